import { expect, test } from 'vitest';
import { readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { tajMessages } from '../messages/index.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: tajMessages, describe, label, line, prompt, refusal });

test('every question, choice, fact and refusal of a whole game has words in every language', async () => {
  const told = await readWholeGame({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(told).toEqual(expect.arrayContaining(['card-played', 'withdrew', 'palace-placed', 'points-gained', 'cards-taken']));
});

test('hints are turns that can be read in every language', async () => {
  expect((await readHints({ game: 'taj-mahal', setUp: { players: 4 }, speech })).length).toBeGreaterThan(1);
});
