import {
  ask,
  type Choice,
  defined,
  liveMoves,
  type Match,
  parseChoice,
  positionAt,
  type Question,
  type Rules,
  seededRandom,
} from '@durbar/engine';
import { winChances } from './evaluation.ts';
import { loadEvaluation } from './evaluations/index.ts';
import { type AnyPosition, after, chanceAfter, indexOfMax } from './levels/look.ts';
import type { Mind } from './mind.ts';
import { type HintReason, meanRows, reasonsFor } from './reasons.ts';

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
  readonly better?: { readonly text: string; readonly chance: number; readonly reasons: readonly HintReason[] };
}

export interface Analysis {
  /** Before each entry and after the last: every seat's chance to win. */
  readonly chances: readonly (readonly number[])[];
  /** The decisions that changed most, largest change first. */
  readonly key: readonly KeyDecision[];
}

const SHOWN = 8;
/** How many entries pass between two reports of progress. */
const PROGRESS_STEP = 20;

/** Looks back at a finished or running game, with all cards open; `onProgress` hears which share of it is done. */
export async function analyse(match: Match, onProgress: (share: number) => void = () => {}): Promise<Analysis> {
  const { rules, journal } = match;
  const { length } = journal.live;
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const chances: number[][] = [];
  for (let number = 0; number <= length; number++) {
    chances.push(chancesOf(mind, positionAt(match, number)));
    if (number % PROGRESS_STEP === 0) onProgress(number / length);
  }
  const key = decisionsOf(match, chances).sort((a, b) => changeOf(b) - changeOf(a));
  return { chances, key: key.slice(0, SHOWN).map((one) => withBetter(mind, match, one)) };
}

function chancesOf({ rules, evaluation }: Mind, position: AnyPosition): number[] {
  return Array.from(winChances(rules, evaluation, position), (chance) => Number(chance.toFixed(4)));
}

function decisionsOf({ journal }: Match, chances: readonly (readonly number[])[]): KeyDecision[] {
  return liveMoves(journal).flatMap(({ by, text }, entry) => {
    if (by === 'chance') return [];
    return [{ entry, seat: by, text, before: chances[entry]?.[by] ?? 0, after: chances[entry + 1]?.[by] ?? 0 }];
  });
}

function changeOf({ before, after }: KeyDecision): number {
  return Math.abs(after - before);
}

/** Adds the choice that looked best at the time, unless it was taken or today's rules do not know the one that was. */
function withBetter(mind: Mind, match: Match, decision: KeyDecision): KeyDecision {
  const position = positionAt(match, decision.entry);
  const question = questionAsked(mind.rules, position, decision);
  if (!question) return decision;
  const { choices } = question;
  const random = seededRandom(decision.entry);
  const values = choices.map((choice) => chanceAfter(mind, position, choice, decision.seat, random));
  const best = defined(choices[indexOfMax(values)], 'choice');
  const text = mind.rules.definition.format(mind.rules.game, best);
  if (text === decision.text) return decision;
  const chance = Number((values[indexOfMax(values)] ?? 0).toFixed(4));
  return { ...decision, better: { text, chance, reasons: reasonsAgainst(mind, position, decision, best) } };
}

/** The question behind a decision; undefined when the rules have changed since. */
function questionAsked(rules: Rules, position: AnyPosition, { text }: KeyDecision): Question | undefined {
  const isKnown = position.agenda.every(({ kind }) => kind in rules.definition.handlers);
  const question = isKnown ? ask(rules, position) : undefined;
  return question && parseChoice(rules, question, text) ? question : undefined;
}

/** What the better choice would have brought that the one taken did not. */
function reasonsAgainst(mind: Mind, position: AnyPosition, { seat, text }: KeyDecision, best: Choice): readonly HintReason[] {
  const { rules, evaluation } = mind;
  const question = defined(ask(rules, position), 'question of a logged answer');
  const taken = after(mind, position, defined(parseChoice(rules, question, text), 'choice of a logged answer'));
  return reasonsFor(rules, evaluation, after(mind, position, best), meanRows(rules, evaluation, [taken]), seat);
}
