import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'cows',
  place: 2,
  picture: 'cows',
  words: {
    en: { title: 'Sacred Cows', line: 'Four sacred tiles in the quarry. Own one and sell a good for 1 more, every time.' },
    de: {
      title: 'Heilige Kühe',
      line: 'Vier heilige Plättchen im Steinbruch. Wer eines hat, verkauft eine Ware stets um 1 teurer.',
    },
    fr: {
      title: 'Vaches Sacrées',
      line: 'Quatre tuiles sacrées dans la carrière. Leur propriétaire vend une marchandise 1 de plus.',
    },
    nl: {
      title: 'Heilige koeien',
      line: 'Vier heilige tegels in de groeve. Wie er een heeft, verkoopt één goed altijd voor 1 meer.',
    },
  },
};
