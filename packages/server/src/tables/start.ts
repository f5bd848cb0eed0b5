import { keepsPromise, sharedSeed } from '@durbar/chance';
import { ok, type Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Context } from '../context.ts';
import { refuse } from '../faults.ts';
import type { Timekeeping } from '../play/answer.ts';
import { newCourse, proceed } from '../play/course.ts';
import type { Planned, Planning } from '../play/planned.ts';
import { seatOf } from '../play/room.ts';
import type { Rulebook } from '../play/rulebook.ts';
import type { TableRecord } from '../storage/table-records.ts';
import { freshClocks } from './pace.ts';
import { isAwaited, promising, revealTime, withNonce } from './shares.ts';

export interface Starting extends Timekeeping {
  readonly rulebook: Rulebook;
}

export function startingIn({ time, rulebook }: Pick<Context, 'time' | 'rulebook'>): Starting {
  return { ...time(), rulebook };
}

/**
 * Starts a game. If clients have promised shares of chance, the seats and their promises are now fixed, and the first draw waits until all
 * are revealed or time is up, so no one can choose a share after seeing another's.
 */
export async function begin(record: TableRecord, starting: Starting): Promise<Result<Planned, Fault>> {
  if (!isAwaited(record)) return run(record, starting);
  const rules = await starting.rulebook.rules(record);
  if (!rules.ok) return refuse('other-rules-version');
  return ok({ record: { ...record, revealBy: starting.now + revealTime(record) }, seatsChanged: true });
}

/** A client reveals its promised share. The last one starts the game. */
export function planReveal(person: string, nonce: string, starting: Starting): Planning {
  return async ({ record }) => {
    const seat = seatOf(record, person);
    if (seat === undefined) return refuse('not-seated');
    const share = record.shares?.find((one) => one.seat === seat);
    if (share?.nonce === nonce) return ok(undefined);
    if (record.status !== 'open' || record.revealBy === undefined || !share) return refuse('not-revealing');
    if (!keepsPromise(nonce, share.promise)) return refuse('wrong-share');
    const revealed = withNonce(record, seat, nonce);
    return isAwaited(revealed) ? ok({ record: revealed }) : run(revealed, starting);
  };
}

/** An unrevealed share contributes nothing; the server's secret covers it. */
export function planRevealOver(starting: Starting): Planning {
  return async ({ record }) => {
    const isDue = record.status === 'open' && record.revealBy !== undefined && record.revealBy <= starting.now;
    return isDue ? run(record, starting) : ok(undefined);
  };
}

async function run(record: TableRecord, { rulebook, ...time }: Starting): Promise<Result<Planned, Fault>> {
  const rules = await rulebook.rules(record);
  if (!rules.ok) return refuse('other-rules-version');
  const { revealBy: _over, ...promised } = promising(record);
  const { secret, shares = [] } = promised;
  const clocks = freshClocks(record.pace, record.players);
  const opening: TableRecord = {
    ...promised,
    status: 'running',
    seed: sharedSeed({ secret, shares }),
    startedAt: time.now,
    ...(clocks ? { clocks } : {}),
  };
  const running = await proceed(opening, newCourse(rules.value), { ...time, direction: 'on' });
  return ok({ ...running, seatsChanged: true, events: [{ text: 'started' }] });
}
