import type { RealmSource } from './realm.ts';
import type { TajTable } from './types.ts';

/** What the map needs of a table. */
export function realmSource(table: TajTable): RealmSource {
  return {
    game: table.game,
    view: table.view,
    shown: table.shown,
    words: table.words,
    language: table.language,
    colour: (seat) => table.player(seat).colour,
    name: (seat) => table.player(seat).name,
    isLit: (thing) => table.isLit(thing),
  };
}
