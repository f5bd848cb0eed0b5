import type { TajTable, View } from '../types.ts';
import type { RealmSource } from './realm.ts';

/** Only placing a palace changes the map: other previews leave it as it is. */
export function shownOnMap(table: TajTable): View {
  const type = table.preview?.choice.type;
  return type === 'palace' || type === 'crown' ? table.shown : table.view;
}

/** What the map needs of a table. */
export function realmSource(table: TajTable, shown: View): RealmSource {
  return {
    game: table.game,
    view: table.view,
    shown,
    words: table.words,
    language: table.language,
    colour: (seat) => table.player(seat).colour,
    name: (seat) => table.player(seat).name,
    isLit: (thing) => table.isLit(thing),
  };
}
