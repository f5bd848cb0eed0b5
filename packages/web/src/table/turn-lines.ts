import { journalOf, liveCounts } from '@durbar/engine';
import { placelessBeats } from '../story/sums.ts';
import { type ToldAnswer, turnCards } from '../story/turn-cards.ts';
import type { SeenEntry, SeenMove } from '../worker/news.ts';
import { journalPlace, type NumberedLine } from './chronicle.ts';
import type { AnyTable, Telling } from './contract.ts';

type AnyTelling = Telling<unknown, unknown>;

/**
 * One line for each turn, with its costs and gains: the line of its most important fact represents it. Undone moves stay between them line
 * by line, with who undid them. Undefined where a game has no story.
 */
export function turnTeller(
  table: AnyTable,
): ((entries: readonly SeenEntry[], lines: readonly NumberedLine[], telling: AnyTelling) => readonly NumberedLine[]) | undefined {
  const { story } = table;
  if (!story) return undefined;
  /** Moves are immutable. */
  const known = new WeakMap<SeenMove, ToldAnswer>();
  const told = (move: SeenMove, number: number, telling: AnyTelling): ToldAnswer => {
    const { facts } = move;
    const answer = known.get(move) ?? { beats: placelessBeats(story, number, facts, telling), number, facts };
    known.set(move, answer);
    return answer;
  };
  return (entries, lines, telling) => {
    const live = new Set(journalOf(entries).live);
    const places = liveCounts(entries);
    const answers = entries.flatMap((entry, index) =>
      entry.kind === 'move' && live.has(index) ? [told(entry, index, telling)] : [],
    );
    const turns = turnCards(story, answers).flatMap(({ first, last, seat, strongest, sum }, card): readonly NumberedLine[] => {
      const line = strongest && table.line(strongest, telling);
      const entry = places[first] ?? 0;
      const turn = { from: entry, to: (places[last] ?? entry) + 1 };
      return line ? [{ ...line, ...(seat === undefined ? {} : { seat }), sum, entry, turn, key: `${first} turn ${card}` }] : [];
    });
    const takenBack = lines.filter((line) => line.undone || entries[journalPlace(line)]?.kind !== 'move');
    return [...turns, ...takenBack].sort((one, other) => journalPlace(one) - journalPlace(other));
  };
}
