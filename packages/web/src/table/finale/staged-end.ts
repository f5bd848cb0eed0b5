import type { Component, ComponentProps } from 'svelte';
import type StagedEnd from './StagedEnd.svelte';

let loading: Promise<Component<ComponentProps<typeof StagedEnd>>> | undefined;

/** Loaded with the first ending, because no table needs it before its last move. */
export function stagedEnd(): NonNullable<typeof loading> {
  loading ??= import('./StagedEnd.svelte').then((part) => part.default);
  return loading;
}
