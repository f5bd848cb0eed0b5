import { tajMahal as sheet } from '../../art/sheets/taj-mahal.ts';
import { defineLobby } from '../../table/lobby.ts';
import { startSection, withSeat } from '../../table/start-option.ts';
import Sign from './lobby/Sign.svelte';
import { type TajLobbyMessages, tajLobbyMessages } from './messages/lobby.ts';

export const lobby = defineLobby<TajLobbyMessages>({
  id: 'taj-mahal',
  sheets: [sheet],
  messages: tajLobbyMessages,
  sections: ({ startLine, language }) => [startSection('start-player', 5, startLine, language)],
  presets: (words) => [{ title: words.usual, line: words.usualLine, options: { 'start-player': 'random' } }],
  editions: (words) => ({ house: { title: words.house, line: words.houseLine } }),
  colours: { crimson: 'red', teal: 'blue', saffron: 'brown', charcoal: 'grey', ivory: 'sand' },
  usualPlayers: 4,
  minutes: ({ players }) => 15 * players,
  fit: (options, players) => withSeat('start-player', options, players),
  Sign,
});
