import type { Viewer } from '@durbar/engine';
import { untrack } from 'svelte';
import { type Changes, changesSince, isEmpty, type Known, together } from './changes.ts';
import type { TableContext } from './context.svelte.ts';

/** Changes the viewer didn't decide, until read or the next choice is made. */
export class ChangesNotice {
  current = $state.raw<Changes>();
  /** The numbers of the questions answered at this table. */
  readonly answered = new Set<number>();

  dismiss(): void {
    this.current = undefined;
  }
}

/**
 * Detects what changed since each viewer last looked at the table, compared once nothing is being shown. The notice stays until the viewer
 * decides something or dismisses it, however much happens until then.
 */
export function noticeChanges(context: TableContext): void {
  const { table, showing, changes } = context;
  const known = new Map<Viewer, Known>();
  let told: Viewer | undefined;
  $effect(() => {
    const { viewer } = table;
    if (context.busy || context.footer || context.isCoached) return;
    const now: Known = { moves: showing.moves, lines: context.lines };
    const before = known.get(viewer);
    known.set(viewer, now);
    if (viewer === 'spectator' || before?.moves === now.moves) return;
    untrack(() => {
      const found = before && changesSince(before, now, viewer, changes.answered);
      const all = found && together(told === viewer ? changes.current : undefined, found, now);
      told = viewer;
      if (all && !isEmpty(all)) changes.current = all;
      else context.dismissChanges();
    });
  });
}
