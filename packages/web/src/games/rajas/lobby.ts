import { rajas as sheet } from '../../art/sheets/rajas.ts';
import { defineLobby } from '../../table/lobby.ts';
import Advanced from './lobby/Advanced.svelte';
import { fit } from './lobby/fit.ts';
import OwnRiver from './lobby/OwnRiver.svelte';
import { ALL_MODULES } from './lobby/rows.ts';
import Sign from './lobby/Sign.svelte';
import { sections } from './lobby/sections.ts';
import { type RajasLobbyMessages, rajasLobbyMessages } from './messages/lobby.ts';

const EVERYTHING = { ...ALL_MODULES, navaratnas: 'on', river: 'full-random' };

export const lobby = defineLobby<RajasLobbyMessages>({
  id: 'rajas',
  sheets: [sheet],
  messages: rajasLobbyMessages,
  sections: (words) => sections(words, { variant: { Extra: Advanced }, river: { Extra: OwnRiver } }),
  presets: (words) => [
    { title: words.base, line: words.baseLine, options: {} },
    { title: words.navaratnas, line: words.navaratnasLine, options: { navaratnas: 'on', river: 'ganga-roll' } },
    { title: words.everything, line: words.everythingLine, options: EVERYTHING },
  ],
  editions: (words) => ({ house: { title: words.house, line: words.houseLine } }),
  usualPlayers: 3,
  minutes: ({ players }) => 20 * players,
  fit,
  Sign,
});
