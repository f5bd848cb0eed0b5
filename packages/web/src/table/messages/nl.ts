import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('nl');

export const messages: Translation<typeof english> = {
  you: 'jij',
  bot: 'bot',
  points: (n) => count(n, { one: '# punt', other: '# punten' }),
  chanceDecides: 'Dobbelstenen en kaarten vallen',
  gameOver: 'Het spel is afgelopen',
  undo: 'Terug',
  resetTurn: 'Beurt opnieuw',
  allChoices: 'Alle keuzes',
  allChoicesShort: 'Keuzes',
  choices: (n) => count(n, { one: '# keuze', other: '# keuzes' }),
  hint: 'Tip',
  noHint: 'Hier is geen raad voor.',
  thinking: 'Even denken …',
  chanceToWin: (percent) => `Winstkans: ${percent} %`,
  pointsAhead: (points) => `Punten voor: ${points}`,
  confirm: 'Bevestigen',
  cancel: 'Toch niet',
  close: 'Sluiten',
  help: 'Wat wordt hier gevraagd?',
  describe: 'De tafel in woorden',
  rules: 'Regels',
  rulesAbout: 'Wat de regels erover zeggen',
  chronicle: 'Kroniek',
  wholeChronicle: (n) => `Alle ${n}`,
  sinceYourTurn: 'sinds je beurt',
  nothingYet: 'Er is nog niets gebeurd.',
  jumpTo: 'Toon dit moment in de herhaling',
  whyNot: 'Nu niet',
  noReason: 'Dit kan nu niet worden gekozen.',
  passTo: (name) => `Geef het scherm aan ${name}`,
  passHint: 'De kaarten blijven verborgen tot je klaar bent.',
  ready: (name) => `Ik ben ${name}, toon mijn kant`,
  leave: 'Start',
  settings: 'Instellingen',
  seeEnd: 'Bekijk de uitslag',
  skip: 'Alles meteen tonen',
  notSaved:
    'Deze browser bewaart het spel niet: de opslag is vol of geweigerd. Je kunt doorspelen; exporteer het spel om het te bewaren.',
  yourTurn: 'Jij bent aan de beurt',
  log: 'Log',
  myPieces: 'Mijn stukken',
};
