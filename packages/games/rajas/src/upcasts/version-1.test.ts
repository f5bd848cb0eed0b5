import { type Fact, type Frame, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { rajas } from '../definition.ts';
import { FROM_VERSION_1 } from './version-1.ts';

const { game } = mustRules(rajas, { players: 2, options: { holi: 'front', river: 'full-random' } });
const frame = (old: { readonly kind: string } & Readonly<Record<string, unknown>>) => FROM_VERSION_1.frame?.(old, game);

test('frames of version 1 get a source, and sales list their amounts', () => {
  expect(frame({ kind: 'score-markets', seat: 1, sums: 0b1010100, reason: 'tea-market' })).toEqual({
    kind: 'score-markets',
    seat: 1,
    amounts: [6, 4, 2],
    source: { kind: 'space', id: 'tea-market' },
  });
  expect(frame({ kind: 'turn', seat: 0 })).toEqual({ kind: 'turn', seat: 0 });
});

test('dice questions of version 1 become the new ones', () => {
  const gain = { kind: 'holi-ganga3/gain', seat: 0, gain: 3, die: 0, reason: 'river-4' };
  const source = { kind: 'river', index: 4 };
  expect(frame({ kind: 'holi/take-die', seat: 1 })).toEqual({ kind: 'holi/take-die', seat: 1, optional: true });
  expect(frame({ kind: 'holi/recolour', seat: 0, question: { kind: 'place', seat: 0 } })).toEqual({ kind: 'place', seat: 0 });
  expect(frame(JSON.parse(`{"kind":"holi/pause","seat":0,"then":${JSON.stringify(gain)}}`))).toEqual({
    kind: 'holi/pause',
    seat: 0,
    gain: { kind: 'gain', seat: 0, gain: 3, die: 0, source },
  });
  expect(frame({ kind: 'ganga3/name-die', seat: 0, space: 4 })).toBeUndefined();
  expect(frame({ kind: 'ganga3/yield-tile', seat: 1 })).toEqual({
    kind: 'yield-tile',
    seat: 1,
    source: { kind: 'yield-tile', id: '' },
  });
});

test('a die that lost its colour needs no separate fact', () => {
  expect(FROM_VERSION_1.fact?.({ type: 'holi/colour-faded' }, game)).toEqual([]);
  expect(FROM_VERSION_1.fact?.({ type: 'turn-started' }, game)).toEqual([{ type: 'turn-started' }]);
});

test('turning the die for a re-placed worker cost karma in version 1', () => {
  const named = (turned: boolean) => FROM_VERSION_1.fact?.({ type: 'ganga3/die-named', seat: 1, die: 3, turned } as Fact, game);
  expect(named(true)).toMatchObject([{ type: 'karma-gained', seat: 1, amount: -1 }]);
  expect(named(false)).toEqual([]);
});

test('gains of modules keep their meaning in the new order of modules', () => {
  const { game: all } = mustRules(rajas, {
    players: 2,
    options: { holi: 'front', kedarnath: 'front', roads: 'front', wilderness: 'on' },
  });
  const first = all.gains.length - all.ownGains.size;
  const nameOf = (old: number) => {
    const upcast = FROM_VERSION_1.frame?.({ kind: 'gain', seat: 0, gain: old, die: 0 } as Frame, all);
    return [...all.ownGains].find(([, { index }]) => index === Reflect.get(upcast ?? {}, 'gain'))?.[0];
  };
  const modules = all.gains.slice(first).map((_, own) => nameOf(first + own)?.split('-')[0]);
  expect([...new Set(modules)]).toEqual(['holi', 'kedarnath', 'roads', 'wilderness']);
  expect(new Set(all.gains.slice(first).map((_, own) => nameOf(first + own))).size).toBe(all.ownGains.size);
  expect(frame({ kind: 'gain', seat: 0, gain: 5, die: 0, reason: 'river-1' })).toMatchObject({ gain: 5 });
});

test('every change is explained in every language', () => {
  for (const { version, rule, says } of rajas.changes ?? []) {
    expect([2, 3]).toContain(version);
    expect(Object.keys(says).sort()).toEqual(['de', 'en', 'fr', 'nl']);
    expect(rule).toMatch(/^(RAJ|GB2)-/);
  }
  expect(rajas.changes?.length).toBeGreaterThan(8);
});
