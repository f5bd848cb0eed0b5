import { cardsAndKarma } from '@durbar/cards-and-karma';
import { mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { messages as german } from '../messages/de.ts';
import { messages } from '../messages/en.ts';
import { effectsOf, missingOf, NO_OFFER, type Offer } from '../model/offer.ts';
import type { Fact } from '../types.ts';
import { forecastOf } from './forecast.ts';

const game = cardsAndKarma.describe(mustRules(cardsAndKarma, { players: 2 }).game);

function told(offer: Partial<Offer>) {
  return forecastOf({ ...NO_OFFER, ...offer }, messages);
}

const FLIP: Fact = { type: 'track-card-flipped', seat: 0, side: 'left', position: 0 };
const KARMA: Fact = { type: 'gained', seat: 0, token: 'karma', amount: 2 };

describe('the text under a grid card', () => {
  test('a card of the scoring track that turns over comes first, then what there is room for', () => {
    const facts: Fact[] = [KARMA, FLIP, { type: 'ships-discarded', seat: 0, cards: [3] }, FLIP];
    expect(told({ effects: effectsOf(game, facts) })).toEqual({ text: 'turns 2 · new row', tone: 'flips' });
    expect(forecastOf({ ...NO_OFFER, effects: effectsOf(game, facts) }, german)?.text).toBe('dreht 2 um');
    expect(told({ effects: effectsOf(game, [KARMA]) })).toEqual({ text: '+2 karma', tone: 'gain' });
  });

  test('goods say what they sell for; without a number while the set is still to be chosen', () => {
    const noted: Fact = { type: 'sets-noted', seat: 0, buildings: [], goods: [1, 2, 3], ships: [] };
    const sold: Fact = { type: 'set-carried-out', seat: 0, set: 'goods', cards: [1, 2, 3], coins: 7 };
    expect(told({ effects: effectsOf(game, [noted, sold]) })?.text).toBe('sells 7');
    expect(told({ effects: effectsOf(game, [noted]) })?.text).toBe('sells');
  });

  test('a third ship, and ships that only leave', () => {
    const noted: Fact = { type: 'sets-noted', seat: 0, buildings: [], goods: [], ships: [1, 2, 3] };
    expect(told({ effects: effectsOf(game, [noted]) })).toEqual({ text: 'third ship', tone: 'gain' });
    const left: Fact = { type: 'ships-discarded', seat: 0, cards: [3] };
    expect(told({ effects: effectsOf(game, [left]) })).toEqual({ text: 'new row', tone: 'plain' });
  });

  test('what the payment needs in addition to dice, if there is nothing else to say', () => {
    expect(told({ needs: { karma: 0, administrators: 1 } })).toEqual({ text: '1 admin.', tone: 'needs' });
    expect(told({ needs: { karma: 1, administrators: 0 } })).toEqual({ text: '1 karma', tone: 'needs' });
    expect(told({})).toBeUndefined();
  });

  test('what the rules miss', () => {
    const dear = missingOf({ code: 'too-dear', rule: 'CNK-BUILD-05', values: { cost: 11, reach: 3 } });
    expect(told({ missing: dear })).toEqual({ text: '8 short', tone: 'missing' });
    const number = missingOf({ code: 'needs-number', rule: 'CNK-PAY-04', values: { cost: 2 } });
    expect(told({ missing: number })?.text).toBe('needs a 2');
    expect(forecastOf({ ...NO_OFFER, missing: number }, german)?.text).toBe('braucht eine 2');
    expect(missingOf({ code: 'other-kind', rule: 'CNK-SHIP-11' })).toBeUndefined();
  });
});
