import { expect, test } from 'vitest';
import { linkTo, parseRoute, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'games' },
  { page: 'settings' },
  { page: 'new', game: 'taj-mahal' },
  { page: 'rules', about: 'rajas', section: undefined },
  { page: 'rules', about: 'rajas', section: 'quarry' },
  { page: 'table', id: 'a b/c' },
  { page: 'end', id: 'x' },
  { page: 'proof', id: 'x' },
  { page: 'lessons' },
  { page: 'learn', id: 'rajas-holi' },
  { page: 'replay', id: 'x', number: undefined },
  { page: 'replay', id: 'x', number: 17 },
];

test('every route survives its address', () => {
  for (const route of ROUTES) expect(parseRoute(linkTo(route))).toEqual(route);
});

test('unknown addresses lead home', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/nowhere/x', '#/table']) expect(parseRoute(hash)).toEqual({ page: 'home' });
});

test('a moment that is no number is the beginning', () => {
  expect(parseRoute('#/replay/x/soon')).toEqual({ page: 'replay', id: 'x', number: 0 });
});
