import type { Component } from 'svelte';
import type { ArtName } from '../art/index.ts';
import type { Sheet } from '../art/sheet.ts';
import type { Language } from '../i18n/language.ts';

/** Pictures any game can use without its own component: symbols in medals. */
export interface SymbolPicture {
  readonly kind: 'symbols';
  readonly symbols: readonly ArtName[];
}

/** The pictures of a game's reference: plain descriptions, and the component that draws them with the table's own pieces. */
export interface ReferencePictures<P = unknown, V = unknown, G = unknown> {
  readonly sheets: readonly Sheet[];
  /** By the names that sections use; a section without one gets the picture of its own id, if there is one. */
  readonly pictures: Readonly<Record<string, SymbolPicture | P>>;
  readonly Drawing: Component<{ picture: P; language: Language }>;
  /** The topic of what is on a table thing now, if more specific than its name; sections list it among their things. */
  topicOf?(thing: string, view: V, game: G): string | undefined;
}

export type AnyPictures = ReferencePictures;

/** Keeps a game's own kind of picture inside. */
export function definePictures<P, V = unknown, G = unknown>(pictures: ReferencePictures<P, V, G>): AnyPictures {
  return pictures as unknown as AnyPictures;
}

export function isSymbolPicture(picture: unknown): picture is SymbolPicture {
  return typeof picture === 'object' && picture !== null && 'kind' in picture && picture.kind === 'symbols';
}
