import type { Translation } from '../../../../i18n/language.ts';

type FaultValues = Readonly<Record<string, string | number>>;

const en = {
  title: 'River',
  line: 'What the river spaces give you.',
  rivers: {
    printed: { title: 'Standard', line: '26 fixed spaces' },
    'ganga-roll': { title: 'Ganga', line: '8 tiles at random' },
    'full-random': { title: 'Full river', line: 'a tile on every space' },
    custom: { title: 'Custom river', line: 'laid space by space' },
    drying: { title: 'Drying-up Sources', line: 'spaces dry up once left' },
    mysterious: { title: 'Mysterious Waters', line: 'face down, +1 money' },
  },
  pools: {
    title: 'River tiles',
    line: 'Which river tiles to shuffle.',
    usual: 'Recommended',
    sets: (numbers: string) => `Ganga ${numbers}`,
    lines: {
      usual: 'the set that goes with this river',
      first: 'palace actions and dice',
      third: 'workers and tiles act again',
      both: 'first and third set',
      dolphin: 'with the dolphin',
      all: 'every tile there is',
    },
  },
  layout: {
    title: 'Your own river',
    line: 'Choose a space, then a tile for it. Empty spaces keep their printed benefit.',
    space: (n: number, gain: string) => `Space ${n}: ${gain}`,
    laid: (n: number, gain: string) => `Space ${n}: tile, ${gain}`,
    takeBack: (n: number) => `Remove tile from space ${n}`,
    clear: 'Remove all tiles',
    text: 'As text, to save and share',
    faults: {
      'no-such-river-space': ({ index, last }: FaultValues) =>
        `There’s no river space ${index}. Tiles go on spaces 1 to ${last}.`,
      'no-such-river-tile': ({ id }: FaultValues) => `The chosen sets have no tile “${id}”.`,
      'two-tiles-on-a-space': ({ index }: FaultValues) => `Space ${index} has two tiles.`,
      'river-tile-laid-twice': ({ id }: FaultValues) => `Tile “${id}” is on two spaces.`,
    },
  },
};

const de: Translation<typeof en> = {
  title: 'Fluss',
  line: 'Was du auf den Flussfeldern bekommst.',
  rivers: {
    printed: { title: 'Standardfluss', line: '26 feste Felder' },
    'ganga-roll': { title: 'Ganga', line: '8 zufällige Plättchen' },
    'full-random': { title: 'Voller Fluss', line: 'ein Plättchen auf jedem Feld' },
    custom: { title: 'Eigener Fluss', line: 'Feld für Feld gelegt' },
    drying: { title: 'Versiegende Quellen', line: 'verlassene Felder versiegen' },
    mysterious: { title: 'Geheimnis\u00advolle Wasser', line: 'verdeckt, +1 Geld' },
  },
  pools: {
    title: 'Flussplättchen',
    line: 'Welche Flussplättchen gemischt werden.',
    usual: 'Empfohlen',
    sets: (numbers) => `Ganga ${numbers}`,
    lines: {
      usual: 'die zum Fluss gehören',
      first: 'Palastaktionen und Würfel',
      third: 'Arbeiter und Plättchen noch einmal',
      both: 'erster und dritter Satz',
      dolphin: 'mit dem Delfin',
      all: 'alle, die es gibt',
    },
  },
  layout: {
    title: 'Eigener Fluss',
    line: 'Wähle ein Feld, dann ein Plättchen dafür. Leere Felder behalten ihren gedruckten Gewinn.',
    space: (n, gain) => `Feld ${n}: ${gain}`,
    laid: (n, gain) => `Feld ${n}: Plättchen, ${gain}`,
    takeBack: (n) => `Plättchen von Feld ${n} entfernen`,
    clear: 'Alle Plättchen entfernen',
    text: 'Als Text, zum Aufheben und Teilen',
    faults: {
      'no-such-river-space': ({ index, last }) =>
        `Es gibt kein Flussfeld ${index}. Plättchen kommen auf die Felder 1 bis ${last}.`,
      'no-such-river-tile': ({ id }) => `Die gewählten Sätze enthalten kein Plättchen „${id}“.`,
      'two-tiles-on-a-space': ({ index }) => `Auf Feld ${index} liegen zwei Plättchen.`,
      'river-tile-laid-twice': ({ id }) => `Plättchen „${id}“ liegt auf zwei Feldern.`,
    },
  },
};

