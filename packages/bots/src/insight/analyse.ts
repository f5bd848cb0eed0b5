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
import type { Budget } from '../budget.ts';
import { winChances } from '../evaluation.ts';
import { loadEvaluation } from '../evaluations/index.ts';
import { type AnyPosition, after, chanceAfter, indexOfMax } from '../levels/look.ts';
import type { Mind } from '../mind.ts';
import { type HintReason, meanRows, reasonsFor } from '../reasons.ts';
import { luckOf } from './luck.ts';
import { type PlayedTurn, playedTurns } from './played-turns.ts';
import { type JudgedPlay, judgePlay } from './verdicts.ts';

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

/** A turn as it was played and as it is judged; without a judgement where nothing was to be decided. */
export type AnalysedTurn = PlayedTurn & { readonly judgement?: JudgedPlay };

export interface Analysis {
  /** Before each entry and after the last: every seat's chance to win. */
  readonly chances: readonly (readonly number[])[];
  /** What each draw was worth to every seat. */
  readonly luck: readonly { readonly entry: number; readonly worth: readonly number[] }[];
  readonly turns: readonly AnalysedTurn[];
  /** The decisions that changed most, largest change first. */
  readonly key: readonly KeyDecision[];
}

const SHOWN = 8;
/** How many entries pass between two reports of progress. */
const PROGRESS_STEP = 20;
/** Judging turns takes nearly all the time. */
const SHARE_OF_CHANCES = 0.05;
/** Twice for each part of a turn: a game of four is looked through in less than 20 s. */
const PER_PART: Budget = { seconds: 0.06 };

/** Looks back at a finished or running game; turns are judged by what their player could know. `onProgress` hears which share is done. */
export async function analyse(
  match: Match,
  onProgress: (share: number) => void = () => {},
  budget: Budget = PER_PART,
): Promise<Analysis> {
  const { rules, journal } = match;
  const { length } = journal.live;
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  const chances: number[][] = [];
  for (let number = 0; number <= length; number++) {
    chances.push(chancesOf(mind, positionAt(match, number)));
    if (number % PROGRESS_STEP === 0) onProgress((SHARE_OF_CHANCES * number) / length);
  }
  const key = decisionsOf(match, chances).sort((a, b) => changeOf(b) - changeOf(a));
  const played = playedTurns(match, mind.evaluation.features);
  const turns = played.map((turn, index) => {
    onProgress(SHARE_OF_CHANCES + ((1 - SHARE_OF_CHANCES) * index) / played.length);
    const judgement = judgePlay(mind, match, turn, budget);
    return judgement ? { ...turn, judgement } : turn;
  });
  return { chances, luck: luckIn(mind, match), turns, key: key.slice(0, SHOWN).map((one) => withBetter(mind, match, one)) };
}

function luckIn(mind: Mind, match: Match): Analysis['luck'] {
  const random = seededRandom('luck');
  return liveMoves(match.journal).flatMap(({ by }, entry) => {
    const worth = by === 'chance' ? luckOf(mind, match, entry, random) : undefined;
    return worth ? [{ entry, worth }] : [];
  });
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
