import type { TajTable, View } from '../types.ts';
import type { RealmModel } from './model.ts';
import { realmOf } from './realm.ts';

/** The realm as the table shows it. */
export function realmOn(table: TajTable): RealmModel {
  return realmOf({
    game: table.game,
    view: table.view,
    shown: shownOnMap(table),
    words: table.words,
    language: table.language,
    colour: (seat) => table.player(seat).colour,
    name: (seat) => table.player(seat).name,
    isLit: (thing) => table.isLit(thing),
  });
}

/** Only placing a palace changes the map; other previews leave it unchanged. */
function shownOnMap(table: TajTable): View {
  const type = table.preview?.choice.type;
  return type === 'palace' || type === 'crown' ? table.shown : table.view;
}
