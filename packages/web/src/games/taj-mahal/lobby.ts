import { tajMahal as sheet } from '../../art/sheets/taj-mahal.ts';
import { defineLobby, seatValues, withSeat } from '../../table/lobby.ts';
import Sign from './lobby/Sign.svelte';
import { type TajLobbyMessages, tajLobbyMessages } from './messages/lobby.ts';

export const lobby = defineLobby<TajLobbyMessages>({
  id: 'taj-mahal',
  sheets: [sheet],
  messages: tajLobbyMessages,
  sections: (words) => [
    {
      title: words.start,
      kind: 'list',
      options: [
        {
          option: 'start-player',
          title: words.start,
          line: words.startLine,
          values: [{ value: 'random', title: words.random, line: words.randomLine }, ...seatValues(5, words.seat)],
        },
      ],
    },
  ],
  presets: (words) => [{ title: words.usual, line: words.usualLine, options: { 'start-player': 'random' } }],
  editions: (words) => ({ house: { title: words.house, line: words.houseLine } }),
  colours: { crimson: 'red', teal: 'blue', saffron: 'brown', charcoal: 'grey', ivory: 'sand' },
  usualPlayers: 4,
  minutes: ({ players }) => 15 * players,
  fit: (options, players) => withSeat('start-player', options, players),
  Sign,
});
