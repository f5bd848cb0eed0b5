import type { GuideMessages } from './index.ts';

export const messages: GuideMessages = {
  coach: 'Coach',
  step: (at, all) => `Stap ${at} van ${all}`,
  goOn: 'Verder',
  back: 'Nog eens lezen',
  yourMove: 'Jouw beurt',
  other: 'Dat mag ook, maar deze les heeft iets anders voor ogen. Er is niets gebeurd: probeer wat oplicht.',
  playOn: 'Verder spelen tegen beginnersbots',
  playOnHint: 'Vanaf hier gaat het spel gewoon verder; je kunt zetten terugnemen, om raad vragen en stoppen wanneer je wilt.',
  moreLessons: 'Meer lessen',
  again: 'Opnieuw beginnen',
  minimise: 'Coach kleiner maken',
  restore: 'Coach tonen',
};
