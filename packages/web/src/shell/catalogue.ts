import { GAME_IDS } from '@durbar/catalogue';
import type { ArtName } from '../art/index.ts';

/** What the home page knows of a game before the game is loaded. */
export interface GameCard {
  readonly id: GameId;
  readonly title: string;
  readonly shortTitle: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  /** The seats of "Play now", the person included. */
  readonly usualPlayers: number;
  /** Where the picture is cut on phones: the middle of what matters, and how large. */
  readonly focus: { readonly x: number; readonly scale: number };
  /** The arched sign in lists. */
  readonly sign: Sign;
}

export interface Sign {
  readonly symbol: ArtName;
  readonly ground: 'sky' | 'river' | 'night';
}

export type GameId = 'taj-mahal' | 'cards-and-karma' | 'rajas';

const CARDS: readonly GameCard[] = [
  {
    id: 'rajas',
    title: 'Rajas of the Ganges',
    shortTitle: 'Rajas',
    players: [2, 4],
    minutes: 60,
    usualPlayers: 4,
    focus: { x: 177, scale: 0.47 },
    sign: { symbol: 'boat', ground: 'river' },
  },
  {
    id: 'cards-and-karma',
    title: 'Cards & Karma',
    shortTitle: 'Cards & Karma',
    players: [2, 4],
    minutes: 35,
    usualPlayers: 3,
    focus: { x: 215, scale: 0.5 },
    sign: { symbol: 'karma-flower', ground: 'night' },
  },
  {
    id: 'taj-mahal',
    title: 'Taj Mahal',
    shortTitle: 'Taj Mahal',
    players: [3, 5],
    minutes: 70,
    usualPlayers: 4,
    focus: { x: 215, scale: 0.5 },
    sign: { symbol: 'taj', ground: 'sky' },
  },
];

/** The games there are, as cards of the home page. */
export const GAME_CARDS: readonly GameCard[] = CARDS.filter(({ id }) => GAME_IDS.includes(id));

export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}

export function titleOf(game: string): string {
  return cardOf(game)?.title ?? game;
}
