import { begin, defined, mustRules } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { compileGame } from '../compile/index.ts';
import { rajas } from '../definition.ts';
import { whyNotPlace } from '../rules/spaces.ts';
import { composeHooks } from './hooks.ts';
import { installedModules } from './index.ts';
import type { InstalledModule } from './module.ts';

/** The base game with additional modules, at the start. */
function gameWith(...more: readonly InstalledModule[]) {
  const rules = mustRules(rajas, { players: 2 });
  const { edition } = rules.game;
  const game = compileGame(edition, 2, [...installedModules(edition, {}), ...more]);
  return { game, state: begin({ ...rules, game }).position.state };
}

describe('the hooks of several modules', () => {
  test('one module at most replaces a rule of the base game', () => {
    const claim = (id: string, mostWorkers: number): InstalledModule => ({ id, replace: { mostWorkers } });
    expect(composeHooks([claim('base', 4), claim('more', 5)]).rules.mostWorkers).toBe(5);
    expect(() => composeHooks([claim('base', 4), claim('more', 5), claim('most', 6)])).toThrow(
      'both more and most replace the rule mostWorkers',
    );
  });

  test('the first reason against a placement counts', () => {
    const veto = (code: string): InstalledModule => ({ id: code, mayPlace: () => ({ code, rule: 'RAJ-PLACE-02' }) });
    const { game, state } = gameWith({ id: 'none', mayPlace: () => undefined }, veto('first'), veto('second'));
    const terrace = defined(
      game.spaces.find(({ id }) => id === 'front-terrace'),
      'space',
    );
    expect(whyNotPlace(game, state, 0, terrace)).toEqual({ code: 'first', rule: 'RAJ-PLACE-02' });
  });
});
