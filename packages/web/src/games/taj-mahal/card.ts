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
    de: 'Zwölf Besuche, ein Hof. Geh im richtigen Moment.',
    fr: 'Douze visites, une cour. Sachez vous retirer à temps.',
    nl: 'Twaalf bezoeken, één hof. Stap op tijd op.',
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
