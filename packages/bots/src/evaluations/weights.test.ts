import { loadGame } from '@durbar/catalogue';
import { defined, mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import * as cardsAndKarma from './cards-and-karma/index.ts';
import * as rajas from './rajas/index.ts';
import * as tajMahal from './taj-mahal/index.ts';
import { evaluationOf, type Weights } from './weights.ts';

describe.each([rajas, cardsAndKarma, tajMahal])('the weights of $weights.game', ({ features, weights }) => {
  test('match the features, and every model records how it was trained', () => {
    expect(weights.features).toEqual(features.names);
    for (const [players, model] of Object.entries(weights.byPlayers)) {
      expect(model.command).toContain(`durbar lab train --game ${weights.game} --players ${players} `);
      expect(model.command).toContain(`--seed ${model.seed}`);
      for (const numbers of [model.scale, model.early, model.late]) expect(numbers).toHaveLength(features.names.length);
    }
  });

  test('cover every number of players', async () => {
    const game = defined(await loadGame(weights.game), 'game');
    for (let players = game.players.min; players <= game.players.max; players++) {
      expect(mustRules(game, { players }).setUp.players).toBe(players);
      expect(Object.values(weights.byPlayers)).toContain(evaluationOf(features as never, weights as Weights, players).model);
    }
  });
});

test('the master knows the habits of players in Cards & Karma and Taj Mahal, and uses fast playouts in Rajas', () => {
  const searches = [rajas, cardsAndKarma, tajMahal].map(
    ({ features, weights }) => evaluationOf(features as never, weights as Weights, 4).search,
  );
  expect(searches).toEqual(['hurried-playouts', 'habit-tree', 'habit-tree']);
});

test('the expert follows the policy in Rajas and searches like the master elsewhere', () => {
  const searches = [rajas, cardsAndKarma, tajMahal].map(
    ({ features, weights }) => evaluationOf(features as never, weights as Weights, 4).expert,
  );
  expect(searches).toEqual(['policy-tree', undefined, undefined]);
});

test('prefers the larger of two equally close player counts', () => {
  const { features, weights } = cardsAndKarma;
  expect(Object.keys(weights.byPlayers)).toEqual(['2', '4']);
  expect(evaluationOf(features as never, weights as Weights, 3).model).toBe(weights.byPlayers['4']);
});
