import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Land vor der ersten Runde',
    text: 'Alle ziehen ein Wildnisplättchen: Wasserfall, Gebirge, Sumpf oder Wüste. Du hast den Sumpf. Er kommt auf einen der vier inneren Plätze, braucht noch keinen Anschluss und beschenkt dich sofort.',
  },
  lay: {
    title: 'Leg den Sumpf',
    text: 'Sein Weg ist eine Gabelung. Leg ihn, wo es leuchtet: Später können deine Wege ihn von mehreren Seiten erreichen.',
    other: 'Jeder innere Platz ist erlaubt. Nimm den leuchtenden, damit die Lektion weitergehen kann.',
  },
  swap: {
    title: 'Das Geschenk des Sumpfes',
    text: 'Der Sumpf lässt dich einen Würfel tauschen: Gib die blaue 3 zurück und nimm eine beliebige Farbe.',
    other: 'Du darfst deine Würfel behalten oder einen anderen geben. Versuch es mit der blauen 3.',
  },
  colour: {
    title: 'Ein neuer Würfel',
    text: 'Nimm Orange. Zwei orange Würfel bezahlen bald ein gutes Plättchen.',
    other: 'Jede Farbe ist erlaubt; nimm diesmal Orange.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
