import type { Translation, Translations } from '../../../i18n/language.ts';

const english = {
  variant: 'Variant',
  variantLine: 'The base game, or the variant for players who know it.',
  base: 'Base game',
  baseLine: 'The rules of the box; best for a first game.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Yield tiles of your choice on your own board; up to six workers, eight dice.',
  everything: 'Everything',
  everythingLine: 'Navaratnas and every module of the second box.',
  river: 'River',
  riverLine: 'What the spaces of the river bring.',
  rivers: { printed: 'Printed', printedLine: '26 fixed spaces', ganga: 'Ganga', gangaLine: '8 tiles at random' },
  modulesTitle: 'Modules',
  modulesNote: 'Any mix works.',
  values: { off: 'Off', on: 'On', front: 'Front', back: 'Back' },
  modules: {
    cows: {
      title: 'Sacred Cows',
      line: 'Four holy tiles hide in the quarry. Their owner sells one good for 1 more, every time.',
    },
    kedarnath: { title: 'Kedarnath', line: 'A temple with a row per karma level. Only a level without a marker can be visited.' },
    wilderness: { title: 'Wilderness', line: 'Everyone starts with a waterfall, mountains, swamp or desert to build around.' },
    roads: { title: 'Roads', line: 'Money for roads that leave the residence, and a flag that moves a tile you cover.' },
    pinkElephant: { title: 'Pink Elephant', line: 'Whoever holds it may join the start player’s worker once a round.' },
  },
  advanced: 'Advanced players',
  advancedLine: 'Mixed rounds: they play on the harder side of their boards.',
  seat: (n: number) => `Seat ${n}`,
};

export type RajasLobbyMessages = Translation<typeof english>;

const german: RajasLobbyMessages = {
  variant: 'Variante',
  variantLine: 'Das Grundspiel oder die Variante für alle, die es kennen.',
  base: 'Grundspiel',
  baseLine: 'Die Regeln der Schachtel; gut für die erste Partie.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Ertragsplättchen nach Wahl auf dem eigenen Tableau; bis zu sechs Arbeiter, acht Würfel.',
  everything: 'Alles',
  everythingLine: 'Navaratnas und alle Module der zweiten Schachtel.',
  river: 'Fluss',
  riverLine: 'Was die Felder des Flusses bringen.',
  rivers: { printed: 'Gedruckt', printedLine: '26 feste Felder', ganga: 'Ganga', gangaLine: '8 zufällige Plättchen' },
  modulesTitle: 'Module',
  modulesNote: 'Jede Mischung geht.',
  values: { off: 'Aus', on: 'An', front: 'Vorderseite', back: 'Rückseite' },
  modules: {
    cows: {
      title: 'Heilige Kühe',
      line: 'Vier heilige Plättchen im Steinbruch. Wer eines hat, verkauft eine Ware stets um 1 teurer.',
    },
    kedarnath: {
      title: 'Kedarnath',
      line: 'Ein Tempel mit einer Zeile je Karmastufe. Nur eine Stufe ohne Marker kann besucht werden.',
    },
    wilderness: { title: 'Wildnis', line: 'Alle beginnen mit Wasserfall, Gebirge, Sumpf oder Wüste in der Provinz.' },
    roads: { title: 'Straßen', line: 'Geld für Wege von der Residenz und eine Fahne, die ein überbautes Plättchen versetzt.' },
    pinkElephant: { title: 'Rosa Elefant', line: 'Wer ihn hat, darf sich einmal je Runde zum Startspieler stellen.' },
  },
  advanced: 'Fortgeschrittene',
  advancedLine: 'Gemischte Runde: Sie spielen auf der schwereren Seite ihrer Tableaus.',
  seat: (n) => `Platz ${n}`,
};

