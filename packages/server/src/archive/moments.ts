import {
  type AnyGame,
  type Fairness,
  matchAt,
  ok,
  questionSeen,
  type Result,
  type SavedGame,
  saveMatch,
  type Viewer,
} from '@durbar/engine';
import type { Fault, PastMoment } from '@durbar/protocol';
import { Type } from 'typebox';
import { refuse } from '../faults.ts';
import type { Shown } from '../play/project.ts';
import type { SeatRecord, TableRecord } from '../storage/table-records.ts';

/** A viewer's view and question after `number` moves. */
export function viewAt({ course, unplayable }: Shown, viewer: Viewer, number: number): Result<PastMoment, Fault> {
  if (!course) return refuse(unplayable ?? 'not-running');
  const { match } = course;
  if (!Number.isInteger(number) || number < 0 || number > match.journal.live.length) return refuse('no-such-moment');
  const { definition, game }: { definition: AnyGame; game: unknown } = match.rules;
  const past = matchAt(match, number);
  const question = questionSeen(past, viewer);
  return ok({ number, view: definition.viewFor(game, past.position, viewer), ...(question ? { question } : {}) });
}

/** The format of `durbar replay`: see the engine's `save.ts`. */
export const Saved = Type.Unsafe<SavedGame>(Type.Object({}));

/** A finished game as a file, including the seed so anyone can verify it. */
export function savedGame({ record, course, unplayable }: Shown): Result<SavedGame, Fault> {
  if (record.status !== 'finished' && record.status !== 'cancelled') return refuse('not-over');
  if (!course || record.commitment === undefined || record.seed === undefined) return refuse(unplayable ?? 'not-over');
  const { commitment, seed } = record;
  const fairness = { commitment, seed, ...sharedIn(record) };
  return ok(saveMatch(course.match, { names: record.seats.map(nameOf), fairness }));
}

function sharedIn({ secret, shares = [] }: TableRecord): Pick<Fairness, 'shared'> {
  return secret === undefined || shares.length === 0 ? {} : { shared: { secret, shares } };
}

/** How a seat is named in files and pictures. */
export function nameOf({ name, bot, seat }: SeatRecord): string {
  return name ?? (bot === undefined ? `Seat ${seat + 1}` : `Bot (${bot})`);
}
