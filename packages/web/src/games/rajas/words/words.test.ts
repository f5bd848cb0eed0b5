import { expect, test } from 'vitest';
import { readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { rajasMessages } from '../messages/index.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: rajasMessages, describe, label, line, prompt, refusal });

const EVERYTHING = {
  navaratnas: 'on',
  cows: 'on',
  wilderness: 'on',
  pinkElephant: 'on',
  holi: 'front',
  kedarnath: 'front',
  roads: 'front',
  river: 'full-random',
};

test('every question, choice, fact and refusal of a whole game has words in every language', async () => {
  const told = await readWholeGame({ game: 'rajas', setUp: { players: 3, options: EVERYTHING }, speech });
  expect(told).toEqual(expect.arrayContaining(['worker-placed', 'tile-built', 'boat-moved']));
});
