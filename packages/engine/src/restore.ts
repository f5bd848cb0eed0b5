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

/** A recorded game, in the shapes of one rules version. */
export interface RecordedGame {
  readonly rulesVersion: number;
  readonly start: Start;
  readonly entries: readonly Entry[];
  /** The result of a finished game by its original rules. */
  readonly standings?: readonly Standing[];
}

/** A line of a game stored as texts: an answer or an undo. */
export type TextLine = string | { readonly by: number; readonly to: number };

/** One chance answer with all its possible outcomes. */
export interface RecordedDraw {
  readonly number: number;
  readonly text: string;
  readonly texts: readonly string[];
  readonly weights: readonly number[];
}

/** Why frozen rules reject a set-up or a text. */
export type RecorderFault = { readonly faults: readonly SetUpFault[] } | { readonly entry: number; readonly message: string };

/** Frozen rules of an older version, to replay games stored only as texts. */
export type RecordGame = (
  setUp: SetUp,
  lines: readonly TextLine[],
  onChance?: (draw: RecordedDraw) => void,
) => Result<RecordedGame, RecorderFault>;

/** Placeholder for a frame the current rules no longer have. */
const GONE: Frame = { kind: 'gone' };

/** An older game's set-up, migrated to the current version. */
export function upcastSetUp<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUp: SetUp,
  rulesVersion: number,
): SetUp {
  return upcastsFrom(definition, rulesVersion).reduce((older, upcast) => upcast.setUp?.(older) ?? older, setUp);
}

/**
 * Opens a game of any version by folding its facts, without old handlers. A running game continues under the current rules; its last entry
 * is then a correction.
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

/** The positions before each live move and after the last; undefined where facts don't fit the current state shape. */
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

/** Continues from the latest position the current rules can play, or from the start if there is none. */
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
 * A separate game that begins with the first `number` live moves. If older rules played them, it continues under the current rules from the
 * latest position they can play.
 */
export function branchAt(match: Match, number: number): Match {
  const { entries, live } = match.journal;
  const start = startOf(match);
  const end = live.at(number) ?? entries.length;
  const past = liveEntries(entries.slice(0, end));
  const from = entries.slice(end).find(isCorrection)?.rules.from ?? match.recorded?.rulesVersion;
  return from === undefined ? applyEntries(start, past) : corrected(start, past, positionsOf(start, past), from);
}

/** Whether the current rules can show a position to every viewer and play it to the end. */
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

/** Otherwise a missing part of the state would silently be used as a number. */
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

/** What to store of a match so any later rules version can open it. */
export function recordOf(match: Match): RecordedGame {
  if (match.recorded) return match.recorded;
  const { rules, setUpFacts, journal, position } = match;
  const { definition, game } = rules;
  const start = { position: startOf(match).position, facts: setUpFacts };
  const result = isOver(position) ? { standings: definition.standings(game, position.state) } : {};
  return { rulesVersion: definition.rulesVersion, start, entries: journal.entries.slice(), ...result };
}

/** The standings. A finished game keeps the result of its original rules. */
export function standingsOf({ rules: { definition, game }, position, recorded }: Match): readonly Standing[] {
  return recorded?.standings ?? definition.standings(game, position.state);
}
