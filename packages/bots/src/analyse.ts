import {
  type AnyGame,
  advance,
  ask,
  defined,
  type Match,
  ok,
  parseChoice,
  positionAt,
  type ReplayFault,
  type Result,
  type Rules,
  replay,
  type SavedGame,
  seededRandom,
} from '@durbar/engine';
import { winChances } from './evaluation.ts';
import { loadEvaluation } from './evaluations/index.ts';
import { type AnyPosition, chanceAfter, indexOfMax } from './levels/look.ts';
import type { Mind } from './mind.ts';

/** A decision that changed much. */
export interface KeyDecision {
  /** Counted from 0, as in the log. */
  readonly entry: number;
  readonly seat: number;
  readonly text: string;
  /** The seat's chance to win before and after. */
  readonly before: number;
  readonly after: number;
  /** The choice that looked best, when it was another one. */
  readonly better?: { readonly text: string; readonly chance: number };
}

export interface Analysis {
  /** Before each entry and after the last: every seat's chance to win. */
  readonly chances: readonly (readonly number[])[];
  /** The decisions that changed most, largest change first. */
  readonly key: readonly KeyDecision[];
}

const SHOWN = 8;

/** Looks back at a finished or running game, with all cards open. */
export async function analyse(games: readonly AnyGame[], saved: SavedGame): Promise<Result<Analysis, ReplayFault>> {
  const replayed = replay(games, saved);
  if (!replayed.ok) return replayed;
  const { rules, log } = replayed.value;
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const position = positionAt(replayed.value, 0);
  const chances: number[][] = [chancesOf(mind, position)];
  for (const { text } of log) {
    answer(rules, position, text);
    chances.push(chancesOf(mind, position));
  }
  const key = decisionsOf(replayed.value, chances).sort((a, b) => changeOf(b) - changeOf(a));
  return ok({ chances, key: key.slice(0, SHOWN).map((one) => withBetter(mind, replayed.value, one)) });
}

function chancesOf({ rules, evaluation }: Mind, position: AnyPosition): number[] {
  return Array.from(winChances(rules, evaluation, position), (chance) => Number(chance.toFixed(4)));
}

function answer(rules: Rules, position: AnyPosition, text: string): void {
  const question = defined(ask(rules, position), 'question of a logged answer');
  advance(rules, position, defined(parseChoice(rules, question, text), 'choice of a logged answer'));
}

function decisionsOf({ log }: Match, chances: readonly (readonly number[])[]): KeyDecision[] {
  return log.flatMap(({ by, text }, entry) => {
    if (by === 'chance') return [];
    return [{ entry, seat: by, text, before: chances[entry]?.[by] ?? 0, after: chances[entry + 1]?.[by] ?? 0 }];
  });
}

function changeOf({ before, after }: KeyDecision): number {
  return Math.abs(after - before);
}

/** Adds the choice that looked best at the time, unless it was taken. */
function withBetter(mind: Mind, match: Match, decision: KeyDecision): KeyDecision {
  const position = positionAt(match, decision.entry);
  const choices = ask(mind.rules, position)?.choices ?? [];
  const random = seededRandom(decision.entry);
  const values = choices.map((choice) => chanceAfter(mind, position, choice, decision.seat, random));
  const best = indexOfMax(values);
  const text = mind.rules.definition.format(mind.rules.game, defined(choices[best], 'choice'));
  return text === decision.text ? decision : { ...decision, better: { text, chance: Number((values[best] ?? 0).toFixed(4)) } };
}
