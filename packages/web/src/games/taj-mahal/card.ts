import type { GameCard } from '../../table/card.ts';

export const card: GameCard = {
  id: 'taj-mahal',
  title: 'Taj Mahal',
  shortTitle: 'Taj Mahal',
  players: [3, 5],
  minutes: 70,
  usualPlayers: 4,
  sign: { symbol: 'taj', ground: 'sky' },
  pitch: {
    en: 'Twelve visits, one court. Know when to walk away.',
    de: 'Zwölf Besuche, ein Hof: Wisse, wann du gehen musst.',
    fr: 'Douze visites, une cour : sachez quand vous retirer.',
    nl: 'Twaalf bezoeken, één hof: weet wanneer je moet gaan.',
  },
  keys: [
    {
      key: 'W',
      does: {
        en: 'select “Withdraw”',
        de: '„Rückzug“ auswählen',
        fr: 'sélectionner « Se retirer »',
        nl: '‘Terugtrekken’ selecteren',
      },
    },
  ],
};
