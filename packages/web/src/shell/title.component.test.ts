import { afterEach, expect, test } from 'vitest';
import { setWaitingTables } from '../store/person.svelte.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { setTableInView } from './table/in-view.svelte.ts';
import { titleOf } from './title.ts';

const TABLE = { page: 'table', id: 'a' } as const;

afterEach(() => {
  setTableInView(undefined);
  setWaitingTables([]);
});

test('the title of a table is its game, first of all whether it is the viewer’s turn', () => {
  expect(titleOf(TABLE, en)).toBe('Table · Durbar');
  setTableInView({ game: 'rajas', isMyTurn: false });
  expect(titleOf(TABLE, en)).toBe('Rajas of the Ganges · Durbar');
  setTableInView({ game: 'rajas', isMyTurn: true });
  expect(titleOf(TABLE, de)).toBe('● Du bist dran · Rajas of the Ganges · Durbar');
});

test('other pages say nothing about a table', () => {
  setTableInView({ game: 'rajas', isMyTurn: true });
  setWaitingTables(['a', 'b']);
  expect(titleOf({ page: 'home' }, en)).toBe('(2) Durbar');
});
