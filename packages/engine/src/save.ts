import type { AnyGame, Options, SetUpFault } from './definition.ts';
import { liveMoves } from './journal.ts';
import { answerMatch, type Match, newMatch, questionOf } from './match.ts';
import { fail, ok, type Result } from './result.ts';
import { rulesFor } from './rules.ts';
import * as shape from './shape.ts';

/** A whole game as it is kept: the same log gives the same position on every machine. */
export interface SavedGame {
  readonly durbar: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: string;
  readonly editionData?: unknown;
  readonly players: number;
  readonly options: Options;
  readonly names?: readonly string[];
  /** Every answer in order, chance included. */
  readonly log: readonly string[];
  /** The promise about chance given before the game, and the seed shown after it. */
  readonly fairness?: { readonly commitment: string; readonly seed?: string };
}

export type ReplayFault =
  | { readonly code: 'malformed'; readonly message: string; readonly faults: readonly SetUpFault[] }
  | { readonly code: 'unknown-game' | 'other-rules-version'; readonly message: string }
  | { readonly code: 'bad-set-up'; readonly message: string; readonly faults: readonly SetUpFault[] }
  | { readonly code: 'bad-entry'; readonly message: string; readonly entry: number };

const SAVED_GAME = shape.object(
  {
    durbar: shape.oneOf([1]),
    game: shape.text(),
    rulesVersion: shape.integer({ min: 1 }),
    edition: shape.text(),
    players: shape.integer({ min: 1 }),
    options: shape.record(shape.text()),
    log: shape.array(shape.text()),
  },
  {
    editionData: shape.anything(),
    names: shape.array(shape.text()),
    fairness: shape.object({ commitment: shape.text() }, { seed: shape.text() }),
  },
);

export function saveMatch(match: Match, extra: Pick<SavedGame, 'names' | 'fairness'> = {}): SavedGame {
  const { definition, setUp } = match.rules;
  return {
    durbar: 1,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    edition: setUp.edition ?? 'custom',
    ...(setUp.editionData === undefined ? {} : { editionData: setUp.editionData }),
    players: setUp.players,
    options: setUp.options ?? {},
    ...extra,
    log: liveMoves(match.journal).map(({ text }) => text),
  };
}

export function parseSavedGame(input: unknown): Result<SavedGame, ReplayFault> {
  const faults = SAVED_GAME(input, '');
  if (faults.length > 0) return fail({ code: 'malformed', message: 'This is not a saved game of Durbar.', faults });
  return ok(input as SavedGame);
}

/** Plays a saved game, up to but without entry `to` when given. The faulty entry is counted from 1. */
export function replay(games: readonly AnyGame[], saved: SavedGame, to = saved.log.length): Result<Match, ReplayFault> {
  const definition = games.find(({ id }) => id === saved.game);
  if (!definition) return fail({ code: 'unknown-game', message: `There is no game "${saved.game}".` });
  if (definition.rulesVersion !== saved.rulesVersion) {
    const message = `The game was saved with rules version ${saved.rulesVersion}; this is version ${definition.rulesVersion}.`;
    return fail({ code: 'other-rules-version', message });
  }
  const rules = rulesFor(definition, saved);
  if (!rules.ok) return fail({ code: 'bad-set-up', message: 'The set-up of the saved game is refused.', faults: rules.fault });
  return replayLog(newMatch(rules.value), saved.log.slice(0, to));
}

function replayLog(start: Match, log: readonly string[]): Result<Match, ReplayFault> {
  let match = start;
  for (const [index, text] of log.entries()) {
    const question = questionOf(match);
    const answered = question && answerMatch(match, question.decider, index, text);
    if (!answered?.ok) {
      const reason = answered ? answered.fault.message : 'The game is over already.';
      return fail({ code: 'bad-entry', message: `Entry ${index + 1}: ${reason}`, entry: index + 1 });
    }
    match = answered.value.match;
  }
  return ok(match);
}
