import type { Seat, Standing, Viewer } from '@durbar/engine';
import { plain } from '../../i18n/names.ts';
import { lister } from '../../i18n/numbers.ts';
import { sentences } from '../../i18n/sentences.ts';
import type { Outcome } from '../../sound/ending.ts';
import type { AnyTable, Player, ScoredRow, Telling } from '../contract.ts';
import type { ShownTable } from '../shown-table.svelte.ts';

/** Standings, the winner first. */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  return standings.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export function winnersOf(standings: readonly Standing[]): readonly Seat[] {
  return standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

export function outcomeFor(viewer: Viewer, standings: readonly Standing[]): Outcome {
  if (viewer === 'spectator') return 'watched';
  return winnersOf(standings).includes(viewer) ? 'won' : 'lost';
}

/** "Leila wins", "You win, Meera", "Leila and Meera share the victory". */
export function headline(standings: readonly Standing[], telling: Telling<unknown, unknown>): string {
  const { common, language, viewer } = telling;
  const name = (seat: Seat): string => telling.name(seat);
  const winners = winnersOf(standings);
  const [first] = winners;
  if (winners.length > 1) return common.share(lister(language)(winners.map(name)));
  if (first === undefined) return common.gameOver;
  return first === viewer ? common.youWin(name(first)) : common.wins(name(first));
}

/** Why the game ended: who resigned, and how it was won if the others finished it. */
export function reasonOf(
  standings: readonly Standing[],
  telling: Telling<unknown, unknown>,
  { end }: { readonly end: Pick<AnyTable['end'], 'reason'> },
): string {
  const gone = telling.players.filter(({ gaveUp }) => gaveUp).map((player) => goneText(player, telling));
  return [...(isGivenUp(telling.players) ? [] : [end.reason(standings, telling)]), ...gone].join(' ');
}

/** Whether the game ended because no one was left to play against, or no person at all. */
export function isGivenUp(players: readonly Player[]): boolean {
  const staying = players.filter(({ gaveUp }) => !gaveUp);
  return staying.length < players.length && (staying.length <= 1 || staying.every(({ kind }) => kind === 'bot'));
}

function goneText({ seat, gaveUp }: Player, telling: Telling<unknown, unknown>): string {
  const { common, viewer } = telling;
  if (gaveUp === 'resigned') return seat === viewer ? common.youResigned : common.resigned(telling.name(seat));
  return seat === viewer ? common.youAreOut : common.isOut(telling.name(seat));
}

/** Everything about the ending in a few sentences for screen readers: who won and why, then all ranks. */
export function spokenEnd(standings: readonly Standing[], rows: readonly ScoredRow[], table: ShownTable): string {
  const rankOf = (seat: Seat): number => standings.find((standing) => standing.seat === seat)?.rank ?? 0;
  const places = rows
    .toSorted((one, other) => rankOf(one.seat) - rankOf(other.seat))
    .map(({ seat, result, tie }) => {
      const how = tie === undefined ? result : `${result}, ${tie}`;
      return `${table.common.place(rankOf(seat))}: ${table.name(seat)}, ${how}`;
    });
  return sentences([headline(standings, table), reasonOf(standings, table, table.parts.table), ...places].map(plain));
}
