import { type AnyGame, defined } from '@durbar/engine';
import type { TableInfo } from '@durbar/protocol';
import { TestGuest } from '../testing/guest.ts';
import { Player, type PlayerEvents } from './player.ts';

export const SEATS = 4;
const AT_ONCE = 8;

/** Four people who play one game after another. */
export interface Party {
  readonly players: readonly Player[];
  readonly game: AnyGame;
}

/** Whether a proxy keeps the people of a table at one server (`TABLES_TOGETHER`) or spreads them over all. */
export type Spread = 'by-table' | 'by-person';

/** Creates people and seats them, a few groups at a time. */
export async function gather(
  urls: readonly string[],
  spread: Spread,
  games: readonly AnyGame[],
  count: number,
  events: PlayerEvents,
): Promise<Party[]> {
  const parties: Party[] = [];
  const indexes = Array.from({ length: count }, (_, index) => index);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) {
        const game = defined(games[index % games.length], 'game');
        const players = await Promise.all(
          Array.from({ length: SEATS }, async (_, seat) => {
            const url = defined(urls[(index + (spread === 'by-person' ? seat : 0)) % urls.length], 'server');
            return new Player(await TestGuest.enter(url), events);
          }),
        );
        for (const player of players) await player.connect();
        const party = { players, game };
        parties.push(party);
        await sitDown(party);
      }
    }),
  );
  return parties;
}

/** Opens a live table for a party; everyone watches it. */
export async function sitDown({ players, game }: Party): Promise<string> {
  const [host, ...others] = players;
  if (!host) throw new Error('no one is there');
  const wanted = { game: game.id, players: SEATS, pace: { kind: 'live', bank: 3600, increment: 10 }, visibility: 'public' };
  const { id } = (await host.person.must('POST', '/api/tables', wanted)) as TableInfo;
  for (const { person } of others) {
    await person.must('POST', `/api/tables/${id}/join`, {});
    await person.must('POST', `/api/tables/${id}/ready`, { ready: true });
  }
  for (const player of players) player.watch(id);
  await host.person.must('POST', `/api/tables/${id}/start`);
  return id;
}
