import type { Viewer } from '@durbar/engine';
import { untrack } from 'svelte';
import { changesSince, isEmpty, type Known, together } from './changes.ts';
import type { TableFrame } from './frame.ts';

/**
 * Tells the table what changed since each viewer last looked at it: compared whenever nothing is being shown any more. It stays told
 * until the viewer decides something or puts it away, however much happens meanwhile.
 */
export function noticeChanges(frame: TableFrame): void {
  const { table } = frame;
  const known = new Map<Viewer, Known>();
  let told: Viewer | undefined;
  $effect(() => {
    const { viewer } = table;
    if (frame.busy || frame.footer || frame.isCoached) return;
    const now: Known = { entries: table.parts.source.entries, lines: frame.lines };
    const before = known.get(viewer);
    known.set(viewer, now);
    if (viewer === 'spectator' || before?.entries === now.entries) return;
    untrack(() => {
      const found = before && changesSince(before, now, viewer, table.answered);
      const all = found && together(told === viewer ? table.changes : undefined, found, now);
      told = viewer;
      if (all && !isEmpty(all)) table.changes = all;
      else table.putAwayChanges();
    });
  });
}
