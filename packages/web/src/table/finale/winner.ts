import type { Seat, Standing } from '@durbar/engine';
import { plain } from '../../i18n/names.ts';
import { lister } from '../../i18n/numbers.ts';
import type { ScoredRow, Telling } from '../contract.ts';
import type { ShownTable } from '../shown-table.svelte.ts';

/** Standings, the winner first. */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  return standings.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export function winnersOf(standings: readonly Standing[]): readonly Seat[] {
  return standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
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

/** Everything about the end in a few spoken sentences: who won and why, then all places. */
export function spokenEnd(standings: readonly Standing[], rows: readonly ScoredRow[], table: ShownTable): string {
  const rankOf = (seat: Seat): number => standings.find((standing) => standing.seat === seat)?.rank ?? 0;
  const places = rows
    .toSorted((one, other) => rankOf(one.seat) - rankOf(other.seat))
    .map(({ seat, result, tie }) => {
      const how = tie === undefined ? result : `${result}, ${tie}`;
      return `${table.common.place(rankOf(seat))}: ${table.name(seat)}, ${how}`;
    });
  return [headline(standings, table), table.parts.table.end.reason(standings, table), ...places].map(sentence).join(' ');
}

function sentence(text: string): string {
  const said = plain(text);
  return said.endsWith('.') ? said : `${said}.`;
}
