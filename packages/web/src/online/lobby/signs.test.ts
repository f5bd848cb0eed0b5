import { expect, test } from 'vitest';
import type { OptionSection } from '../../table/lobby.ts';
import { signsOf } from './signs.ts';

const values = (...names: string[]) => names.map((value) => ({ value, title: value.toUpperCase() }));
const SECTIONS: readonly OptionSection[] = [
  {
    title: 'Variant',
    kind: 'list',
    options: [{ option: 'variant', title: 'Variant', line: '', values: values('base', 'nine') }],
  },
  {
    title: 'Modules',
    kind: 'modules',
    options: [
      { option: 'holi', title: 'Holi', line: '', picture: 'holi.svg', off: 'off', values: values('off', 'front', 'back') },
      { option: 'cows', title: 'Cows', line: '', off: 'off', values: values('off', 'on') },
    ],
  },
  {
    title: 'Start',
    kind: 'list',
    room: 'folded',
    options: [{ option: 'start', title: 'Start', line: '', values: values('random', '0') }],
  },
];
const texts = (options: Record<string, string>) => signsOf(SECTIONS, options, 'Base').map(({ kind, text }) => `${kind} ${text}`);

test('the base game has a sign too; what few people change has none', () => {
  expect(texts({})).toEqual(['words Base']);
  expect(texts({ variant: 'base', holi: 'off', start: '0' })).toEqual(['words Base']);
});

test('modules are pictures where they have one, other options are words', () => {
  expect(texts({ variant: 'nine', holi: 'back' })).toEqual(['words NINE', 'picture Holi']);
  expect(texts({ holi: 'front' })).toEqual(['words Base', 'picture Holi']);
  expect(texts({ cows: 'on' })).toEqual(['words Cows']);
});
