import type { Fact, Frame, Upcast } from '@durbar/engine';
import type { CardsAndKarmaGame } from './game.ts';

/**
 * In version 1, bonuses waited for the end of the card, only goods and ships were reserved for sets, and the state didn't track which
 * numbers in hands had been seen.
 */
const FROM_1: Upcast<CardsAndKarmaGame> = {
  from: 1,
  fact: (fact) => {
    if (fact.type === 'bonus-begun') return NO_FACTS;
    return RESERVING_FACTS.includes(fact.type) ? [{ ...fact, buildings: [] } as Fact] : [fact];
  },
  state: (state) => {
    const { waiting: _waiting, ...rest } = state as Readonly<Record<string, unknown>>;
    return { ...rest, reservedBuildings: [], openDice: [] };
  },
  frame: (frame) => (LATE_FRAMES.includes(frame.kind) ? undefined : frame),
};

const NO_FACTS: readonly Fact[] = [];
const RESERVING_FACTS = ['sets-noted', 'set-cards-discarded'];

/**
 * Frames after taking a card. A bonus may have been queued for the end of the card; no frame would resolve it now, so such a turn restarts.
 */
const LATE_FRAMES: readonly Frame['kind'][] = [
  'discard-die',
  'gain-dice',
  'take-die',
  'gain-goods-cards',
  'take-goods-card',
  'take-palace-card',
  'take-ship',
  'copy-ship-reward',
  'carry-out',
  'discard-palace-card',
  'carry-out-sets',
  'choose-set',
  'choose-bonus',
];

export const UPCASTS: readonly Upcast<CardsAndKarmaGame>[] = [FROM_1];
