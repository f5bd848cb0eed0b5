import { expect, test } from 'vitest';
import { hashOfPath, linkTo, parseRoute, type Route } from './route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'games' },
  { page: 'settings' },
  { page: 'new', game: 'taj-mahal' },
  { page: 'new', game: 'taj-mahal', place: 'online' },
  { page: 'new', game: 'rajas', like: 'a b/c' },
  { page: 'tables' },
  { page: 'account' },
  { page: 'archive' },
  { page: 'invite', id: 'token' },
  { page: 'person', id: 'x' },
  { page: 'confirm-mail', id: 'token' },
  { page: 'reset-password', id: 'token' },
  { page: 'rules', about: 'rajas', section: undefined },
  { page: 'rules', about: 'rajas', section: 'quarry' },
  { page: 'table', id: 'a b/c' },
  { page: 'table', id: 'x', watch: true },
  { page: 'end', id: 'x' },
  { page: 'proof', id: 'x' },
  { page: 'lessons' },
  { page: 'puzzles' },
  { page: 'puzzle', id: 'rajas.abc123' },
  { page: 'learn', id: 'rajas-holi' },
  { page: 'replay', id: 'x', number: undefined },
  { page: 'replay', id: 'x', number: 17 },
  { page: 'shared', id: 'x-_', number: 17 },
];

test('every route round-trips through its address', () => {
  for (const route of ROUTES) expect(parseRoute(linkTo(route))).toEqual(route);
});

test('unknown addresses lead home', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/nowhere/x', '#/table']) expect(parseRoute(hash)).toEqual({ page: 'home' });
});

test('an address with a broken escape is read as it stands', () => {
  expect(parseRoute('#/replay/%E0%A4%A/3')).toEqual({ page: 'replay', id: '%E0%A4%A', number: 3 });
});

test('an invalid moment number means the start', () => {
  expect(parseRoute('#/replay/x/soon')).toEqual({ page: 'replay', id: 'x', number: 0 });
});

test('links in e-mails lead to their pages', () => {
  expect(hashOfPath('/table/abcdefghijkl', '')).toBe('#/table/abcdefghijkl');
  expect(hashOfPath('/i/some-token', '')).toBe('#/invite/some-token');
  expect(hashOfPath('/confirm-mail', '#secret')).toBe('#/confirm-mail/secret');
  expect(hashOfPath('/reset-password', '#secret')).toBe('#/reset-password/secret');
  for (const [path, hash] of [
    ['/', '#/games'],
    ['/confirm-mail', ''],
    ['/reset-password', ''],
    ['/table', ''],
  ] as const) {
    expect(hashOfPath(path, hash)).toBeUndefined();
  }
});
