import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Hub } from '../socket/hub.ts';
import type { Storage } from '../storage/index.ts';
import type { Timekeeping } from './answer.ts';
import type { Rulebook } from './rulebook.ts';

/** Dependencies of in-memory tables. */
export interface RoomPorts {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly rulebook: Rulebook;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly time: () => Timekeeping;
  /** There are jobs that may be due soon. */
  readonly wakeJobs: (dueAt: number) => void;
  readonly onError: (error: unknown, what: string) => void;
}
