import { sql } from 'kysely';
import { COMPARED_EVERY, lagBehind } from './clock.ts';
import type { Storage } from './storage/index.ts';

export interface SharedCalendar {
  readonly now: () => number;
  stop(): void;
}

type Ports = Pick<Storage, 'engine' | 'db'>;

/**
 * The time that all processes of a database share. Each writes when turns, searches and rounds are due, and any of them acts on it: if
 * their clocks differed, one would end what another has just begun. SQLite has only one process.
 */
export async function sharedCalendar({ engine, db }: Ports, calendar: () => number): Promise<SharedCalendar> {
  if (engine === 'sqlite') return { now: calendar, stop: () => {} };
  const told = async (): Promise<number> => {
    const asked = sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
    return (await asked.execute(db)).rows[0]?.now ?? calendar();
  };
  let lag = await lagBehind(told, calendar);
  const compare = async (): Promise<void> => {
    lag = await lagBehind(told, calendar);
  };
  // While the database is away, the last difference counts.
  const timer = setInterval(() => void compare().catch(() => {}), COMPARED_EVERY);
  timer.unref();
  return { now: () => calendar() + lag, stop: () => clearInterval(timer) };
}
