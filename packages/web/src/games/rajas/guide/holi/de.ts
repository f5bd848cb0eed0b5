import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ein Fest der Farben',
    text: 'Wir steigen in der dritten Runde ein. Drei Holi-Plättchen liegen quer über den Leisten. Wessen Marker zuerst eines erreicht, löst nach seinem Zug ein Fest für alle aus. Du hast 14 Geld; bei 15 ist das erste erreicht.',
  },
  sell: {
    title: 'Erreich das Plättchen',
    text: 'Verkauf Gemischtwaren: Deine zwei Märkte bringen 6 Geld, und dein Marker zieht über das Plättchen.',
    other: 'Erlaubt, aber zum Fest fehlt dir Geld: Verkauf Gemischtwaren.',
  },
  order: {
    title: 'Der Letzte wählt zuerst',
    text: 'Dein Zug ist zu Ende, und für das Fest wurden vier Würfel geworfen. Wer auf dieser Leiste am weitesten hinten liegt, wählt zuerst: Chameli hat schon einen Würfel und bekommt das Plättchen. Jetzt wählst du aus dem Rest.',
  },
  pick: {
    title: 'Dein Geschenk',
    text: 'Nimm die violette 6: Du hast noch keinen violetten Würfel, und eine 6 zahlt viel.',
    other: 'Erlaubt, aber dir fehlt Violett, und 6 ist hier die beste Zahl.',
  },
  more: {
    title: 'Zwei kommen noch',
    text: 'Jedes Holi-Plättchen löst nur ein Fest aus; zwei liegen noch da. Wer zuerst wählen durfte, behält das Plättchen und darf damit einmal einen Würfel umfärben. Die Rückseiten haben andere Geschenke und eine eigene Lektion.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
