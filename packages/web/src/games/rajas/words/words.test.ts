import { expect, test } from 'vitest';
import { readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { rajasMessages } from '../messages/index.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: rajasMessages, describe, label, line, prompt, refusal });

const REST = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };

test.each([
  ['fronts', { ...REST, holi: 'front', kedarnath: 'front', roads: 'front', river: 'full-random' }],
  ['backs', { ...REST, holi: 'back', kedarnath: 'back', roads: 'back', river: 'mysterious' }],
])('every question, choice, fact and refusal of a whole game has words in every language: %s', async (_name, options) => {
  const told = await readWholeGame({ game: 'rajas', setUp: { players: 3, options }, speech });
  expect(told).toEqual(expect.arrayContaining(['worker-placed', 'tile-built', 'boat-moved']));
});

test('hints are turns that can be read in every language', async () => {
  expect((await readHints({ game: 'rajas', setUp: { players: 3, options: REST }, speech })).length).toBeGreaterThan(1);
});
