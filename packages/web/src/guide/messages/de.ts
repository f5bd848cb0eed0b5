import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Coach',
  step: (at, all) => `Schritt ${at} von ${all}`,
  goOn: 'Weiter',
  back: 'Zurück',
  yourMove: 'Dein Zug',
  other: 'Das ist erlaubt, aber nicht der Zug dieser Lektion. Versuch den, der leuchtet.',
  quiz: 'Welcher Buchstabe? Drück ihn hier oder auf dem Plan.',
  right: 'Genau',
  notYet: 'Noch nicht',
  tryOthers: 'Andere testen',
  notLettered: 'Das ist keine der drei Antworten. Wähl A, B oder C.',
  playOn: 'Gegen leichte Bots weiterspielen',
  playOnHint: 'Ab hier ist es eine normale Partie. Mach rückgängig, hol dir Tipps oder hör auf, wann du magst.',
  moreLessons: 'Weitere Lektionen',
  again: 'Von vorn beginnen',
  minimise: 'Coach verkleinern',
  restore: 'Coach zeigen',
};
