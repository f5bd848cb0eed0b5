import { expect, test } from 'vitest';
import { wantedFrom } from './wanted.ts';

test('an embedding page chooses game, move, language and theme; everything else is ignored', () => {
  const settings = { sound: 'off', theme: 'dark' };
  expect(wantedFrom({ pathname: '/embed/abc/12', search: '?language=de&theme=dark&name=x' })).toEqual({
    id: 'abc',
    number: 12,
    language: 'de',
    settings,
  });
  expect(wantedFrom({ pathname: '/embed/abc', search: '?language=xx&theme=pink' })).toEqual({
    id: 'abc',
    number: undefined,
    settings: { sound: 'off' },
  });
  expect(wantedFrom({ pathname: '/embed/abc/-1', search: '' }).number).toBeUndefined();
});
