import { beatsOf } from '../story/telling.ts';
import { type ToldAnswer, turnCards } from '../story/turn-cards.ts';
import type { SeenMove } from '../worker/news.ts';
import type { NumberedLine } from './chronicle.ts';
import type { AnyTable, Telling } from './contract.ts';

/** Nothing lies anywhere: costs and gains are the same wherever the pieces come from. */
const EMPTY_STAGE = new Map();

/**
 * One line for each turn, with what it cost and brought: the line of its strongest fact stands for all of it. What each move tells is
 * remembered, because moves never change. Undefined where a game has no story.
 */
export function turnTeller(
  table: AnyTable,
): ((moves: readonly SeenMove[], telling: Telling<unknown, unknown>) => readonly NumberedLine[]) | undefined {
  const { story } = table;
  if (!story) return undefined;
  const known = new WeakMap<SeenMove, ToldAnswer>();
  const told = (move: SeenMove, number: number, { game, viewer }: Telling<unknown, unknown>): ToldAnswer => {
    const answer = known.get(move) ?? {
      ...beatsOf(story, { number, facts: move.facts }, { game, viewer, stage: EMPTY_STAGE }),
      number,
      facts: move.facts,
    };
    known.set(move, answer);
    return answer;
  };
  return (moves, telling) =>
    turnCards(
      story,
      moves.map((move, number) => told(move, number, telling)),
    ).flatMap(({ first, seat, strongest, sum }, card): readonly NumberedLine[] => {
      const line = strongest && table.line(strongest, telling);
      return line ? [{ ...line, ...(seat === undefined ? {} : { seat }), sum, entry: first, key: `turn ${card}` }] : [];
    });
}
