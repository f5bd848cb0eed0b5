import type { AnyGame, Options, Rules, SetUpFault, Standing } from './definition.ts';
import { FAIRNESS, type Fairness } from './fairness.ts';
import { type Entry, isCorrection } from './journal.ts';
import { answerMatch, type Match, newMatch, questionOf, undoTo } from './match.ts';
import {
  type RecordedGame,
  type RecorderFault,
  type RecordGame,
  recordOf,
  restore,
  type Start,
  type TextLine,
  upcastSetUp,
} from './restore.ts';
import { fail, ok, type Result } from './result.ts';
import { rulesFor } from './rules.ts';
import * as shape from './shape.ts';

interface SavedHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: string;
  readonly editionData?: unknown;
  readonly players: number;
  readonly options: Options;
  readonly names?: readonly string[];
  readonly fairness?: Fairness;
}

/** A whole game as a file, including undone moves so their draws can be verified. */
export interface SavedGame extends SavedHead {
  readonly durbar: 2;
  readonly start: Start;
  readonly entries: readonly Entry[];
  readonly standings?: readonly Standing[];
}

/** A whole game as texts, the format of rules version 1. */
export interface SavedTexts extends SavedHead {
  readonly durbar: 1;
  /** Every answer in order, chance included. */
  readonly log: readonly string[];
}

export type AnySavedGame = SavedGame | SavedTexts;

export type ReplayFault =
  | { readonly code: 'malformed'; readonly message: string; readonly faults: readonly SetUpFault[] }
  | { readonly code: 'unknown-game' | 'other-rules-version'; readonly message: string }
  | { readonly code: 'bad-set-up'; readonly message: string; readonly faults: readonly SetUpFault[] }
  | { readonly code: 'bad-entry'; readonly message: string; readonly entry: number };

const HEAD = {
  game: shape.text(),
  rulesVersion: shape.integer({ min: 1 }),
  edition: shape.text(),
  players: shape.integer({ min: 1 }),
  options: shape.record(shape.text()),
};
const OPTIONAL = {
  editionData: shape.anything(),
  names: shape.array(shape.text()),
  fairness: FAIRNESS,
};
const POSITION = shape.object({ state: shape.anything(), agenda: shape.array(shape.anything()) });
const COUNT = shape.integer({ min: 0 });
const DECIDER = shape.either(COUNT, shape.oneOf(['chance']));
const ENTRIES: Readonly<Record<Entry['kind'], shape.Shape>> = {
  move: shape.object({
    kind: shape.text(),
    by: DECIDER,
    text: shape.text(),
    facts: shape.array(shape.anything()),
    barrier: shape.flag(),
    agenda: shape.object({ kept: COUNT, added: shape.array(shape.anything()) }),
  }),
  undo: shape.object({ kind: shape.text(), by: COUNT, to: COUNT }),
  correction: shape.object({
    kind: shape.text(),
    to: COUNT,
    rules: shape.object({ from: COUNT, to: COUNT }),
    position: POSITION,
  }),
};

const SAVED_TEXTS = shape.object({ durbar: shape.oneOf([1]), ...HEAD, log: shape.array(shape.text()) }, OPTIONAL);
const SAVED_GAME = shape.object(
  {
    durbar: shape.oneOf([1, 2]),
    ...HEAD,
    start: shape.object({ position: POSITION, facts: shape.array(shape.anything()) }),
    entries: shape.array(shape.tagged('kind', ENTRIES)),
  },
  { ...OPTIONAL, standings: shape.array(shape.anything()) },
);

export function saveMatch(match: Match, extra: Pick<SavedGame, 'names' | 'fairness'> = {}): SavedGame {
  const { definition, setUp } = match.rules;
  return {
    durbar: 2,
    game: definition.id,
    edition: setUp.edition ?? 'custom',
    ...(setUp.editionData === undefined ? {} : { editionData: setUp.editionData }),
    players: setUp.players,
    options: setUp.options ?? {},
    ...extra,
    ...recordOf(match),
  };
}

/** An opened game in the current format, with the names and promise it was saved with. */
export function saveAgain(match: Match, { names, fairness }: Pick<AnySavedGame, 'names' | 'fairness'>): SavedGame {
  return saveMatch(match, { ...(names ? { names } : {}), ...(fairness ? { fairness } : {}) });
}

/** The rules version a saved game began under. */
export function firstRulesVersion(saved: AnySavedGame): number {
  const correction = saved.durbar === 2 ? saved.entries.find(isCorrection) : undefined;
  return correction?.rules.from ?? saved.rulesVersion;
}

