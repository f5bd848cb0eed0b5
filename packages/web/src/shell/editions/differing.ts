import type { AnyGame } from '@durbar/engine';
import { type ComponentGroup, type Difference, differences, entriesOf, markOf, partAt, pathOfMark } from '@durbar/engine/edition';

/** An entry that two editions don't share. */
export interface DifferingEntry {
  /** Its mark. */
  readonly at: string;
  /** The whole entry in each edition; undefined where there is none. */
  readonly before: unknown;
  readonly after: unknown;
  readonly changes: readonly Difference[];
}

export interface DifferingGroup {
  readonly id: string;
  readonly entries: readonly DifferingEntry[];
}

/** What two editions of a game don't share, in its groups of components. */
export function differingGroups({ editing }: AnyGame, before: unknown, after: unknown): readonly DifferingGroup[] {
  const found = playedDifferences(before, after);
  return (editing?.groups ?? [])
    .map((group) => ({ id: group.id, entries: differingIn(group, before, after, found) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Differences that change how a game is played. */
export function playedDifferences(before: unknown, after: unknown): readonly Difference[] {
  return differences(before, after).filter(({ at }) => !/^(about|provenance)\b/.test(at));
}

function differingIn(
  group: ComponentGroup,
  before: unknown,
  after: unknown,
  found: readonly Difference[],
): readonly DifferingEntry[] {
  const marks = new Set([after, before].flatMap((data) => entriesOf(group, data).map((entry) => markOf(data, entry))));
  return [...marks].flatMap((at) => {
    const changes = found.filter((one) => one.at === at || one.at.startsWith(`${at}.`) || one.at.startsWith(`${at}[`));
    return changes.length > 0 ? [{ at, before: marked(before, at), after: marked(after, at), changes }] : [];
  });
}

function marked(data: unknown, mark: string): unknown {
  const path = pathOfMark(data, mark);
  return path && partAt(data, path);
}
