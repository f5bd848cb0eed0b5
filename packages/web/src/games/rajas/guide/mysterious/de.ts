import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3: Geheimnisvolle Wasser',
    text: 'Die Flussplättchen liegen verdeckt. Wer seine Fahrt auf einem beendet, deckt es auf, bekommt dafür 1 Geld und dann seinen Vorteil. Was offen liegt, bleibt für alle offen.',
  },
  harbour: {
    title: 'In den Hafen',
    text: 'Setz einen Arbeiter in den Hafen und zahl die blaue 3.',
    other: 'Der Fluss wartet: Wähl den Hafen.',
  },
  sail: {
    title: 'Ins Ungewisse',
    text: 'Du entscheidest dich, bevor du das Plättchen siehst. Fahr zwei Felder.',
    other: 'Niemand weiß, was dort liegt. Fahr für diese Lektion zwei.',
  },
  found: {
    title: 'Ein guter Fang',
    text: 'Ein Geld fürs Aufdecken, dann ein blauer, ein grüner und ein oranger Würfel. Spätere Boote dürfen es auch nutzen, aber ohne das Geld.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
