import type { Fact, Frame, Upcast } from '@durbar/engine';
import type { CardsAndKarmaGame } from './game.ts';

/** In version 1 bonuses waited for the end of the card, and only goods and ships were reserved for a set. */
const FROM_1: Upcast<CardsAndKarmaGame> = {
  from: 1,
  fact: (fact) => {
    if (fact.type === 'bonus-begun') return NO_FACTS;
    return RESERVING_FACTS.includes(fact.type) ? [{ ...fact, buildings: [] } as Fact] : [fact];
  },
  state: (state) => {
    const { waiting: _waiting, ...rest } = state as Readonly<Record<string, unknown>>;
    return { ...rest, reservedBuildings: [] };
  },
  frame: (frame) => (LATE_FRAMES.includes(frame.kind) ? undefined : frame),
};

const NO_FACTS: readonly Fact[] = [];
const RESERVING_FACTS = ['sets-noted', 'set-cards-discarded'];

/** Below these a bonus may wait that nobody would carry out any more: such a turn begins once more. */
const LATE_FRAMES: readonly Frame['kind'][] = ['carry-out-sets', 'choose-set', 'finish-turn', 'begin-stage'];

export const UPCASTS: readonly Upcast<CardsAndKarmaGame>[] = [FROM_1];
