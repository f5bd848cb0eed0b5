import type { GameDefinition, Rules, SetUp, SetUpFault, Standing, Upcast } from './definition.ts';
import { type Correction, type Entry, isCorrection, liveEntries, type Move } from './journal.ts';
import { afterMove, applyEntries, type Match, matchFrom, startOf } from './match.ts';
import { ask, begin, copyPosition, handlingsOf, isOver } from './play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from './position.ts';
import { seededRandom } from './random.ts';
import { playOut } from './random-play.ts';
import type { Result } from './result.ts';

/** The first position that asks something, and the facts of the set-up. */
export interface Start<S = unknown, F extends Frame = Frame, E extends Fact = Fact> {
  readonly position: Position<S, F>;
  readonly facts: readonly E[];
}

/** A game as it was written down, in the shapes of one version of its rules. */
export interface RecordedGame {
  readonly rulesVersion: number;
  readonly start: Start;
  readonly entries: readonly Entry[];
  /** The result of a finished game, as the rules of its time counted it. */
  readonly standings?: readonly Standing[];
}

/** A line of a game that was kept as texts: an answer, or an undo. */
export type TextLine = string | { readonly by: number; readonly to: number };

/** One answer of chance and everything it could have been. */
export interface RecordedDraw {
  readonly number: number;
  readonly text: string;
  readonly texts: readonly string[];
  readonly weights: readonly number[];
}

/** What frozen rules say of a set-up or a text that they refuse. */
export type RecorderFault = { readonly faults: readonly SetUpFault[] } | { readonly entry: number; readonly message: string };

/** Frozen rules of an older version: they write down a game of which only texts were kept. */
export type RecordGame = (
  setUp: SetUp,
  lines: readonly TextLine[],
  onChance?: (draw: RecordedDraw) => void,
) => Result<RecordedGame, RecorderFault>;

/** Placeholder on the agenda for a frame that today's rules do not have. */
const GONE: Frame = { kind: 'gone' };

/** The set-up of an older game in today's words. */
export function upcastSetUp<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUp: SetUp,
  rulesVersion: number,
): SetUp {
  return upcastsFrom(definition, rulesVersion).reduce((older, upcast) => upcast.setUp?.(older) ?? older, setUp);
}

/**
 * Opens a game of any version by folding its facts; no handler of the past is needed. A game that still runs goes on under today's rules: the
 * last entry is then a correction.
 */
export function restore(rules: Rules, recorded: RecordedGame): Match {
  const { definition, game } = rules;
  const upcasts = upcastsFrom(definition, recorded.rulesVersion);
  const start = matchFrom(rules, {
    position: upcastPosition(upcasts, game, recorded.start.position),
    facts: upcastFacts(upcasts, game, recorded.start.facts),
  });
  const entries = recorded.entries.map((entry) => upcastEntry(upcasts, game, entry));
  if (recorded.rulesVersion === definition.rulesVersion) return applyEntries(start, entries);
  const positions = positionsOf(start, entries);
  const last = positions.at(-1);
  if (recorded.standings || (last && isOver(last))) return { ...applyEntries(start, entries), recorded, bygone: true };
  return corrected(start, entries, positions, recorded.rulesVersion);
}

/** The positions before each live move, and after the last; undefined where facts do not fit today's states. */
function positionsOf({ rules, position }: Match, entries: readonly Entry[]): readonly (Position<unknown> | undefined)[] {
  const positions: (Position<unknown> | undefined)[] = [position];
  for (const entry of entries) {
    if (entry.kind === 'move') positions.push(foldWhatFits(rules, positions.at(-1), entry));
    else positions.length = entry.to + 1;
    if (entry.kind === 'correction') positions[entry.to] = entry.position;
  }
  return positions;
}

function foldWhatFits(rules: Rules, before: Position<unknown> | undefined, move: Move): Position<unknown> | undefined {
  try {
    return before && afterMove(rules, copyPosition(rules, before), move);
  } catch {
    return undefined;
  }
}

/** Goes on from the newest position that today's rules can play; from a new start if there is none. */
function corrected(
  start: Match,
  entries: readonly Entry[],
  positions: readonly (Position<unknown> | undefined)[],
  from: number,
): Match {
  const { rules } = start;
  const fresh = begin(rules).position;
  const to = positions.findLastIndex((position) => position && hasAllParts(position, fresh) && isPlayable(rules, position));
  const correction: Correction = {
    kind: 'correction',
    to: Math.max(0, to),
    rules: { from, to: rules.definition.rulesVersion },
    position: positions[to] ?? fresh,
  };
  return applyEntries(start, [...entries, correction]);
}

