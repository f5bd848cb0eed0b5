import type { Result } from '@durbar/engine';
import type { Fault } from '@durbar/protocol';
import type { Job } from '../storage/jobs.ts';
import type { TableRecord } from '../storage/table-records.ts';
import type { Course } from './course.ts';
import type { Shown } from './project.ts';

/** A change that a plan wants to make; the course, if it changed, has been moved on already. */
export interface Change {
  readonly record: TableRecord;
  /** The course of a game that begins. */
  readonly course?: Course;
  readonly seatsChanged?: boolean;
  /** What to tell the table besides moves. */
  readonly events?: readonly TableEvent[];
  readonly jobs?: readonly Job[];
}

export interface TableEvent {
  readonly text: string;
  readonly seat?: number;
}

/** Looks at a table and decides on a change, on none (it is made already), or refuses. A refusal must leave the course alone. */
export type Plan = (shown: Shown) => Promise<Result<Change | undefined, Fault>>;
