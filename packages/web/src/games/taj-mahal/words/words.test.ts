import { expect, test } from 'vitest';
import { readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { tajMessages } from '../messages/index.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { merits } from './merits.ts';
import { prompt } from './prompt.ts';
import { gauge } from './receipt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: tajMessages, describe, gauge, label, line, merits, prompt, refusal });

test('every question, choice, fact and refusal of a whole game has words in every language', async () => {
  const told = await readWholeGame({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(told).toEqual(expect.arrayContaining(['card-played', 'withdrew', 'palace-placed', 'points-gained', 'cards-taken']));
});

test('200 hints read well in every language: each names a gain or what it keeps, never a feature name', async () => {
  const read = await readHints({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ reason }) => reason === '')).toEqual([]);
});
