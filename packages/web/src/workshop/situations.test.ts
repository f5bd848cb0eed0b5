import { loadGames, openGame } from '@durbar/catalogue';
import { positionText, questionOf } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import type { LocalGame } from '../store/games.ts';
import { gameFor, situationsOf } from './situations.ts';

const games = await loadGames();
const situations = games.flatMap((game) => situationsOf(game));

async function opened(wanted: string) {
  const game = await gameFor(wanted);
  if (typeof game === 'string') throw new Error(game);
  const match = await openGame(game.saved);
  if (!match.ok) throw new Error(match.fault.message);
  return { game, match: match.value };
}

describe('situations', () => {
  test('every game has its questions, its end and a game to watch', () => {
    for (const { id } of games) expect(situations).toEqual(expect.arrayContaining([`${id}.end`, `${id}.watch`]));
    expect(situations).toEqual(
      expect.arrayContaining(['rajas.place', 'rajas.pick-tile', 'taj-mahal.take-turn', 'cards-and-karma.act']),
    );
    expect(situations.length).toBeGreaterThan(40);
  });

  test.each(situations.filter((name) => !/\.(end|watch)$/.test(name)))('%s asks the first seat', async (name) => {
    const { match } = await opened(name);
    expect(questionOf(match)?.decider).toBe(0);
    expect(match.position.agenda.at(-1)?.kind).toBe(name.slice(name.indexOf('.') + 1));
  });

  test('an end is over, and bots play a game to watch', async () => {
    expect((await opened('taj-mahal.end')).game.standings?.length).toBeGreaterThan(1);
    expect((await opened('rajas.watch')).game.drivers.every(({ kind }) => kind === 'bot')).toBe(true);
  });

  test.each(games.map(({ id }) => id))('the text of a position of %s opens it', async (id) => {
    const { match } = await opened(situations.find((name) => name.startsWith(`${id}.`)) ?? '');
    const text = positionText(match.rules, match.position);
    const again = await opened(text);
    expect(positionText(again.match.rules, again.match.position)).toBe(text);
    expect(questionOf(again.match)).toEqual(questionOf(match));
  });

  test.each([['rajas.dance'], ['chess rules:1 players:2 | x.'], ['rajas rules:2 players:2 | nonsense:1 | over.']])(
    'says what is wrong with %j',
    async (wanted) => {
      const game: LocalGame | string = await gameFor(wanted);
      expect(game).toEqual(expect.any(String));
    },
  );
});
