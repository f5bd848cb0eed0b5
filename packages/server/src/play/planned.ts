import type { Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Job } from '../storage/jobs.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { Course } from './course.ts';
import type { Shown } from './project.ts';

/** A planned change. Nothing has happened yet. */
export interface Planned {
  readonly record: TableRecord;
  /** The new course, if it changes. */
  readonly course?: Course;
  readonly seatsChanged?: boolean;
  /** Rewrites the whole journal in the current shapes. */
  readonly journalChanged?: boolean;
  /** Events to announce at the table. */
  readonly events?: readonly TableEvent[];
  readonly jobs?: readonly Job[];
}

export interface TableEvent {
  readonly text: string;
  readonly seat?: number;
}

/** Looks at a table and plans a change, plans none (it has already been made), or refuses. It changes nothing itself. */
export type Planning = (shown: Shown) => Promise<Result<Planned | undefined, Fault>>;
