import { rulesFor } from '@durbar/engine';
import { editionsContract } from '@durbar/engine/testing';
import { expect, test } from 'vitest';
import house from './data/house.json' with { type: 'json' };
import { tajMahal } from './definition.ts';
import { conserved } from './testing/conservation.ts';
import { secondEdition } from './testing/editions.ts';

editionsContract(tajMahal, {
  setUps: [{ players: 3 }, { players: 4, editionData: secondEdition() }, { players: 5 }],
  maxDecisions: 20_000,
  conserved,
});

test.each([
  ['deck.white[0].count', { deck: { ...house.deck, white: [{ symbols: ['vizier'], count: Number.MAX_SAFE_INTEGER }] } }],
  ['influenceTokens.perType', { influenceTokens: { perType: Number.MAX_SAFE_INTEGER } }],
  ['numbers.cardsTaken', { numbers: { ...house.numbers, cardsTaken: 9 } }],
  ['numbers.display.5', { numbers: { ...house.numbers, display: { ...house.numbers.display, 5: 40 } } }],
  ['points.good', { points: { ...house.points, good: Number.MAX_SAFE_INTEGER } }],
])('%s has a limit', (path, parts) => {
  const rules = rulesFor(tajMahal, { players: 3, editionData: { ...house, ...parts } });
  expect(rules).toMatchObject({ ok: false, fault: [{ path: `editionData.${path}`, reason: expect.stringContaining('is not') }] });
});
