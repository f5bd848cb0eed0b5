import type { Card, Gain, Part } from '@durbar/cards-and-karma';
import type { ArtName } from '../../../art/index.ts';
import { STONE_MOTIFS } from '../../../art/stones.ts';
import type { KarmaMessages } from '../messages/index.ts';
import type { Game } from '../types.ts';

/** What a drawn card is made of: a table has it, and an edition being entered. */
export interface DrawnCards {
  readonly game: {
    readonly edition: Pick<Game['edition'], 'cards' | 'palaceActions'>;
    readonly cards: readonly Pick<Game['cards'][number], 'effect'>[];
  };
  readonly words: KarmaMessages;
}

/** How a stone looks: a class for the colour and a motif. Unknown colours of another edition look like lapis. */
export interface Stone {
  readonly className: string;
  readonly motif: ArtName;
}

export function stoneOf(colour: string): Stone {
  const stone = colour in STONE_MOTIFS ? (colour as keyof typeof STONE_MOTIFS) : 'blue';
  return { className: `s-${stone}`, motif: STONE_MOTIFS[stone] };
}

const BUILDINGS: Readonly<Record<string, ArtName>> = {
  red: 'building-fort',
  yellow: 'building-haveli',
  white: 'building-tomb',
};

export function buildingPicture(type: string): ArtName {
  return BUILDINGS[type] ?? 'building-fort';
}

const GOODS: Readonly<Record<string, ArtName>> = { silk: 'good-silk', tea: 'good-tea', spice: 'good-spice' };

export function goodPicture(type: string): ArtName {
  return GOODS[type] ?? 'good-rice';
}

export const GAIN_PICTURES: Readonly<Record<Gain, ArtName>> = {
  fame: 'fame-star',
  coins: 'coin-minted',
  karma: 'karma-flower',
  administrators: 'administrator',
  dice: 'icon-die',
  'goods-cards': 'basket',
  'palace-action': 'dome',
  ship: 'ship',
  'coins-per-good': 'coin-minted',
  'copied-ship-reward': 'ship',
  'top-card': 'icon-card',
  turn: 'icon-again',
};

/** The pictures of an effect, one for each thing gained; at most four. */
export function picturesOf(parts: readonly Part[]): ArtName[] {
  return parts.flatMap(({ gain, count }) => Array<ArtName>(Math.min(count, 3)).fill(GAIN_PICTURES[gain])).slice(0, 4);
}

/** The window of a card; its shape shows the kind. */
export const WINDOWS: Readonly<Record<Card['kind'], string>> = {
  building: 'M12 128V58C12 42 22 38 34 33 48 27 62 24 72.5 12 83 24 97 27 111 33c12 5 22 9 22 25v70z',
  ship: 'M14 128C14 84 30 34 86 14c30 22 46 66 46 114z',
  goods: 'M12 44c0-9 6-15 15-15h91c9 0 15 6 15 15l-9 76c-1 5-4 8-9 8H30c-5 0-8-3-9-8z',
  palace: 'M14 112V80c0-29 26-41 44-52 6-4 11-8 14.5-16C76 20 81 24 87 28c18 11 44 23 44 52v32z',
};
