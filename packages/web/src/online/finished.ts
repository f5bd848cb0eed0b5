import { type AnySavedGame, parseSavedGame } from '@durbar/engine';
import type { Fault, TableInfo } from '@durbar/protocol';
import { linkTo } from '../route.ts';
import type { UnopenedGame } from '../shell/opened.ts';
import { sharing } from '../shell/sharing/words.ts';
import { shell } from '../shell/words.ts';
import { importedGame } from '../store/begin.ts';
import type { StoredGame } from '../store/games.ts';
import { knownPerson } from '../store/person.svelte.ts';
import { api } from './api.ts';
import { faultText } from './faults.ts';
import { playersOf, seatOf } from './seats.ts';
import { online } from './words.ts';

/** A finished server game in local form, for its result, replay and proof. It needs no session where the game is public or shared. */
export async function finishedOnline(id: string, from = api): Promise<StoredGame | Fault | undefined> {
  const found = await from.game(id);
  if (!found.ok) return found.fault;
  const { info, saved: file } = found.value;
  const saved = parseSavedGame(file);
  return saved.ok ? asLocalGame(info, saved.value) : undefined;
}

/** Why the game isn't shown; a player whose session has ended can sign in. */
export function unopenedOnline(id: string, fault: Fault): UnopenedGame {
  const t = sharing.now;
  if (fault.code === 'no-such-table') return { fault: t.unknown };
  if (fault.code === 'not-over')
    return {
      title: t.notOverTitle,
      fault: t.notOver,
      isRunning: true,
      way: { label: t.watchGame, href: linkTo({ page: 'table', id }) },
    };
  if (fault.code !== 'private-game') return { fault: faultText(fault, online.now) };
  if (knownPerson()) return { title: t.privateTitle, fault: t.privateLine };
  const way = { label: shell.now.nav.signIn, href: linkTo({ page: 'account' }) };
  return { title: t.privateTitle, fault: `${t.privateLine} ${t.privateSignIn}`, way };
}

function asLocalGame(info: TableInfo, saved: AnySavedGame): StoredGame {
  const players = playersOf(info);
  const ownSeat = seatOf(info, knownPerson()?.id)?.seat;
  return {
    ...importedGame({ ...saved, names: players.map(({ name }) => name) }, info.endedAt ?? info.createdAt),
    id: info.id,
    players,
    drivers: info.seats.map(({ person }) => (person ? { kind: 'person' } : { kind: 'bot', level: 'greedy' })),
    standings: info.standings,
    ...(ownSeat === undefined ? {} : { ownSeat }),
    ...(info.sameAs === undefined ? {} : { sameAs: info.sameAs }),
  };
}