const french: RajasLobbyMessages = {
  variant: 'Variante',
  variantLine: 'Le jeu de base, ou la variante pour qui le connaît.',
  base: 'Jeu de base',
  baseLine: 'Les règles de la boîte ; idéal pour une première partie.',
  navaratnas: 'Navaratnas',
  navaratnasLine: 'Des tuiles Revenu au choix sur votre plateau ; jusqu’à six ouvriers, huit dés.',
  everything: 'Tout',
  everythingLine: 'Navaratnas et tous les modules de la deuxième boîte.',
  river: 'Fleuve',
  riverLine: 'Ce que rapportent les cases du fleuve.',
  rivers: { printed: 'Imprimé', printedLine: '26 cases fixes', ganga: 'Gange', gangaLine: '8 tuiles au hasard' },
  modulesTitle: 'Modules',
  modulesNote: 'Tous les mélanges sont possibles.',
  values: { off: 'Non', on: 'Oui', front: 'Recto', back: 'Verso' },
  modules: {
    cows: {
      title: 'Vaches Sacrées',
      line: 'Quatre tuiles sacrées dans la carrière. Leur propriétaire vend une marchandise 1 de plus.',
    },
    kedarnath: {
      title: 'Kedarnath',
      line: 'Un temple avec une ligne par niveau de karma. Seul un niveau sans cube peut être visité.',
    },
    wilderness: { title: 'Étendues sauvages', line: 'Chacun commence avec une cascade, des montagnes, un marais ou un désert.' },
    roads: {
      title: 'Routes',
      line: 'De l’argent pour les routes de la résidence, et un drapeau qui déplace une tuile recouverte.',
    },
    pinkElephant: {
      title: 'Éléphant Rose',
      line: 'Son propriétaire peut rejoindre l’ouvrier du premier joueur une fois par manche.',
    },
  },
  advanced: 'Joueurs confirmés',
  advancedLine: 'Partie mixte : ils jouent sur le côté difficile de leurs plateaux.',
  seat: (n) => `Place ${n}`,
};

const dutch: RajasLobbyMessages = {
  variant: 'Variant',
  variantLine: 'Het basisspel, of de variant voor wie het kent.',
  base: 'Basisspel',
  baseLine: 'De regels van de doos; het best voor een eerste spel.',
  navaratnas: 'Navaratna',
  navaratnasLine: 'Opbrengstfiches naar keuze op je eigen bord; tot zes werkers, acht dobbelstenen.',
  everything: 'Alles',
  everythingLine: 'Navaratna en alle modules van de tweede doos.',
  river: 'Rivier',
  riverLine: 'Wat de velden van de rivier opleveren.',
  rivers: { printed: 'Gedrukt', printedLine: '26 vaste velden', ganga: 'Ganges', gangaLine: '8 willekeurige tegels' },
  modulesTitle: 'Modules',
  modulesNote: 'Elke mix kan.',
  values: { off: 'Uit', on: 'Aan', front: 'Voorkant', back: 'Achterkant' },
  modules: {
    cows: {
      title: 'Heilige koeien',
      line: 'Vier heilige tegels in de groeve. Wie er een heeft, verkoopt één goed altijd voor 1 meer.',
    },
    kedarnath: {
      title: 'Kedarnath',
      line: 'Een tempel met een rij per karmaniveau. Alleen een niveau zonder steen kan bezocht worden.',
    },
    wilderness: { title: 'Wildernis', line: 'Iedereen begint met een waterval, gebergte, moeras of woestijn.' },
    roads: { title: 'Wegen', line: 'Geld voor wegen vanuit de residentie, en een vlag die een bedekte tegel verplaatst.' },
    pinkElephant: { title: 'Roze olifant', line: 'Wie hem heeft, mag één keer per ronde bij de startspeler gaan staan.' },
  },
  advanced: 'Gevorderden',
  advancedLine: 'Spelers van verschillend niveau: zij spelen op de moeilijke kant van hun borden.',
  seat: (n) => `Plaats ${n}`,
};

export const rajasLobbyMessages: Translations<RajasLobbyMessages> = {
  en: async () => english,
  de: async () => german,
  fr: async () => french,
  nl: async () => dutch,
};
