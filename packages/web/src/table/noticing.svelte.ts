import type { Viewer } from '@durbar/engine';
import { untrack } from 'svelte';
import { changesSince, isEmpty, type Known } from './changes.ts';
import type { TableFrame } from './frame.ts';

/** Tells the table what changed since each viewer last looked at it: compared whenever nothing is being shown any more. */
export function noticeChanges(frame: TableFrame): void {
  const { table } = frame;
  const known = new Map<Viewer, Known>();
  $effect(() => {
    const { viewer } = table;
    if (frame.busy || frame.footer || frame.isCoached) return;
    const now: Known = { entries: table.parts.source.entries, lines: frame.lines };
    const before = known.get(viewer);
    known.set(viewer, now);
    if (viewer === 'spectator' || before?.entries === now.entries) return;
    untrack(() => {
      const found = before && changesSince(before, now, viewer, table.answered);
      if (found && !isEmpty(found)) table.changes = found;
      else table.putAwayChanges();
    });
  });
}
