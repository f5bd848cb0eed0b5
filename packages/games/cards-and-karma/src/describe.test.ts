import { mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { cardsAndKarma } from './index.ts';

const { game } = mustRules(cardsAndKarma, { players: 3 });
const description = cardsAndKarma.describe(game);

test('the description is plain data, made once for each game', () => {
  expect(structuredClone(description)).toEqual(description);
  expect(cardsAndKarma.describe(game)).toBe(description);
});

test('ships and palaces list what they give, other cards have no reward', () => {
  for (const card of description.cards) {
    const hasEffect = card.kind === 'ship' || card.kind === 'palace';
    expect(card.effect.length > 0).toBe(hasEffect);
    if (card.kind === 'ship') expect(card.effect).toEqual(description.edition.shipRewards[card.reward]);
  }
});

test('every bonus of a track has its alternatives', () => {
  for (const id of description.track) {
    expect(description.bonuses.find((bonus) => bonus.id === id)?.alternatives).toEqual(description.edition.bonuses[id]);
  }
});
