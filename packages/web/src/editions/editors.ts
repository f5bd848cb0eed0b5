import type { ComponentGroup } from '@durbar/engine/edition';
import type { Component } from 'svelte';
import type { EditionDraft } from './draft.svelte.ts';

/** Enters one group of components. */
export type GroupEditor = Component<{ draft: EditionDraft; group: ComponentGroup }>;

/** A game's own editors, by the id of their group; all other groups have one made from the forms. */
export type GroupEditors = Readonly<Record<string, () => Promise<{ readonly default: GroupEditor }>>>;
