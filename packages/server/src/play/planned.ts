import type { Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Job } from '../storage/jobs.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { Course } from './course.ts';
import type { Shown } from './project.ts';

/** What a command wants to make of a table. Nothing has happened yet. */
export interface Planned {
  readonly record: TableRecord;
  /** The course as it shall be, when it changes. */
  readonly course?: Course;
  readonly seatsChanged?: boolean;
  /** The whole journal is written again, in the shapes of today's rules. */
  readonly journalChanged?: boolean;
  /** What to tell the table besides moves. */
  readonly events?: readonly TableEvent[];
  readonly jobs?: readonly Job[];
}

export interface TableEvent {
  readonly text: string;
  readonly seat?: number;
}

/** Looks at a table and plans a change, plans none (it is made already), or refuses. It changes nothing itself. */
export type Planning = (shown: Shown) => Promise<Result<Planned | undefined, Fault>>;
