import type { GameCard } from '../../table/card.ts';

export const card: GameCard = {
  id: 'cards-and-karma',
  title: 'Cards & Karma',
  shortTitle: 'Cards & Karma',
  players: [2, 4],
  minutes: 35,
  usualPlayers: 3,
  sign: { symbol: 'karma-flower', ground: 'night' },
  pitch: {
    en: 'Every card is also a die. Turn six days into night.',
    de: 'Jede Karte ist auch ein Würfel. Mach sechs Tage zur Nacht.',
    fr: 'Chaque carte est aussi un dé. Changez six jours en nuits.',
    nl: 'Elke kaart is ook een dobbelsteen. Maak van zes dagen nacht.',
  },
};
