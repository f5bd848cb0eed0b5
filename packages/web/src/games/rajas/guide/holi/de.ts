import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ein Fest der Farben',
    text: 'Wir steigen in der dritten Runde ein. Eben hat ein Marker ein Holi-Plättchen auf den Leisten erreicht; sobald der Zug zu Ende ist, beginnt ein Fest. Für alle wurden Würfel geworfen.',
  },
  order: {
    title: 'Der Letzte wählt zuerst',
    text: 'Beim Fest wählt zuerst, wer auf dieser Leiste am weitesten hinten liegt. Chameli hat ihren Würfel schon; jetzt wählst du aus dem Rest.',
  },
  pick: {
    title: 'Dein Geschenk',
    text: 'Nimm die violette 6: Du hast noch keinen violetten Würfel, und eine 6 zahlt viel.',
    other: 'Erlaubt, aber dir fehlt Violett, und 6 ist hier die beste Zahl.',
  },
  more: {
    title: 'Zwei kommen noch',
    text: 'Jedes der drei Holi-Plättchen löst nur ein Fest aus. Auf den Rückseiten gibt es andere Geschenke. Überleg, wann du eines passierst: Wer nicht führt, gewinnt am meisten.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
