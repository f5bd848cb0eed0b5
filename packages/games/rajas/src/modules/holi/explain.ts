import { defined, type Refusal, type Seat } from '@durbar/engine';
import type { RajasGame } from '../../game.ts';
import { at } from '../../numbers.ts';
import { ownedDice } from '../../rules/dice.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { RajasFrame } from '../index.ts';
import type { Explain } from '../module.ts';
import { holiDataOf } from './components.ts';
import { giftOf } from './gifts.ts';
import { heldTiles, holiOf } from './state.ts';

const TILE = 'holi-tile';
const GIFT = 'holi-gift';

/** A held tile, and the gifts of the backs. */
export function holiThings(game: RajasGame, { modules }: RajasState): string[] {
  const { backs } = holiDataOf(game);
  const gifts = holiOf(modules).backs.flatMap((back) => (back === NONE ? [] : defined(backs[back], 'back').gifts));
  return [TILE, ...gifts.map(({ id }) => `${GIFT}:${id}`)];
}

export const explainHoli: Explain = (game, state, frame, seat, thing) => {
  const [kind, id = ''] = thing.split(':');
  if (kind === TILE) return explainTile(state, frame, seat);
  if (kind === GIFT) return explainGift(game, state, frame, seat, id);
  return undefined;
};

function explainTile(state: RajasState, frame: RajasFrame | undefined, seat: Seat): Refusal | undefined {
  if (heldTiles(state.modules, seat) === 0) return { code: 'no-holi-tile', rule: 'GB2-HOLI-20' };
  const isAsked = frame !== undefined && 'seat' in frame && frame.seat === seat;
  if (isAsked && ownedDice(state, seat) > 0) return undefined;
  return { code: 'no-die-to-recolour-now', rule: 'GB2-HOLI-21' };
}

const explainGift: Explain = (game, state, frame, seat, id) => {
  if (frame?.kind !== 'holi/choose-gift' || frame.seat !== seat) return { code: 'no-gift-now', rule: 'GB2-HOLI-08' };
  const back = holiDataOf(game).backs[at(holiOf(state.modules).backs, frame.tile)];
  const gift = back?.gifts.findIndex((one) => one.id === id) ?? NONE;
  if (gift === NONE) return { code: 'gift-of-another-tile', rule: 'GB2-HOLI-24' };
  if (gift >= frame.place) return { code: 'place-too-far-ahead', rule: 'GB2-HOLI-24', values: { place: frame.place } };
  const gain = giftOf(game, state, frame.tile, gift);
  return gain.rule.whyNot(game, state, seat, gain, NONE, at(state.karma, seat));
};
