import type { Route } from '../route.ts';
import { waitingTables } from '../store/person.svelte.ts';
import { titleOf as gameTitle } from './catalogue.ts';
import type { ShellMessages } from './messages/index.ts';
import { tableInView } from './table/in-view.svelte.ts';

/** The tab title, starting with the number of waiting tables. */
export function titleOf(route: Route, words: ShellMessages): string {
  const waiting = waitingTables() > 0 ? `(${waitingTables()}) ` : '';
  return route.page === 'home' ? `${waiting}Durbar` : `${waiting}${pageTitle(route, words)} · Durbar`;
}

function pageTitle(route: Route, words: ShellMessages): string {
  if (route.page === 'table') return tableTitle(words);
  if ('game' in route) return `${words.newTable.title}: ${gameTitle(route.game)}`;
  if ('about' in route) return `${words.home.rules}: ${gameTitle(route.about)}`;
  const names: Readonly<Record<Exclude<Route['page'], 'table'>, string>> = {
    home: words.nav.play,
    games: words.nav.games,
    settings: words.nav.settings,
    new: words.newTable.title,
    end: words.home.result,
    proof: words.proof.title,
    lessons: words.learn.title,
    puzzles: words.nav.puzzles,
    puzzle: words.nav.puzzles,
    learn: words.learn.title,
    replay: words.replay.title,
    shared: words.replay.title,
    tables: words.nav.tables,
    people: words.nav.people,
    tournaments: words.nav.tournaments,
    'new-tournament': words.nav.tournaments,
    tournament: words.nav.tournaments,
    'edit-tournament': words.nav.tournaments,
    account: words.nav.account,
    archive: words.home.finished,
    editions: words.nav.editions,
    admin: words.nav.account,
    invite: words.nav.tables,
    person: words.nav.account,
    'confirm-mail': words.nav.account,
    'reset-password': words.nav.account,
    rules: words.home.rules,
  };
  return names[route.page];
}

/** The game, after whether it is the viewer's turn. */
function tableTitle(words: ShellMessages): string {
  const table = tableInView();
  if (!table) return words.table.untitled;
  return table.isMyTurn ? `● ${words.home.yourTurn} · ${gameTitle(table.game)}` : gameTitle(table.game);
}
