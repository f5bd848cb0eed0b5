import type { Advice } from '@durbar/bots';
import { defined } from '@durbar/engine';
import { getContext, type Snippet, setContext } from 'svelte';
import type { NumberedLine } from './chronicle.ts';
import type { TableState } from './state.svelte.ts';

/** What the shared parts around a game's components need besides the table itself. */
export interface TableFrame {
  readonly table: TableState;
  readonly lines: readonly NumberedLine[];
  /** The entry after which everything is new to the viewer. */
  readonly newFrom: number;
  /** Absent when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  /** Absent when it would take back no more than `undo`. */
  readonly reset: (() => void) | undefined;
  /** Shows the moment before an entry. */
  jump(entry: number): void;
  /** Whether something is still being shown; `hurry` ends that. */
  readonly busy: boolean;
  hurry(): void;
  /** The best choices of the moment, best first; absent when nobody asks. */
  readonly advise?: (() => Promise<readonly Advice[]>) | undefined;
  /** Why nobody is advised at this table at all. */
  readonly noAdvice?: string | undefined;
  /** A coach tells what happens, so the table does not. */
  readonly isCoached?: true;
  /** Takes the place of the actions: the controls of a replay. */
  readonly footer?: Snippet;
}

const KEY = Symbol('table frame');

export function provideFrame(frame: TableFrame): TableFrame {
  return setContext(KEY, frame);
}

export function useFrame(): TableFrame {
  return defined(getContext<TableFrame | undefined>(KEY), 'table frame');
}
