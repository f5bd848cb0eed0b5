import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('de');

export const messages: Translation<typeof english> = {
  you: 'du',
  bot: 'Bot',
  points: (n) => count(n, { one: '# Punkt', other: '# Punkte' }),
  chanceDecides: 'Der Zufall entscheidet',
  gameOver: 'Das Spiel ist aus',
  undo: 'Zurück',
  resetTurn: 'Zug neu',
  allChoices: 'Alle Möglichkeiten',
  allChoicesShort: 'Auswahl',
  choices: (n) => count(n, { one: '# Möglichkeit', other: '# Möglichkeiten' }),
  hint: 'Tipp',
  noHint: 'Dazu gibt es keinen Rat.',
  hintShown: 'Die Nummern bleiben auf dem Tisch, bis du wählst.',
  thinking: 'Überlege …',
  chanceToWin: (percent) => `Siegchance: ${percent} %`,
  pointsAhead: (points) => `Punkte vorn: ${points}`,
  confirm: 'Bestätigen',
  cancel: 'Doch nicht',
  close: 'Schließen',
  help: 'Worum geht es hier?',
  describe: 'Der Tisch in Worten',
  rules: 'Regeln',
  rulesAbout: 'Was die Regeln dazu sagen',
  noRules:
    'Die Regeln konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen; dein Spiel bleibt erhalten.',
  chronicle: 'Chronik',
  wholeChronicle: (n) => `Alle ${n}`,
  sinceYourTurn: 'seit deinem Zug',
  nothingYet: 'Noch ist nichts geschehen.',
  jumpTo: 'Diesen Moment in der Wiederholung zeigen',
  whyNot: 'Jetzt nicht',
  noReason: 'Das kann jetzt nicht gewählt werden.',
  passTo: (name) => `Gib den Bildschirm an ${name}`,
  passHint: 'Die Karten bleiben verdeckt, bis du bereit bist.',
  ready: (name) => `Ich bin ${name}, zeig meine Seite`,
  leave: 'Startseite',
  settings: 'Einstellungen',
  seeEnd: 'Zum Ergebnis',
  skip: 'Alles sofort zeigen',
  notSaved:
    'Dieser Browser behält das Spiel nicht: Sein Speicher ist voll oder gesperrt. Es geht trotzdem weiter; exportiere das Spiel, um es zu behalten.',
  yourTurn: 'Du bist dran',
  log: 'Log',
  myPieces: 'Meine Teile',
};
