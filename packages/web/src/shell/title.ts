import { titleOf as gameTitle } from './catalogue.ts';
import type { ShellMessages } from './messages/index.ts';
import type { Route } from './route.ts';

/** What the browser writes on the tab. */
export function titleOf(route: Route, words: ShellMessages): string {
  if (route.page === 'home') return 'Durbar';
  return `${pageTitle(route, words)} · Durbar`;
}

function pageTitle(route: Route, words: ShellMessages): string {
  if ('game' in route) return `${words.newTable.title}: ${gameTitle(route.game)}`;
  if ('about' in route) return `${words.home.rules}: ${gameTitle(route.about)}`;
  const names: Readonly<Record<Route['page'], string>> = {
    home: words.nav.play,
    games: words.nav.games,
    settings: words.nav.settings,
    new: words.newTable.title,
    table: words.table.untitled,
    end: words.home.result,
    proof: words.proof.title,
    lessons: words.learn.title,
    learn: words.learn.title,
    replay: words.replay.title,
    rules: words.home.rules,
  };
  return names[route.page];
}