const fr: Translation<typeof en> = {
  title: 'Fleuve',
  line: 'Ce que vous donnent les cases du fleuve.',
  rivers: {
    printed: { title: 'Fleuve standard', line: '26 cases fixes' },
    'ganga-roll': { title: 'Gange', line: '8 tuiles au hasard' },
    'full-random': { title: 'Fleuve complet', line: 'une tuile sur chaque case' },
    custom: { title: 'Fleuve personnalisé', line: 'posé case par case' },
    drying: { title: 'Sources taries', line: 'les cases quittées tarissent' },
    mysterious: { title: 'Eaux mystérieuses', line: 'face cachée, +1 argent' },
  },
  pools: {
    title: 'Tuiles Fleuve',
    line: 'Quelles tuiles Fleuve mélanger.',
    usual: 'Conseillé',
    sets: (numbers) => `Gange ${numbers}`,
    lines: {
      usual: 'ceux qui vont avec le fleuve',
      first: 'actions du palais et dés',
      third: 'ouvriers et tuiles agissent encore',
      both: 'premier et troisième jeux',
      dolphin: 'avec le dauphin',
      all: 'toutes les tuiles',
    },
  },
  layout: {
    title: 'Votre fleuve',
    line: 'Choisissez une case, puis la tuile à y poser. Une case vide garde son bonus imprimé.',
    space: (n, gain) => `Case ${n} : ${gain}`,
    laid: (n, gain) => `Case ${n} : tuile, ${gain}`,
    takeBack: (n) => `Retirer la tuile de la case ${n}`,
    clear: 'Retirer toutes les tuiles',
    text: 'En texte, à garder et à partager',
    faults: {
      'no-such-river-space': ({ index, last }) => `La case ${index} n’existe pas ; les tuiles vont sur les cases 1 à ${last}.`,
      'no-such-river-tile': ({ id }) => `Aucune tuile « ${id} » dans les jeux choisis.`,
      'two-tiles-on-a-space': ({ index }) => `La case ${index} a deux tuiles.`,
      'river-tile-laid-twice': ({ id }) => `La tuile « ${id} » est posée sur deux cases.`,
    },
  },
};

const nl: Translation<typeof en> = {
  title: 'Rivier',
  line: 'Wat je op de riviervelden krijgt.',
  rivers: {
    printed: { title: 'Standaard\u00adrivier', line: '26 vaste velden' },
    'ganga-roll': { title: 'Ganges', line: '8 willekeurige tegels' },
    'full-random': { title: 'Volle rivier', line: 'een tegel op elk veld' },
    custom: { title: 'Eigen rivier', line: 'veld voor veld gelegd' },
    drying: { title: 'Opdrogende bronnen', line: 'verlaten velden drogen op' },
    mysterious: { title: 'Geheim\u00adzinnige wateren', line: 'gedekt, +1 geld' },
  },
  pools: {
    title: 'Riviertegels',
    line: 'Welke riviertegels worden geschud.',
    usual: 'Aanbevolen',
    sets: (numbers) => `Ganges ${numbers}`,
    lines: {
      usual: 'die bij de rivier horen',
      first: 'paleisacties en dobbelstenen',
      third: 'werkers en tegels nog een keer',
      both: 'eerste en derde set',
      dolphin: 'met de dolfijn',
      all: 'alle tegels die er zijn',
    },
  },
  layout: {
    title: 'Eigen rivier',
    line: 'Kies een veld, dan een tegel ervoor. Lege velden houden hun gedrukte inkomsten.',
    space: (n, gain) => `Veld ${n}: ${gain}`,
    laid: (n, gain) => `Veld ${n}: tegel, ${gain}`,
    takeBack: (n) => `Tegel van veld ${n} verwijderen`,
    clear: 'Alle tegels verwijderen',
    text: 'Als tekst, om te bewaren en te delen',
    faults: {
      'no-such-river-space': ({ index, last }) =>
        `Er is geen rivierveld ${index}. Tegels komen op de velden 1 tot en met ${last}.`,
      'no-such-river-tile': ({ id }) => `De gekozen sets hebben geen tegel “${id}”.`,
      'two-tiles-on-a-space': ({ index }) => `Op veld ${index} liggen twee tegels.`,
      'river-tile-laid-twice': ({ id }) => `Tegel “${id}” ligt op twee velden.`,
    },
  },
};

/** The words of rivers, for a new table. */
export const lobbyWords = { en, de, fr, nl };
