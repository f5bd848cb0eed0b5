import { type AnyGame, ask, defined, type Match, newMatch, type Position, parseChoice, play, type Rules } from '@durbar/engine';
import { chanceIndex } from './draw.ts';
import { commitmentOf, type Seed } from './seed.ts';

/** One answer of chance: what the log says and what the seed says. */
export interface CheckedDraw {
  readonly number: number;
  readonly logged: string;
  readonly drawn: string;
  /** How many outcomes there were; with one there was nothing to draw. */
  readonly outcomes: number;
}

export interface Verdict {
  /** Whether the seed is the one that was promised. */
  readonly promiseKept: boolean;
  readonly draws: readonly CheckedDraw[];
}

/** The text of the answer that the seed gives to the pending question of chance. */
export function chanceText(rules: Rules, position: Position<unknown>, seed: Seed, number: number): string {
  return draw(rules, position, seed, number).text;
}

/** Recomputes every answer of chance from entry `from` on. */
export function verifyChance(match: Match, seed: Seed, commitment: string, from = 0): Verdict {
  const { rules, log } = match;
  const draws: CheckedDraw[] = [];
  let { position } = newMatch(rules);
  for (const [number, { by, text }] of log.entries()) {
    const question = defined(ask(rules, position), 'question of a logged answer');
    if (by === 'chance' && number >= from) {
      const { text: drawn, outcomes } = draw(rules, position, seed, number);
      draws.push({ number, logged: text, drawn, outcomes });
    }
    position = play(rules, position, defined(parseChoice(rules, question, text), 'logged choice')).position;
  }
  return { promiseKept: commitmentOf(seed) === commitment, draws };
}

export function isFair({ promiseKept, draws }: Verdict): boolean {
  return promiseKept && draws.every(({ logged, drawn }) => logged === drawn);
}

function draw(
  rules: Rules,
  position: Position<unknown>,
  seed: Seed,
  number: number,
): { readonly text: string; readonly outcomes: number } {
  const { choices, weights = choices.map(() => 1) } = defined(ask(rules, position), 'question of chance');
  const choice = defined(choices[chanceIndex(seed, number, weights)], 'outcome');
  const { format }: AnyGame = rules.definition;
  return { text: format(rules.game, choice), outcomes: choices.length };
}
