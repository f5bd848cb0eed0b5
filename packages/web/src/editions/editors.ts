import type { ComponentGroup } from '@durbar/engine/edition';
import type { Component } from 'svelte';
import type { EditionDraft } from './draft.svelte.ts';

/** What an editor of a group is given. */
export interface EditorProps {
  readonly draft: EditionDraft;
  readonly group: ComponentGroup;
  /** The mark of the entry to begin with; the first that isn't from the box when absent. */
  readonly start?: string | undefined;
}

/** Enters one group of components. */
export type GroupEditor = Component<EditorProps>;

/** A game's own editors, by the id of their group; all other groups have one made from the forms. */
export type GroupEditors = Readonly<Record<string, () => Promise<{ readonly default: GroupEditor }>>>;
