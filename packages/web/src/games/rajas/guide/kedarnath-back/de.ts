import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Kedarnath: die Rückseite',
    text: 'Der Tempel kostet weiter nichts, und offen sind nur Zeilen, auf denen niemandes Karma steht. Die Segnungen sind andere: Stufe 3 gibt ein Karma und ein Ertragsplättchen, Stufe 2 wertet zwei Märkte, Stufe 1 bewegt dein Boot, Stufe 0 bringt Ruhm für dein Karma.',
  },
  temple: {
    title: 'Besuch den Tempel',
    text: 'Setz einen Arbeiter in den Tempel.',
    other: 'Probier zuerst den Tempel.',
  },
  row: {
    title: 'Die oberste Zeile',
    text: 'Du und Chameli steht auf Karma 1, das Boot ist also zu. Nimm die Segnung von Karma 3: ein Karma und ein weißes Ertragsplättchen, das gezogen und gleich gewertet wird.',
    other: 'Auch diese Zeile ist frei. Nimm für diese Lektion die Segnung von Karma 3.',
  },
  die: {
    title: 'Ein Würfel vom Plättchen',
    text: 'Das weiße Plättchen gibt einen Würfel deiner Wahl: Nimm einen grünen. Dein Karma steht jetzt auf 2; diese Zeile ist nun zu, und Stufe 1 wird frei, sobald auch Chameli sie verlässt.',
    other: 'Jede Farbe ist recht; wähl eine.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
