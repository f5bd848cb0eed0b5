import { expect, test } from 'vitest';
import { readReasons } from '../../../table/testing/reasons.ts';
import { bareHints, readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { harmlessChance, proposals } from '../hand/proposals.ts';
import { rajasMessages } from '../messages/index.ts';
import { brief } from './brief.ts';
import { deeds } from './deeds.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { merits } from './merits.ts';
import { prompt } from './prompt.ts';
import { gauge } from './receipt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({
  messages: rajasMessages,
  brief,
  deeds,
  describe,
  gauge,
  harmlessChance,
  label,
  line,
  merits,
  prompt,
  proposals,
  refusal,
});

const REST = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };

test.each([
  ['fronts', { ...REST, holi: 'front', kedarnath: 'front', roads: 'front', river: 'full-random' }],
  ['backs', { ...REST, holi: 'back', kedarnath: 'back', roads: 'back', river: 'mysterious' }],
])('every question, choice, fact and refusal of a whole game has words in every language: %s', async (_name, options) => {
  const told = await readWholeGame({ game: 'rajas', setUp: { players: 3, options }, speech });
  expect(told).toEqual(expect.arrayContaining(['worker-placed', 'tile-built', 'boat-moved']));
});

test('200 hints read well in every language: each names a gain or what it keeps, never a feature name', async () => {
  const read = await readHints({ game: 'rajas', setUp: { players: 3, options: REST }, speech });
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ reason }) => reason === '')).toEqual([]);
});

test('hardly a hint says only that it wins more often', async () => {
  const { all, bare } = await bareHints({ game: 'rajas', setUp: { players: 3, options: REST }, speech });
  expect(all).toBeGreaterThan(25);
  expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(1);
});

test('every choice of a bot has a reason in every language, with its gains where there are some', async () => {
  const read = await readReasons({ game: 'rajas', setUp: { players: 3 }, speech });
  expect(read.length).toBeGreaterThan(40);
  expect(read.some((reason) => reason.includes('fame'))).toBe(true);
  expect(read.filter((reason) => !reason.endsWith('3 percentage points better than anything else.'))).toEqual([]);
  expect(read.filter((reason) => /\b(you|your)\b/i.test(reason))).toEqual([]);
});
