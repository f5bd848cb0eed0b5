import type { GameCard } from '../../table/card.ts';

export const card: GameCard = {
  id: 'rajas',
  title: 'Rajas of the Ganges',
  shortTitle: 'Rajas',
  players: [2, 4],
  minutes: 60,
  usualPlayers: 4,
  sign: { symbol: 'boat', ground: 'river' },
  pitch: {
    en: 'Bring fame and fortune together before your rivals do.',
    de: 'Bring Ruhm und Geld zusammen, bevor es die anderen tun.',
    fr: 'Réunissez gloire et fortune avant vos rivaux.',
    nl: 'Breng roem en geld samen voordat je rivalen het doen.',
  },
  keys: [
    {
      key: 'R',
      does: {
        en: 'turn the selected tile, with Shift the other way',
        de: 'ausgewähltes Plättchen drehen, mit Umschalt andersherum',
        fr: 'tourner la tuile sélectionnée, avec Maj dans l’autre sens',
        nl: 'geselecteerde tegel draaien, met Shift andersom',
      },
    },
  ],
};