/**
 * A game of its own that begins with the first `number` live moves. Where older rules played them, it goes on under today's from the newest
 * position that these can play.
 */
export function branchAt(match: Match, number: number): Match {
  const { entries, live } = match.journal;
  const start = startOf(match);
  const end = live[number] ?? entries.length;
  const past = liveEntries(entries.slice(0, end));
  const from = entries.slice(end).find(isCorrection)?.rules.from ?? match.recorded?.rulesVersion;
  return from === undefined ? applyEntries(start, past) : corrected(start, past, positionsOf(start, past), from);
}

/** Whether today's rules can show a position to everyone and play it to its end. */
function isPlayable(rules: Rules, position: Position<unknown>): boolean {
  const handlings = handlingsOf(rules);
  if (isOver(position) || !position.agenda.every(({ kind }) => handlings.has(kind))) return false;
  const { definition, game, setUp } = rules;
  const viewers: Viewer[] = [...Array(setUp.players).keys(), 'spectator'];
  try {
    for (const viewer of viewers) definition.viewFor(game, position, viewer);
    if (!ask(rules, position)?.choices.length) return false;
    playOut(rules, copyPosition(rules, position), seededRandom('correction'));
    return true;
  } catch {
    return false;
  }
}

/** A part of the state that is missing would be counted with as if it were a number. */
function hasAllParts({ state }: Position<unknown>, fresh: Position<unknown>): boolean {
  return Object.keys(fresh.state as object).every((part) => part in (state as object));
}

function upcastsFrom<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  { upcasts = [], rulesVersion }: GameDefinition<G, S, F, C, E, V>,
  version: number,
): readonly Upcast<G>[] {
  const needed = Array.from({ length: Math.max(0, rulesVersion - version) }, (_, index) => version + index);
  return needed.flatMap((from) => upcasts.find((upcast) => upcast.from === from) ?? []);
}

function upcastFacts<G>(upcasts: readonly Upcast<G>[], game: G, facts: readonly Fact[]): readonly Fact[] {
  return upcasts.reduce((older, { fact }) => (fact ? older.flatMap((one) => fact(one, game)) : older), facts);
}

function upcastFrame<G>(upcasts: readonly Upcast<G>[], game: G, frame: Frame): Frame {
  return upcasts.reduce<Frame>((older, upcast) => {
    if (!upcast.frame || older === GONE) return older;
    return upcast.frame(older, game) ?? GONE;
  }, frame);
}

function upcastPosition<G>(upcasts: readonly Upcast<G>[], game: G, { state, agenda }: Position<unknown>): Position<unknown> {
  return {
    state: upcasts.reduce((older, upcast) => (upcast.state ? upcast.state(older, game) : older), state),
    agenda: agenda.map((frame) => upcastFrame(upcasts, game, frame)),
  };
}

function upcastEntry<G>(upcasts: readonly Upcast<G>[], game: G, entry: Entry): Entry {
  if (upcasts.length === 0 || entry.kind === 'undo') return entry;
  if (entry.kind === 'correction') return { ...entry, position: upcastPosition(upcasts, game, entry.position) };
  const { kept, added } = entry.agenda;
  const agenda = { kept, added: added.map((frame) => upcastFrame(upcasts, game, frame)) };
  return { ...entry, facts: upcastFacts(upcasts, game, entry.facts), agenda };
}

/** What must be kept of a match so any later version of the rules can open it. */
export function recordOf(match: Match): RecordedGame {
  if (match.recorded) return match.recorded;
  const { rules, setUpFacts, journal, position } = match;
  const { definition, game } = rules;
  const start = { position: startOf(match).position, facts: setUpFacts };
  const result = isOver(position) ? { standings: definition.standings(game, position.state) } : {};
  return { rulesVersion: definition.rulesVersion, start, entries: journal.entries, ...result };
}

/** Who stands where. A finished game keeps the result that the rules of its time gave. */
export function standingsOf({ rules: { definition, game }, position, recorded }: Match): readonly Standing[] {
  return recorded?.standings ?? definition.standings(game, position.state);
}
