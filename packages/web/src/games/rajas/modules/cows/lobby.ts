import type { LobbyRow } from '../../lobby/parts.ts';

export const row: LobbyRow = {
  option: 'cows',
  place: 2,
  picture: 'cows',
  words: {
    en: { title: 'Sacred Cows', line: 'Four sacred tiles in the quarry. Own one and sell a good for 1 more, every time.' },
    de: {
      title: 'Heilige Kühe',
      line: 'Vier heilige Plättchen im Steinbruch. Hast du eines, verkaufst du eine Ware immer für 1 mehr.',
    },
    fr: {
      title: 'Vaches Sacrées',
      line: 'Quatre tuiles sacrées dans la carrière. Si vous en avez une, vous vendez toujours une marchandise 1 de plus.',
    },
    nl: {
      title: 'Heilige koeien',
      line: 'Vier heilige tegels in de steengroeve. Heb je er een, dan verkoop je één goed altijd voor 1 meer.',
    },
  },
};
