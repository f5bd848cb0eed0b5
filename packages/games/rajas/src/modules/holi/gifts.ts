import { defined, drawIndex, type Seat } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { HandlersOf } from '../../frames.ts';
import type { Gain, RajasGame, RajasStep } from '../../game.ts';
import { at } from '../../numbers.ts';
import type { RajasState } from '../../state.ts';
import { NONE } from '../../words.ts';
import type { RajasChoice } from '../index.ts';
import { giftName, holiDataOf } from './components.ts';
import type { GiftFrame } from './frames.ts';
import { FESTIVAL } from './sources.ts';
import { holiOf } from './state.ts';
import { pileOf, receiveOwnYield, usefulYields } from './yields.ts';

/** GB2-HOLI-24: the gifts from the player's place down to the leader's; GB2-HOLI-43: minus those without effect. */
export function possibleGifts(game: RajasGame, state: RajasState, seat: Seat, tile: number, place: number): number[] {
  const gifts: number[] = [];
  for (let gift = place - 1; gift >= 0; gift--) {
    const gain = giftOf(game, state, tile, gift);
    if (!gain.rule.whyNot(game, state, seat, gain, NONE, at(state.karma, seat))) gifts.push(gift);
  }
  return gifts;
}

export function giftOf(game: RajasGame, { modules }: RajasState, tile: number, gift: number): Gain {
  return defined(game.ownGains.get(giftName(at(holiOf(modules).backs, tile), gift)), 'gift');
}

function giftId(game: RajasGame, { modules }: RajasState, tile: number, gift: number): string {
  const back = defined(holiDataOf(game).backs[at(holiOf(modules).backs, tile)], 'back');
  return defined(back.gifts[gift], 'gift').id;
}

function give(game: RajasGame, state: RajasState, { seat, tile, place }: GiftTo, gift: number, step: RajasStep): void {
  const id = giftId(game, state, tile, gift);
  const source = { kind: 'holi/gift', tile, gift: id } as const;
  step.fact({ type: 'holi/gift', seat, place, id });
  step.next({ kind: 'gain', seat, gain: giftOf(game, state, tile, gift).index, die: 0, source });
}
type GiftTo = Extract<GiftFrame, { kind: 'holi/gift' | 'holi/choose-gift' }>;

export const giftHandlers: HandlersOf<GiftFrame> = {
  'holi/gift': {
    run: (game, state, frame, step) => {
      const { seat, tile, place } = frame;
      const [gift, ...others] = possibleGifts(game, state, seat, tile, place);
      if (gift === undefined) step.fact({ type: 'lapsed', seat, what: 'gift', source: FESTIVAL });
      else if (others.length > 0) step.next({ ...frame, kind: 'holi/choose-gift' });
      else give(game, state, frame, gift, step);
    },
  },
  'holi/choose-gift': {
    ask: (game, state, { seat, tile, place }) => ({
      decider: seat,
      choices: possibleGifts(game, state, seat, tile, place).map((gift) => ({
        type: 'holi/gift',
        gift,
        id: giftId(game, state, tile, gift),
      })),
    }),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'holi/gift') return unexpected(frame, choice);
      give(game, state, frame, choice.gift, step);
    },
  },
  /** GB2-HOLI-37: a yield space on the player's board. */
  'holi/choose-yield': {
    ask: (game, state, { seat, colour }) => ({
      decider: seat,
      choices: usefulYields(game, state, seat, colour).map(({ choice }): RajasChoice => choice),
    }),
    answer: (game, state, frame, choice, step) => {
      if (choice.type !== 'receive') return unexpected(frame, choice);
      receiveOwnYield(game, state, frame.seat, choice.place, step);
    },
  },
  /** GB2-HOLI-41: the top tile of a face-down pile. */
  'holi/draw-yield': {
    ask: (game, state, { colour }) => {
      const pile = pileOf(game, state, colour);
      const tiles = game.yieldTiles.filter(({ index }) => at(pile, index) > 0);
      return {
        decider: 'chance',
        choices: tiles.map(({ draw }) => draw),
        weights: tiles.map(({ index }) => at(pile, index)),
      };
    },
    sample: (game, state, { colour }, random) =>
      defined(game.yieldTiles[drawIndex(pileOf(game, state, colour), random)], 'yield tile').draw,
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'draw') return unexpected(frame, choice);
      const { gain, id, source } = defined(game.yieldTiles[choice.tile], 'yield tile');
      step.fact({ type: 'holi/yield-drawn', seat: frame.seat, tile: choice.tile, id });
      step.next({ kind: 'gain', seat: frame.seat, gain: gain.index, die: 0, source });
    },
  },
};
