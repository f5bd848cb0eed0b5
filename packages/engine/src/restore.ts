import type { GameDefinition, Rules, SetUp, SetUpFault, Standing, Upcast } from './definition.ts';
import { handlingsOf } from './handlers.ts';
import { type Correction, type Entry, journalOf, liveMoves, type Move, undoFloor } from './journal.ts';
import { applyEntry, type Match, matchFrom } from './match.ts';
import { ask, begin, copyPosition, isOver, playOut } from './play.ts';
import type { Choice, Fact, Frame, Position, Viewer } from './position.ts';
import { seededRandom } from './random.ts';
import { defined, type Result } from './result.ts';

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

/** Stands on the agenda for a frame that today's rules do not have. */
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
  if (recorded.rulesVersion === definition.rulesVersion) return entries.reduce(applyEntry, start);
  if (recorded.standings) return { ...entries.reduce(applyEntry, start), recorded, bygone: true };
  const match = foldWhatFits(start, entries);
  if (match && isOver(match.position)) return { ...match, recorded, bygone: true };
  return corrected(start, entries, recorded.rulesVersion);
}

/** Undefined when facts of a running game do not fit today's states. */
function foldWhatFits(start: Match, entries: readonly Entry[]): Match | undefined {
  try {
    return entries.reduce(applyEntry, start);
  } catch {
    return undefined;
  }
}

/** Goes on from the newest position that today's rules can play; from a new start if there is none. */
function corrected(start: Match, entries: readonly Entry[], from: number): Match {
  const { rules } = start;
  const journal = journalOf(entries);
  const live = liveMoves(journal);
  const positions = positionsOf(start, live);
  const to = positions.findLastIndex((position) => isPlayable(rules, position));
  const position = positions[to] ?? begin(rules).position;
  const correction: Correction = {
    kind: 'correction',
    to: Math.max(0, to),
    rules: { from, to: rules.definition.rulesVersion },
    position,
  };
  const past = live.slice(0, correction.to).reduce<Match>(applyEntry, start);
  return applyEntry({ ...past, journal: { entries, live: journal.live } }, correction);
}

/**
 * A game of its own that begins with the first `number` live moves. Where older rules played them, it goes on under today's from the newest
 * position that these can play.
 */
export function branchAt(match: Match, number: number): Match {
  const { rules, setUpFacts, journal, snapshots, recorded } = match;
  const { entries } = journal;
  const start = matchFrom(rules, { position: defined(snapshots[0], 'start of a match').position, facts: setUpFacts });
  const live = liveMoves(journal).slice(0, number);
  const from = recorded?.rulesVersion ?? entries.find(isCorrection)?.rules.from;
  if (from !== undefined && (recorded || number < undoFloor(journal))) return corrected(start, live, from);
  const past = entries.slice(0, entries.findLastIndex(isCorrection) + 1).reduce(applyEntry, start);
  return live.slice(past.journal.live.length).reduce<Match>(applyEntry, past);
}

function isCorrection(entry: Entry): entry is Correction {
  return entry.kind === 'correction';
}

/** The positions before each live move, and after the last, as far as facts can be folded. */
function positionsOf(start: Match, live: readonly Move[]): Position<unknown>[] {
  const positions = [start.position];
  let match = start;
  for (const move of live) {
    try {
      match = applyEntry(match, move);
    } catch {
      break;
    }
    positions.push(match.position);
  }
  return positions;
}

/** Whether today's rules can show a position to everyone and play it to its end. */
function isPlayable(rules: Rules, position: Position<unknown>): boolean {
  const handlings = handlingsOf(rules);
  if (isOver(position) || !position.agenda.every(({ kind }) => handlings.has(kind))) return false;
  const { definition, game, setUp } = rules;
  const viewers: Viewer[] = [...Array(setUp.players).keys(), 'spectator'];
  try {
    for (const viewer of viewers) definition.viewFor(game, position, viewer);
    if (!ask(rules, position)?.choices.length || !hasAllParts(rules, position)) return false;
    playOut(rules, copyPosition(rules, position), seededRandom('correction'));
    return true;
  } catch {
    return false;
  }
}

/** A part of the state that is missing would be counted with as if it were a number. */
function hasAllParts(rules: Rules, { state }: Position<unknown>): boolean {
  const parts = Object.keys(begin(rules).position.state as object);
  return parts.every((part) => part in (state as object));
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

/** What must be kept of a match so that any later version of the rules can open it. */
export function recordOf(match: Match): RecordedGame {
  if (match.recorded) return match.recorded;
  const { rules, setUpFacts, journal, position, snapshots } = match;
  const { definition, game } = rules;
  const start = { position: defined(snapshots[0], 'start of a match').position, facts: setUpFacts };
  const result = isOver(position) ? { standings: definition.standings(game, position.state) } : {};
  return { rulesVersion: definition.rulesVersion, start, entries: journal.entries, ...result };
}

/** Who stands where. A finished game keeps the result that the rules of its time gave. */
export function standingsOf({ rules: { definition, game }, position, recorded }: Match): readonly Standing[] {
  return recorded?.standings ?? definition.standings(game, position.state);
}
