import { rajas as sheet } from '../../art/sheets/rajas.ts';
import { defineLobby, type ExtraOptions } from '../../table/lobby.ts';
import { fit, presets, sections } from './lobby/parts.ts';
import Sign from './lobby/Sign.svelte';
import { type RajasLobbyMessages, rajasLobbyMessages } from './messages/lobby.ts';

const files = import.meta.glob<ExtraOptions>('./modules/*/LobbyExtra.svelte', { eager: true, import: 'default' });
const extras = Object.fromEntries(Object.entries(files).map(([path, Extra]) => [path.split('/').at(-2) ?? '', Extra]));

export const lobby = defineLobby<RajasLobbyMessages>({
  id: 'rajas',
  sheets: [sheet],
  messages: rajasLobbyMessages,
  sections: (words) => sections(words, extras),
  presets,
  editions: ({ house }) => ({ house }),
  usualPlayers: 3,
  minutes: ({ players }) => 20 * players,
  fit,
  Sign,
});
