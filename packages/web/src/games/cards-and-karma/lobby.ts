import { cardsAndKarma as sheet } from '../../art/sheets/cards-and-karma.ts';
import { defineLobby } from '../../table/lobby.ts';
import { startSection, withSeat } from '../../table/start-option.ts';
import Sign from './lobby/Sign.svelte';
import { type KarmaLobbyMessages, karmaLobbyMessages } from './messages/lobby.ts';

export const lobby = defineLobby<KarmaLobbyMessages>({
  id: 'cards-and-karma',
  sheets: [sheet],
  messages: karmaLobbyMessages,
  sections: (words) => [
    {
      title: words.variant,
      kind: 'list',
      room: 'narrow',
      options: [
        {
          option: 'bonuses',
          title: words.variant,
          line: words.variantLine,
          values: [
            { value: 'hidden', title: words.hidden, line: words.hiddenLine },
            { value: 'visible', title: words.visible, line: words.visibleLine },
          ],
        },
      ],
    },
    startSection('start', 4, words.startLine, words.language),
  ],
  presets: (words) => [{ title: words.usual, line: words.usualLine, options: { bonuses: 'hidden', start: 'random' } }],
  editions: (words) => ({
    house: { title: words.house, line: words.houseLine },
    swift: { title: words.swift, line: words.swiftLine },
    'late-karma': { title: words.lateKarma, line: words.lateKarmaLine },
  }),
  colours: { crimson: 'crimson', teal: 'teal', saffron: 'saffron', charcoal: 'charcoal' },
  usualPlayers: 3,
  minutes: ({ players }) => 12 * players,
  fit: (options, players) => withSeat('start', options, players),
  Sign,
});
