import type { Component, ComponentProps } from 'svelte';
import type StagedEnd from './StagedEnd.svelte';

export type StagedEndPart = Component<ComponentProps<typeof StagedEnd>>;

let loading: Promise<StagedEndPart> | undefined;

/** Loaded apart, because no table needs it before its last move. A load that failed is tried again. */
export function stagedEnd(): Promise<StagedEndPart> {
  loading ??= import('./StagedEnd.svelte').then(
    (part) => part.default,
    (fault: unknown) => {
      loading = undefined;
      throw fault;
    },
  );
  return loading;
}
