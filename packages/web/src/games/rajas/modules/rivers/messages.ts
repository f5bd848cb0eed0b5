import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';

const count = { en: counter('en'), de: counter('de'), fr: counter('fr'), nl: counter('nl') };

const en = {
  marketPerColour: 'score one market for each colour of your dice',
  yieldTiles: (n: number) => count.en(n, { one: '# yield tile', other: '# yield tiles' }),
  effects: { rePlace: 'the worker’s move', reScore: 'scoring a tile again', dolphin: 'the dolphin' },
  lift: {
    title: 'Move one of your workers?',
    hint: 'Choose a worker on the board, or skip.',
    help: 'Move one of your placed workers to a free space and do its action, without paying for the space.',
  },
  target: {
    title: 'Move the worker where?',
    hint: 'Choose a free space. It costs nothing.',
    help: 'The space must be free and usable. You still pay for tiles.',
  },
  again: {
    title: 'Score a tile again',
    hint: 'Choose one of your tiles.',
    help: 'Score one visible tile again at its current values. You don’t get special yields again.',
  },
  dolphin: {
    title: 'Ganges dolphin: use another space?',
    hint: 'Choose an open river space.',
    help: 'Use the benefit of an open, unoccupied river space without moving there.',
  },
  dark: {
    title: 'Ganges dolphin: turn a tile up?',
    hint: 'Choose a face-down tile.',
    help: 'No face-up tile is free. Turn over any face-down tile and get its benefit.',
  },
  liftFrom: (space: string) => `Move the worker from: ${space}`,
  scoreAgain: (cell: string) => `Score the tile on ${cell} again`,
  use: (index: number) => `Use river space ${index}`,
  turn: (index: number) => `Turn up river space ${index}`,
  dried: (index: number) => `River space ${index} has dried up.`,
  revealed: (name: string, index: number, gain: string) => `${name} turned up river space ${index}: ${gain}.`,
  rePlace: 'move one of your placed workers, at no cost',
  reScore: 'score one of your tiles again',
  dolphinGain: 'the benefit of another open river space',
  acts: {
    'ganga3/lift': 'Move this worker',
    'ganga3/tile': 'Score it again',
    'ganga2/borrow': 'Use this space',
    'dark-dolphin/turn': 'Turn it up',
  },
  refusals: {
    'dried-up': 'This space has dried up.',
    'face-down': 'This river tile is face down.',
  },
};

const de: Translation<typeof en> = {
  marketPerColour: 'für jede Farbe deiner Würfel einen Markt werten',
  yieldTiles: (n) => count.de(n, { one: '# Ertragsplättchen', other: '# Ertragsplättchen' }),
  effects: { rePlace: 'das Versetzen', reScore: 'die erneute Wertung', dolphin: 'der Delfin' },
  lift: {
    title: 'Einen Arbeiter versetzen?',
    hint: 'Wähle einen Arbeiter auf dem Spielplan oder verzichte.',
    help: 'Versetze einen deiner eingesetzten Arbeiter auf ein freies Feld und führe dessen Aktion aus, ohne das Feld zu bezahlen.',
  },
  target: {
    title: 'Wohin mit dem Arbeiter?',
    hint: 'Wähle ein freies Feld. Es kostet nichts.',
    help: 'Das Feld muss frei und die Aktion möglich sein. Plättchen musst du trotzdem bezahlen.',
  },
  again: {
    title: 'Werte ein Plättchen noch einmal',
    hint: 'Wähle eines deiner Plättchen.',
    help: 'Werte ein sichtbares Plättchen noch einmal mit seinen jetzigen Werten. Sondererträge bekommst du nicht noch einmal.',
  },
  dolphin: {
    title: 'Ganges-Delfin: ein anderes Feld nutzen?',
    hint: 'Wähle ein offenes Flussfeld.',
    help: 'Nutze den Gewinn eines offenen, unbesetzten Flussfeldes, ohne hinzufahren.',
  },
  dark: {
    title: 'Ganges-Delfin: ein Plättchen aufdecken?',
    hint: 'Wähle ein verdecktes Plättchen.',
    help: 'Kein offenes Plättchen ist frei. Decke ein beliebiges verdecktes auf und erhalte seinen Gewinn.',
  },
  liftFrom: (space) => `Arbeiter versetzen von: ${space}`,
  scoreAgain: (cell) => `Plättchen auf ${cell} noch einmal werten`,
  use: (index) => `Flussfeld ${index} nutzen`,
  turn: (index) => `Flussfeld ${index} aufdecken`,
  dried: (index) => `Flussfeld ${index} ist versiegt.`,
  revealed: (name, index, gain) => `${name} hat Flussfeld ${index} aufgedeckt: ${gain}.`,
  rePlace: 'einen eingesetzten Arbeiter kostenlos versetzen',
  reScore: 'eines deiner Plättchen noch einmal werten',
  dolphinGain: 'den Gewinn eines anderen offenen Flussfeldes',
  acts: {
    'ganga3/lift': 'Diesen Arbeiter versetzen',
    'ganga3/tile': 'Noch einmal werten',
    'ganga2/borrow': 'Dieses Feld nutzen',
    'dark-dolphin/turn': 'Aufdecken',
  },
  refusals: {
    'dried-up': 'Dieses Feld ist versiegt.',
    'face-down': 'Dieses Flussplättchen liegt verdeckt.',
  },
};

