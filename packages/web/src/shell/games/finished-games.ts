import type { Standing } from '@durbar/engine';
import type { ArchivedGame } from '@durbar/protocol';
import type { PlayerColour } from '../../art/players.ts';
import { colourOf } from '../../store/begin.ts';
import type { StoredGame } from '../../store/games.ts';
import { peopleOf } from '../../table/chronicle.ts';

/** A finished game of mine in the list, wherever it was played. */
export interface MyFinishedGame {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly endedAt: number;
  readonly players: readonly { readonly name: string; readonly colour: PlayerColour; readonly isMe: boolean }[];
  readonly winners: readonly string[];
  /** Missing when several people shared the screen. */
  readonly rank?: number;
  readonly place: 'online' | 'here';
  /** How the reader's rating changed; missing for unrated games. */
  readonly change?: number;
  /** Only for games of this device. */
  readonly stored?: StoredGame;
}

export function finishedHere(stored: StoredGame): MyFinishedGame {
  const { id, name, saved, updated, players, drivers, standings = [] } = stored;
  const [mine, ...others] = peopleOf(drivers);
  const me = others.length === 0 ? mine : undefined;
  const rank = standings.find(({ seat }) => seat === me)?.rank;
  return {
    id,
    game: saved.game,
    name,
    endedAt: updated,
    players: players.map(({ name, colour }, seat) => ({ name, colour, isMe: seat === me })),
    winners: winnersOf(standings).map((seat) => players[seat]?.name ?? ''),
    ...(rank === undefined ? {} : { rank }),
    place: 'here',
    stored,
  };
}

export function finishedOnline({ table, game, endedAt, options, results }: ArchivedGame, me: string): MyFinishedGame {
  const mine = results.find(({ person }) => person?.id === me);
  return {
    id: table,
    game,
    name: '',
    endedAt,
    players: results.map(({ name, seat, person }) => ({ name, colour: colourOf(seat, options), isMe: person?.id === me })),
    winners: results.filter(({ rank }) => rank === 1).map(({ name }) => name),
    ...(mine ? { rank: mine.rank } : {}),
    place: 'online',
    ...(mine?.change === undefined ? {} : { change: mine.change }),
  };
}

function winnersOf(standings: readonly Standing[]): readonly number[] {
  return standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/** Both lists, newest first. While older online games are not loaded yet, older local ones wait too: nothing may appear in between later. */
export function merged(
  here: readonly MyFinishedGame[],
  online: readonly MyFinishedGame[],
  rest: 'all loaded' | 'more to load',
): readonly MyFinishedGame[] {
  const oldest = rest === 'more to load' ? (online.at(-1)?.endedAt ?? 0) : 0;
  return [...here.filter(({ endedAt }) => endedAt >= oldest), ...online].sort((one, other) => other.endedAt - one.endedAt);
}
