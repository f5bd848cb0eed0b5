import { expect, test } from 'vitest';
import { readReasons } from '../../../table/testing/reasons.ts';
import { bareHints, readHints, readWholeGame, speechOf } from '../../../table/testing/words.ts';
import { tajMessages } from '../messages/index.ts';
import { brief } from './brief.ts';
import { deeds } from './deeds.ts';
import { describe } from './describe.ts';
import { label } from './label.ts';
import { line } from './line.ts';
import { merits } from './merits.ts';
import { prompt } from './prompt.ts';
import { gauge } from './receipt.ts';
import { refusal } from './refusal.ts';

const speech = speechOf({ messages: tajMessages, brief, deeds, describe, gauge, label, line, merits, prompt, refusal });

test('every question, choice, fact and refusal of a whole game has words in every language', async () => {
  const told = await readWholeGame({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(told).toEqual(expect.arrayContaining(['card-played', 'withdrew', 'palace-placed', 'points-gained', 'cards-taken']));
});

const hints = readHints({ game: 'taj-mahal', setUp: { players: 4 }, speech });

test('200 hints read well in every language: each names a gain or what it keeps, never a feature name', async () => {
  const read = await hints;
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ reason }) => reason === '')).toEqual([]);
});

test('a hint to take cards says how many of their colours they make', async () => {
  const taking = (await hints).filter(({ texts }) => texts[0]?.startsWith('take '));
  expect(taking.length).toBeGreaterThan(20);
  expect(taking.filter(({ reason }) => !/[12] \w+ cards?/.test(reason))).toEqual([]);
  expect(taking.some(({ reason }) => /\(\d in all\)/.test(reason))).toBe(true);
  expect(taking.filter(({ reason }) => reason.includes('Keeps'))).toEqual([]);
});

test('hardly a hint says only that it wins more often', async () => {
  const { all, bare } = await bareHints({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(all).toBeGreaterThan(25);
  expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(1);
});

test('every choice of a bot has a reason in every language, with its gains where there are some', async () => {
  const read = await readReasons({ game: 'taj-mahal', setUp: { players: 4 }, speech });
  expect(read.length).toBeGreaterThan(40);
  expect(read.some((reason) => reason.includes('points'))).toBe(true);
  expect(read.filter((reason) => !reason.endsWith('3 percentage points better than anything else.'))).toEqual([]);
  expect(read.filter((reason) => /\b(you|your)\b/i.test(reason))).toEqual([]);
});
