import type { cardsAndKarma } from './sheets/cards-and-karma.ts';
import type { icons } from './sheets/icons.ts';
import type { rajas } from './sheets/rajas.ts';
import type { shared } from './sheets/shared.ts';
import type { tajMahal } from './sheets/taj-mahal.ts';

type WithoutPrefix<Name extends string> = Name extends `icon-${infer Rest}` ? Rest : never;

/** The names of the interface icons, without their prefix. */
export type IconName = WithoutPrefix<keyof typeof icons & string>;

/** All symbols, named by kind, then content. */
export type ArtName =
  | keyof typeof icons
  | keyof typeof shared
  | keyof typeof tajMahal
  | keyof typeof cardsAndKarma
  | keyof typeof rajas;

/** For `<use href={ref('player-tiger')}>` inside larger drawings. */
export function ref(name: ArtName): string {
  return `#${name}`;
}
