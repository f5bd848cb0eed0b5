import { mustRules, type Options, type Rules } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { describe, expect, test } from 'vitest';
import { checkStory } from '../../../story/testing/contract.ts';
import { story } from './index.ts';

function check(players: number, options: Options, games: number): void {
  const rules = mustRules(rajas, { players, options }) as unknown as Rules;
  for (let game = 1; game <= games; game++) checkStory(story, rules, `story ${game}`);
}

/** Together they cover every module and every side of it. */
const VARIANTS: readonly { readonly players: number; readonly options: Options }[] = [
  { players: 2, options: { navaratnas: 'on', river: 'ganga-roll', holi: 'front', roads: 'front', cows: 'on' } },
  {
    players: 4,
    options: { river: 'drying', holi: 'back', roads: 'back', kedarnath: 'back', pinkElephant: 'on', wilderness: 'on' },
  },
  {
    players: 3,
    options: { river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3', holi: 'front', roads: 'back', mixedRounds: '1' },
  },
  { players: 3, options: { navaratnas: 'on', river: 'full-random', holi: 'back', kedarnath: 'front', pinkElephant: 'on' } },
  {
    players: 2,
    options: { river: 'custom', riverLayout: '3 ganga-5, 7 ganga3-1', blocking: 'any', wilderness: 'on', cows: 'on' },
  },
];

describe('the story of Rajas of the Ganges', () => {
  for (const players of [2, 3, 4]) {
    test(`leads from view to view with ${players} players`, () => check(players, {}, 1));
  }

  test.for(VARIANTS)('leads from view to view with modules: $options', ({ players, options }) => check(players, options, 1));

  test('the variants show every module and every side', () => {
    const shown = VARIANTS.flatMap(({ options }) => Object.entries(options).map((option) => option.join('=')));
    const wanted = rajas.options.flatMap(({ id, values, default: usual }) =>
      values === 'text' || id === 'riverPool' || id === 'mixedRounds'
        ? []
        : values.filter((value) => value !== usual).map((value) => `${id}=${value}`),
    );
    expect(wanted.filter((option) => !shown.includes(option))).toEqual([]);
  });
});
