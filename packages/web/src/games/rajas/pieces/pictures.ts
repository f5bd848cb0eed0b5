import {
  type AnimalName,
  type BuildingName,
  COLOUR_LETTERS,
  COLOURS,
  type ColourName,
  GOODS,
  type GoodName,
} from '@durbar/rajas/vocabulary';
import type { ArtName } from '../../../art/index.ts';

/** Colour is never the only cue: each stone has a motif and a letter. The letters are those of the notation. */
export const LETTERS = Object.fromEntries(COLOURS.map((colour, index) => [colour, COLOUR_LETTERS[index]])) as Readonly<
  Record<ColourName, string>
>;

export const MOTIFS: Readonly<Record<ColourName, ArtName>> = {
  blue: 'motif-wave',
  green: 'motif-leaf',
  orange: 'motif-sun',
  purple: 'motif-star',
};

export const BUILDING_PICTURES: Readonly<Record<BuildingName, ArtName>> = {
  temple: 'build-temple',
  palace: 'build-palace',
  fort: 'build-fort',
  mill: 'build-mill',
};

export const GOOD_PICTURES: Readonly<Record<GoodName, ArtName>> = {
  silk: 'market-silk',
  tea: 'market-tea',
  spice: 'market-spice',
};

export const ANIMAL_PICTURES: Readonly<Record<AnimalName, ArtName>> = {
  snake: 'animal-snake',
  cow: 'animal-cow',
  tiger: 'player-tiger',
};

const PORTRAITS: Readonly<Record<string, ArtName>> = {
  'great-mogul': 'portrait-great-mogul',
  dancer: 'portrait-dancer',
  yogi: 'portrait-yogi',
  'raja-man-singh': 'portrait-raja-man-singh',
  'master-builder': 'portrait-master-builder',
  portuguese: 'portrait-portuguese',
};

/** The portrait of a chamber; unknown ones use the palace's picture. */
export function portraitOf(chamber: string): ArtName {
  return PORTRAITS[chamber] ?? 'build-palace';
}

export function goodColour(good: GoodName): string {
  return `var(--good-${good})`;
}

export function isGood(text: string | undefined): text is GoodName {
  return GOODS.some((good) => good === text);
}