const fr: Translation<typeof en> = {
  marketPerColour: 'activer un marché par couleur de vos dés',
  yieldTiles: (n) => count.fr(n, { one: '# tuile Revenu', other: '# tuiles Revenu' }),
  effects: { rePlace: 'le déplacement', reScore: 'le nouveau décompte', dolphin: 'le dauphin' },
  lift: {
    title: 'Déplacer un de vos ouvriers ?',
    hint: 'Choisissez un ouvrier sur le plateau, ou passez.',
    help: 'Déplacez un de vos ouvriers placés vers un emplacement libre et effectuez son action, sans payer l’emplacement.',
  },
  target: {
    title: 'Où placer l’ouvrier ?',
    hint: 'Choisissez un emplacement libre. Il est gratuit.',
    help: 'L’emplacement doit être libre et son action possible. Vous payez quand même les tuiles.',
  },
  again: {
    title: 'Comptez une tuile à nouveau',
    hint: 'Choisissez une de vos tuiles.',
    help: 'Comptez à nouveau une tuile visible, à ses valeurs actuelles. Vous ne recevez pas à nouveau les revenus spéciaux.',
  },
  dolphin: {
    title: 'Dauphin du Gange : utiliser une autre case ?',
    hint: 'Choisissez une case visible du fleuve.',
    help: 'Utilisez le bonus d’une case visible et libre sans y aller.',
  },
  dark: {
    title: 'Dauphin du Gange : révéler une tuile ?',
    hint: 'Choisissez une tuile face cachée.',
    help: 'Aucune tuile visible n’est libre. Révélez n’importe quelle tuile cachée et recevez son bonus.',
  },
  liftFrom: (space) => `Déplacer l’ouvrier de : ${space}`,
  scoreAgain: (cell) => `Compter à nouveau la tuile sur ${cell}`,
  use: (index) => `Utiliser la case ${index} du fleuve`,
  turn: (index) => `Révéler la case ${index} du fleuve`,
  dried: (index) => `La case ${index} du fleuve s’est tarie.`,
  revealed: (name, index, gain) => `${name} a révélé la case ${index} du fleuve : ${gain}.`,
  rePlace: 'déplacer un de vos ouvriers placés, sans coût',
  reScore: 'compter à nouveau une de vos tuiles',
  dolphinGain: 'le bonus d’une autre case visible du fleuve',
  acts: {
    'ganga3/lift': 'Déplacer cet ouvrier',
    'ganga3/tile': 'La compter à nouveau',
    'ganga2/borrow': 'Utiliser cette case',
    'dark-dolphin/turn': 'La révéler',
  },
  refusals: {
    'dried-up': 'Cette case est tarie.',
    'face-down': 'Cette tuile du fleuve est face cachée.',
  },
};

const nl: Translation<typeof en> = {
  marketPerColour: 'tel één markt per kleur van je dobbelstenen',
  yieldTiles: (n) => count.nl(n, { one: '# opbrengstfiche', other: '# opbrengstfiches' }),
  effects: { rePlace: 'het verplaatsen', reScore: 'de nieuwe waardering', dolphin: 'de dolfijn' },
  lift: {
    title: 'Een van je werkers verplaatsen?',
    hint: 'Kies een werker op het bord of sla over.',
    help: 'Verplaats een van je ingezette werkers naar een vrij veld en voer de actie uit, zonder voor het veld te betalen.',
  },
  target: {
    title: 'Waar gaat de werker heen?',
    hint: 'Kies een vrij veld. Het kost niets.',
    help: 'Het veld moet vrij zijn en de actie mogelijk. Tegels betaal je wel.',
  },
  again: {
    title: 'Tel een tegel nog eens',
    hint: 'Kies een van je tegels.',
    help: 'Tel één zichtbare tegel nog eens, met de huidige waarden. Speciale inkomsten krijg je niet opnieuw.',
  },
  dolphin: {
    title: 'Gangesdolfijn: een ander veld gebruiken?',
    hint: 'Kies een open rivierveld.',
    help: 'Gebruik de inkomsten van een open, onbezet rivierveld zonder erheen te varen.',
  },
  dark: {
    title: 'Gangesdolfijn: een tegel omdraaien?',
    hint: 'Kies een gedekte tegel.',
    help: 'Er is geen open tegel vrij. Draai een gedekte tegel om en ontvang de inkomsten.',
  },
  liftFrom: (space) => `Werker verplaatsen van: ${space}`,
  scoreAgain: (cell) => `Tegel op ${cell} nog eens tellen`,
  use: (index) => `Rivierveld ${index} gebruiken`,
  turn: (index) => `Rivierveld ${index} omdraaien`,
  dried: (index) => `Rivierveld ${index} is opgedroogd.`,
  revealed: (name, index, gain) => `${name} draaide rivierveld ${index} om: ${gain}.`,
  rePlace: 'een van je ingezette werkers kosteloos verplaatsen',
  reScore: 'een van je tegels nog eens tellen',
  dolphinGain: 'de inkomsten van een ander open rivierveld',
  acts: {
    'ganga3/lift': 'Deze werker verplaatsen',
    'ganga3/tile': 'Nog eens tellen',
    'ganga2/borrow': 'Dit veld gebruiken',
    'dark-dolphin/turn': 'Omdraaien',
  },
  refusals: {
    'dried-up': 'Dit veld is opgedroogd.',
    'face-down': 'Deze riviertegel ligt gedekt.',
  },
};

export { de, en, fr, nl };
