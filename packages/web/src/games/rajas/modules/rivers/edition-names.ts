import type { EditionNames } from '../../../../editions/messages/index.ts';

/** What this module calls its parts of an edition. */
export const editionNames: EditionNames = {
  en: {
    ganga2: 'Ganga 2',
    ganga3: 'Ganga 3',
    mysterious: 'Mysterious Waters',
    dolphin: 'dolphin',
    're-place': 'move a worker',
    're-score': 'score a tile again',
    'yield-tiles': 'yield tiles',
    'market-per-colour': 'one market of each colour',
  },
  de: {
    ganga2: 'Ganga 2',
    ganga3: 'Ganga 3',
    mysterious: 'Geheimnisvolle Wasser',
    dolphin: 'Delfin',
    're-place': 'Arbeiter versetzen',
    're-score': 'Plättchen noch einmal werten',
    'yield-tiles': 'Ertragsplättchen',
    'market-per-colour': 'je Farbe ein Markt',
  },
  fr: {
    ganga2: 'Gange 2',
    ganga3: 'Gange 3',
    mysterious: 'Eaux mystérieuses',
    dolphin: 'dauphin',
    're-place': 'déplacer un ouvrier',
    're-score': 'activer une tuile à nouveau',
    'yield-tiles': 'tuiles Revenu',
    'market-per-colour': 'un marché de chaque couleur',
  },
  nl: {
    ganga2: 'Ganges 2',
    ganga3: 'Ganges 3',
    mysterious: 'Geheimzinnige wateren',
    dolphin: 'dolfijn',
    're-place': 'werker verzetten',
    're-score': 'tegel opnieuw tellen',
    'yield-tiles': 'opbrengstfiches',
    'market-per-colour': 'één markt van elke kleur',
  },
};
