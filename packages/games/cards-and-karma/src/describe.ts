import { remembered, type Seat } from '@durbar/engine';
import { at, entry } from './at.ts';
import type { Card, Edition, Part, Thresholds } from './edition.ts';
import type { CardsAndKarmaGame } from './game.ts';
import { NONE } from './state.ts';

/** A card with what its reward or palace action gives; nothing for other cards. */
export type CardDescription = Card & { readonly effect: readonly Part[] };

/** One set-up as plain data. Lists are indexed by the numbers used in state, view, facts and choices. */
export interface CardsAndKarmaDescription {
  readonly players: number;
  readonly colours: readonly string[];
  /** NONE when it is drawn. */
  readonly startSeat: Seat;
  /** Dice, types and supply, copied from the edition. */
  readonly edition: Edition;
  readonly provenance: Readonly<Record<string, string>>;
  readonly thresholds: Thresholds;
  /** Whether the scoring track cards are night side up. */
  readonly visibleBonuses: boolean;
  readonly gridSize: number;
  readonly cards: readonly CardDescription[];
  /** Every effect, as the frame `carry-out` numbers them. */
  readonly effects: readonly (readonly Part[])[];
  readonly bonuses: readonly { readonly id: string; readonly alternatives: readonly (readonly Part[])[] }[];
  /** The ids of the bonuses of one set of scoring track cards. */
  readonly track: readonly string[];
}

export const describe: (game: CardsAndKarmaGame) => CardsAndKarmaDescription = remembered((game: CardsAndKarmaGame) => {
  const { players, colours, startSeat, edition, thresholds, visibleBonuses, gridSize, effects } = game;
  const effectNumbered = (number: number): readonly Part[] => (number === NONE ? [] : entry(effects, number));
  return {
    players,
    colours,
    startSeat,
    edition,
    provenance: edition.provenance,
    thresholds,
    visibleBonuses,
    gridSize,
    cards: edition.cards.map((card, number) => ({ ...card, effect: effectNumbered(at(game.effect, number)) })),
    effects,
    bonuses: game.bonuses.map(({ id, alternatives }) => ({ id, alternatives: alternatives.map(effectNumbered) })),
    track: edition.track,
  };
});
