import { ask, type Choice, defined, liveMove, type Match, parseChoice, positionAt, seededRandom } from '@durbar/engine';
import { type Budget, effortOf } from '../budget.ts';
import { type AnyPosition, imagined } from '../levels/look.ts';
import { worthALook } from '../levels/whole-turns/index.ts';
import { advantage, atFirstSight, type JudgedTurn, judged, type Thinking } from '../levels/whole-turns/judge.ts';
import { turnOf, turnsIn, type WholeTurn } from '../levels/whole-turns/turns.ts';
import type { Mind } from '../mind.ts';
import { type Hint, hintOf, toldApart } from './hints.ts';
import type { PlayedTurn } from './played-turns.ts';

export type TurnVerdict = 'best' | 'good' | 'inaccuracy' | 'mistake';

/** What a turn was worth. */
export interface JudgedPlay {
  readonly verdict: TurnVerdict;
  /** The loss in winning chances. */
  readonly lost: number;
  /** The best alternative, unless the turn itself was the best. */
  readonly better?: Alternative;
  /** What came closest to a turn that was the best. */
  readonly next?: Alternative;
}

/** Another turn and the entry it starts from, with what was played there in the same form. */
export interface Alternative {
  readonly entry: number;
  readonly hint: Hint;
  readonly played: Hint;
}

/** Loss in percentage points from which a turn is no longer the best, no longer good, and a mistake. */
const LIMITS = { good: 0.01, inaccuracy: 0.04, mistake: 0.09 } as const;

export function verdictOn(lost: number): TurnVerdict {
  if (lost < LIMITS.good) return 'best';
  if (lost < LIMITS.inaccuracy) return 'good';
  return lost < LIMITS.mistake ? 'inaccuracy' : 'mistake';
}

/** An analysis covers hundreds of turns, so only those that lost something are played on often enough to say why. */
const WORLDS_TO_TELL: Readonly<Record<TurnVerdict, Budget>> = {
  best: { looks: 1 },
  good: { looks: 1 },
  inaccuracy: { looks: 16 },
  mistake: { looks: 16 },
};

/**
 * Judges a turn by what its player could know: each part of it, up to a draw, against the best that could have been done there. Undefined
 * if there was nothing to decide or the current rules don't know the answers.
 */
export function judgePlay(mind: Mind, match: Match, turn: PlayedTurn, budget: Budget): JudgedPlay | undefined {
  const parts = turn.starts.flatMap((entry) => judgePart(mind, match, turn, entry, budget) ?? []);
  if (parts.length === 0) return undefined;
  const lost = parts.reduce((sum, part) => sum + part.lost, 0);
  const worst = parts.reduce((one, other) => (other.lost > one.lost ? other : one));
  const verdict = verdictOn(lost);
  const alternative = alternativeTo(worst, WORLDS_TO_TELL[verdict]);
  return { verdict, lost, ...(verdict === 'best' ? { next: alternative } : { better: alternative }) };
}

interface JudgedPart {
  readonly entry: number;
  readonly lost: number;
  /** How far the best alternative is ahead of what was played; below 0 it is behind. */
  readonly ahead: number;
  readonly thinking: Thinking;
  readonly best: JudgedTurn;
  readonly played: WholeTurn;
}

function alternativeTo({ entry, ahead, thinking, best, played }: JudgedPart, worlds: Budget): Alternative {
  const chance = Math.min(1, Math.max(0, best.chance - ahead));
  const [hint, other] = toldApart(hintOf(thinking, best, worlds), hintOf(thinking, { ...played, chance }, worlds));
  return { entry, hint, played: other };
}

function judgePart(mind: Mind, match: Match, { seat, last }: PlayedTurn, entry: number, budget: Budget): JudgedPart | undefined {
  const { rules } = mind;
  const position = positionAt(match, entry);
  const choices = choicesPlayed(mind, match, position, seat, entry, last);
  if (choices.length === 0) return undefined;
  const random = seededRandom(`verdict ${entry}`);
  const view = rules.definition.viewFor(rules.game, position, seat);
  const thinking: Thinking = { mind, view, seat, effort: effortOf(budget, mind.clock), random };
  const world = imagined(mind, view, random);
  const played = turnOf(mind, world, seat, choices);
  const others = turnsIn(mind, world, seat, random).filter((turn) => outcomeOf(turn) !== outcomeOf(played));
  if (others.length === 0) return undefined;
  const best = defined(judged(thinking, worthALook(atFirstSight(thinking, others)))[0], 'other turn');
  const ahead = advantage({ ...thinking, effort: effortOf(budget, mind.clock) }, best, played);
  return { entry, lost: Math.max(0, ahead), ahead, thinking, best, played };
}

/** Consecutive answers of one seat, as choices; none if the current rules don't know the first. */
function choicesPlayed(mind: Mind, match: Match, position: AnyPosition, seat: number, first: number, last: number): Choice[] {
  const { rules } = mind;
  if (!position.agenda.every(({ kind }) => kind in rules.definition.handlers)) return [];
  const choices: Choice[] = [];
  for (let entry = first; entry <= last; entry++) {
    const move = liveMove(match.journal, entry);
    const question = ask(rules, positionAt(match, entry));
    const choice = move?.by === seat && question ? parseChoice(rules, question, move.text) : undefined;
    if (!choice) break;
    choices.push(choice);
  }
  return choices;
}

/** Turns with the same ending are the same turn. */
function outcomeOf({ end: { state, agenda } }: WholeTurn): string {
  return JSON.stringify([state, agenda]);
}
