import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Coach',
  step: (at, all) => `Stap ${at} van ${all}`,
  goOn: 'Verder',
  back: 'Terug',
  yourMove: 'Jouw beurt',
  other: 'Dat mag, maar het is niet de zet van deze les. Probeer de zet die oplicht.',
  quiz: 'Welke letter? Druk erop, hier of op het bord.',
  right: 'Precies',
  notYet: 'Nog niet',
  tryOthers: 'Probeer de andere',
  notLettered: 'Dat is niet een van de drie antwoorden. Kies A, B of C.',
  playOn: 'Verder spelen tegen makkelijke bots',
  playOnHint: 'Vanaf hier is het een gewone partij. Maak ongedaan, vraag tips of stop wanneer je wilt.',
  moreLessons: 'Meer lessen',
  again: 'Opnieuw beginnen',
  minimise: 'Coach kleiner maken',
  restore: 'Coach tonen',
};
