import { defined, type Standing } from '@durbar/engine';
import { localeOf } from '../../i18n/language.ts';
import { plain } from '../../i18n/names.ts';
import { headline, reasonOf } from '../../table/finale/winner.ts';
import { titleOf } from '../catalogue.ts';
import { shell } from '../words.ts';
import type { GameToShow } from './opening.ts';
import { chapterNames, goalOf, raceLines } from './race-lines.ts';
import type { SharedGame } from './share-picture.ts';
import { tellingOf } from './telling.ts';

/** A finished game as outsiders see it. */
export function sharedGame(finished: GameToShow, standings: readonly Standing[]): SharedGame {
  const { table, players } = finished.open;
  const telling = tellingOf(finished.open, 'spectator');
  const date = new Intl.DateTimeFormat(localeOf(telling.language), { dateStyle: 'long' }).format(finished.game.updated);
  return {
    title: titleOf(table.id),
    note: shell.now.end.pictureNote(players.length, date),
    headline: plain(headline(standings, telling)),
    reason: plain(reasonOf(standings, telling, table)),
    placed: onPodium(standings).map((standing) => {
      const { seat, name, colour } = defined(players[standing.seat], 'player');
      const [result] = table.end.result(standing, telling);
      return { seat, name, colour, rank: standing.rank, result: result ? plain(result.text) : '' };
    }),
    series: raceLines(
      finished,
      standings.map(({ seat }) => seat),
    ),
    chapters: chapterNames(finished, telling),
    goal: goalOf(finished, telling),
  };
}

/** Podium order: the second is left of the first. */
export function onPodium(standings: readonly Standing[]): readonly Standing[] {
  return [...standings.slice(1, 2), ...standings.slice(0, 1), ...standings.slice(2)];
}