/** What was played under those rules, including undone answers, read by their frozen copy. */
export function textLines(saved: AnySavedGame): readonly TextLine[] {
  if (saved.durbar === 1) return saved.log;
  const corrected = saved.entries.findIndex(isCorrection);
  const entries = corrected < 0 ? saved.entries : saved.entries.slice(0, corrected);
  return entries.flatMap((entry): TextLine[] => {
    if (entry.kind === 'correction') return [];
    return [entry.kind === 'move' ? entry.text : { by: entry.by, to: entry.to }];
  });
}

export function parseSavedGame(input: unknown): Result<AnySavedGame, ReplayFault> {
  const isTexts = (input as { durbar?: unknown } | null | undefined)?.durbar === 1;
  const faults = (isTexts ? SAVED_TEXTS : SAVED_GAME)(input, '');
  if (faults.length > 0) return fail({ code: 'malformed', message: 'This is not a saved game of Durbar.', faults });
  return ok(input as AnySavedGame);
}

/**
 * Opens a saved game of any version. Entries by the current rules must be legal; older games are folded from their facts, and games stored
 * as texts are replayed by their frozen rules first.
 */
export function openSaved(definition: AnyGame, saved: AnySavedGame, recordGame?: RecordGame): Result<Match, ReplayFault> {
  const rules = rulesFor(definition, upcastSetUp(definition, saved, saved.rulesVersion));
  if (!rules.ok) return fail(badSetUp(rules.fault));
  if (saved.durbar === 2) return openEntries(rules.value, saved);
  if (saved.rulesVersion === definition.rulesVersion) return replay(newMatch(rules.value), saved.log);
  const recorded = recordGame?.(saved, saved.log);
  if (!recorded) return fail(otherVersion(definition, saved));
  return recorded.ok ? ok(restore(rules.value, recorded.value)) : fail(recorderFault(recorded.fault));
}

export function recorderFault(fault: RecorderFault): ReplayFault {
  return 'entry' in fault ? badEntry(fault.entry, fault.message) : badSetUp(fault.faults);
}

function openEntries(rules: Rules, { rulesVersion, start, entries, standings }: SavedGame): Result<Match, ReplayFault> {
  const { definition } = rules;
  if (rulesVersion > definition.rulesVersion) return fail(otherVersion(definition, { rulesVersion }));
  const isPlayedToday = rulesVersion === definition.rulesVersion && !entries.some(isCorrection);
  if (isPlayedToday) return replay(newMatch(rules), entries);
  const recorded: RecordedGame = { rulesVersion, start, entries, ...(standings ? { standings } : {}) };
  try {
    return ok(restore(rules, recorded));
  } catch (error) {
    return fail(badEntry(entries.length, String(error)));
  }
}

/** Replays answers and undos by the current rules. The index of a faulty entry is counted from 1. */
function replay(start: Match, lines: readonly (string | Entry)[]): Result<Match, ReplayFault> {
  let match = start;
  for (const [index, line] of lines.entries()) {
    const next = replayLine(match, line);
    if (!next.ok) return fail(badEntry(index + 1, next.fault));
    match = next.value;
  }
  return ok(match);
}

function replayLine(match: Match, line: string | Entry): Result<Match, string> {
  const { length } = match.journal.live;
  if (typeof line !== 'string' && line.kind !== 'move') {
    const isPast = line.kind === 'undo' && line.to < length;
    return isPast ? ok(undoTo(match, line.by, line.to)) : fail('There is nothing to go back to.');
  }
  const question = questionOf(match);
  if (!question) return fail('The game is over already.');
  const answered = answerMatch(match, question.decider, length, typeof line === 'string' ? line : line.text);
  return answered.ok ? ok(answered.value.match) : fail(answered.fault.message);
}

function otherVersion({ rulesVersion: known }: AnyGame, { rulesVersion }: Pick<SavedHead, 'rulesVersion'>): ReplayFault {
  const message = `The game was saved with rules version ${rulesVersion}; this is version ${known}.`;
  return { code: 'other-rules-version', message };
}

function badSetUp(faults: readonly SetUpFault[]): ReplayFault {
  return { code: 'bad-set-up', message: 'The set-up of the saved game is refused.', faults };
}

function badEntry(entry: number, reason: string): ReplayFault {
  return { code: 'bad-entry', message: `Entry ${entry}: ${reason}`, entry };
}
