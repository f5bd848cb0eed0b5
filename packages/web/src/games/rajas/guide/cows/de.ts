import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Eine heilige Kuh',
    text: 'Vier heilige Plättchen stecken in den Kuhstapeln des Steinbruchs. Eines liegt offen: Es kostet zwei orange Würfel, egal was sie zeigen, und wer es hat, verkauft jeden Gewürzmarkt um 1 teurer.',
  },
  yogi: {
    title: 'Ein zweiter oranger Würfel',
    text: 'Du hast nur einen. Besuch den Yogi mit der blauen 3: Er gibt einen Würfel deiner Wahl.',
    other: 'Zuerst brauchst du noch einen orangen Würfel: Wähl den Yogi.',
  },
  colour: {
    title: 'Orange, bitte',
    text: 'Nimm einen orangen Würfel; seine Zahl ist für die Kuh egal.',
    other: 'Für die Kuh muss es Orange sein.',
  },
  quarry: {
    title: 'In den Steinbruch',
    text: 'Jetzt hol sie: Setz einen Arbeiter in den Steinbruch.',
    other: 'Die Kuh ist im Steinbruch: Wähl dort das erste Feld.',
  },
  cow: {
    title: 'Nimm die Kuh',
    text: 'Nimm die heilige Kuh von ihrem Stapel.',
    other: 'Andere Plättchen sind auch schön; heute ist es die Kuh.',
  },
  lay: {
    title: 'Ein Platz zu Hause',
    text: 'Leg sie, wo es leuchtet. Du bekommst sofort 1 Geld für jedes deiner Plättchen mit Markt, die Kuh mitgezählt, und verkaufst Gewürze ab jetzt besser.',
    other: 'Andere Plätze sind erlaubt; nimm den leuchtenden.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
