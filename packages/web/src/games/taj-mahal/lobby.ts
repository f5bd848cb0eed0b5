import { tajMahal as sheet } from '../../art/sheets/taj-mahal.ts';
import { defineLobby } from '../../table/lobby.ts';
import { type TajLobbyMessages, tajLobbyMessages } from './messages/lobby.ts';
import Sign from './Sign.svelte';

const SEATS = ['1', '2', '3', '4', '5'];

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
          values: [
            { value: 'random', title: words.random, line: words.randomLine },
            ...SEATS.map((seat) => ({ value: seat, title: words.seat(Number(seat)) })),
          ],
        },
      ],
    },
  ],
  presets: (words) => [{ title: words.usual, line: words.usualLine, options: { 'start-player': 'random' } }],
  usualPlayers: 4,
  minutes: ({ players }) => 15 * players,
  Sign,
});
