import { loadGame } from '@durbar/catalogue';
import { defined, rulesFor } from '@durbar/engine';
import { expect, test } from 'vitest';
import { rajasLobbyMessages } from '../messages/lobby.ts';
import { fit, sections } from './parts.ts';

test('a printed river drops its tiles, another river its layout', () => {
  expect(fit({ river: 'printed', riverPool: 'ganga1', riverLayout: '3 ganga-5' }, 3)).toMatchObject({
    riverPool: 'usual',
    riverLayout: '',
  });
  expect(fit({ river: 'custom', riverPool: 'ganga1', riverLayout: '3 ganga-5' }, 3)).toMatchObject({
    riverPool: 'ganga1',
    riverLayout: '3 ganga-5',
  });
});

test('GB2-MYST-01 Mysterious Waters take only sets that cover the river', () => {
  expect(fit({ river: 'mysterious', riverPool: 'ganga3' }, 3).riverPool).toBe('usual');
  expect(fit({ river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' }, 3).riverPool).toBe('ganga1+ganga2+ganga3');
  expect(fit({ river: 'drying', riverPool: 'ganga3' }, 3).riverPool).toBe('ganga3');
});

test('RAJ-MIX-06 advanced seats leave with their players; Navaratnas is for everyone', () => {
  expect(fit({ mixedRounds: '1+4' }, 3).mixedRounds).toBe('1');
  expect(fit({ mixedRounds: '1+4', navaratnas: 'on' }, 4).mixedRounds).toBe('off');
});

/** Options with their own component. */
const EXTRA = ['mixedRounds', 'riverLayout'];

test('every option and every value of the game can be set', async () => {
  const game = defined(await loadGame('rajas'), 'game');
  const described = sections(await rajasLobbyMessages.en()).flatMap(({ options }) => options);
  for (const { id, values } of game.options.filter((option) => !EXTRA.includes(option.id))) {
    const shown = described.find(({ option }) => option === id)?.values.map(({ value }) => value);
    expect(shown?.toSorted(), id).toEqual([...values].toSorted());
  }
});

test('the game accepts every single-click setting', async () => {
  const game = defined(await loadGame('rajas'), 'game');
  const described = sections(await rajasLobbyMessages.en()).flatMap(({ options }) => options);
  for (const { option, values } of described) {
    for (const { value } of values) {
      const start = option === 'riverPool' ? { river: 'custom' } : { mixedRounds: '1+4' };
      const rules = rulesFor(game, { players: 3, options: fit({ ...start, [option]: value }, 3) });
      expect(rules.ok, `${option} ${value}`).toBe(true);
    }
  }
});
