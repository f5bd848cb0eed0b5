import { defined, type Viewer } from '@durbar/engine';
import { isolate } from '../../i18n/names.ts';
import { current } from '../../store/settings.svelte.ts';
import type { Telling } from '../../table/contract.ts';
import type { OpenTable } from '../table/opening.ts';

/** What the texts about a finished game use. */
export function tellingOf({ rules, words, common, players }: OpenTable, viewer: Viewer): Telling<unknown, unknown> {
  return {
    game: rules.definition.describe(rules.game),
    words: words.now,
    common: common.now,
    language: current().language,
    viewer,
    players,
    name: (seat) => isolate(defined(players[seat], 'player').name),
  };
}
