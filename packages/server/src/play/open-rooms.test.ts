import { expect, test } from 'vitest';
import type { TableRecord } from '../storage/table-records.ts';
import { OpenRooms } from './open-rooms.ts';
import { Room, type Watcher } from './room.ts';

const WATCHER: Watcher = { person: 'akbar', shownName: undefined, send: () => {}, isMuted: () => false };

/** Tables whose names begin with "over" are of finished games. */
function roomsKeeping(kept: number): { rooms: OpenRooms; read: string[] } {
  const read: string[] = [];
  const load = async (id: string): Promise<Room | undefined> => {
    read.push(id);
    if (id === 'nowhere') return undefined;
    if (id === 'broken') throw new Error('cannot be read');
    return new Room({ id, status: id.startsWith('over') ? 'finished' : 'running' } as TableRecord, undefined);
  };
  return { rooms: new OpenRooms(load, kept), read };
}

async function visit(rooms: OpenRooms, ...tables: string[]): Promise<void> {
  for (const table of tables) await rooms.within(table, async () => {});
}

test('caches a limited number of unwatched tables, evicting the least recently used', async () => {
  const { rooms, read } = roomsKeeping(3);
  await visit(rooms, 'a', 'b', 'c', 'a', 'd');
  expect(rooms.size).toBe(3);
  await visit(rooms, 'a', 'c', 'd');
  expect(read).toEqual(['a', 'b', 'c', 'd']);
});

test('caches a tenth as many finished games without evicting running ones', async () => {
  const { rooms, read } = roomsKeeping(20);
  await visit(rooms, 'a', 'b');
  for (let game = 0; game < 100; game++) await visit(rooms, `over ${game}`);
  expect(rooms.size).toBe(4);
  await visit(rooms, 'a', 'b', 'over 98', 'over 99');
  expect(read).toHaveLength(102);
});

test('never evicts a table that is watched or in use', async () => {
  const { rooms } = roomsKeeping(1);
  await rooms.within('watched', async (room) => void room.watchers.set(WATCHER, 'spectator'));
  let finish = (): void => {};
  const working = rooms.within('worked on', () => new Promise<void>((resolve) => (finish = resolve)));
  for (let table = 0; table < 10; table++) await visit(rooms, `${table}`);
  expect(rooms.size).toBe(3);
  expect(await rooms.known('watched')).toBeDefined();
  expect(await rooms.known('worked on')).toBeDefined();
  finish();
  await working;
});

test('does not cache missing or unreadable tables', async () => {
  const { rooms } = roomsKeeping(5);
  expect(await rooms.within('nowhere', async () => true)).toBeUndefined();
  await expect(rooms.within('broken', async () => true)).rejects.toThrow('cannot be read');
  expect(rooms.size).toBe(0);
});
