import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Straßentableau: die Rückseite',
    text: 'Die Rückseite kostet einen Würfel. Wie vorn gibt es 1 Geld für jeden Weg deiner Residenz, der weiterführt, und eine Fahne. Dann wird der Würfel geworfen, und du bekommst 2 Geld für jedes deiner Plättchen mit dem Weg, den er nennt.',
  },
  board: {
    title: 'Nutz es',
    text: 'Du hast ein Plättchen mit einer Kurve, und es führt von deiner Residenz weiter. Setz einen Arbeiter auf das Straßentableau.',
    other: 'Später! Heute geht es um das Straßentableau.',
  },
  die: {
    title: 'Gib einen Würfel',
    text: 'Gib die grüne 4. Ihre Zahl ist gleich: Er wird neu geworfen. 1 und 6 heißen Geraden, 2 und 5 Kurven, 3 Gabelungen, 4 Kreuzungen.',
    other: 'Jeder Würfel ist recht; wähl einen.',
  },
  rolled: {
    title: 'Eine Fünf: Kurven',
    text: '1 Geld für den Weg, der weiterführt, 2 für deine Kurve, dazu eine Fahne. Sammle viele Plättchen einer Form und heb schlechte Würfel für dieses Feld auf; Karma kann den Wurf nicht drehen.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
