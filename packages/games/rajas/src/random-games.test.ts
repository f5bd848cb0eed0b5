import { begin, mustRules, playOut, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { rajas } from './definition.ts';
import { SET_UPS } from './testing/random-games.ts';

/** Together more than 10,000 games. */
const GAMES_PER_SET_UP = 1120;

describe('random games end without a dead end', () => {
  for (const setUp of SET_UPS) {
    const options = Object.entries(setUp.options ?? {}).map((option) => option.join('='));
    test([`${setUp.players} players`, ...options].join(', '), () => {
      const rules = mustRules(rajas, setUp);
      const random = seededRandom('many games');
      for (let game = 0; game < GAMES_PER_SET_UP; game++) {
        const { position } = begin(rules);
        playOut(rules, position, random);
        const standings = rajas.standings(rules.game, position.state);
        expect(standings.filter(({ rank }) => rank === 1)).toHaveLength(1);
      }
    });
  }
});
