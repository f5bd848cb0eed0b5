import { GAME_IDS } from '@durbar/catalogue';
import { expect, test } from 'vitest';
import { beatNames, isBeat, shownBeat, shownBeats } from './beats.ts';

test.each(GAME_IDS)('every beat of %s can be seen', async (game) => {
  const names = await beatNames(game);
  const shown = await shownBeats(names);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(names.every(isBeat)).toBe(true);
});

test('a beat belongs to one answer of a game between bots', async () => {
  const beat = await shownBeat('taj-mahal.beat.draw-lost');
  if (typeof beat === 'string') throw new Error(beat);
  expect(beat.game.drivers.every(({ kind }) => kind === 'bot')).toBe(true);
  expect(beat.span.to - beat.span.from).toBe(1);
});

test('says that there is no such beat', async () => {
  expect(await shownBeat('rajas.beat.dance')).toBe('There is no beat "rajas.beat.dance".');
  expect(await shownBeat('chess.beat.castled')).toBe('There is no beat "chess.beat.castled".');
});
