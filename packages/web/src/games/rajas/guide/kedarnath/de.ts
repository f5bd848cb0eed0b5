import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Der Tempel von Kedarnath',
    text: 'Ein neues Feld: Der Tempel kostet nichts. Er hat eine Zeile für jede Karmastufe von 0 bis 3, und jede Zeile hat eine Segnung. Wählen darfst du nur eine Zeile, auf deren Stufe niemandes Karma steht, auch nicht deines.',
  },
  temple: {
    title: 'Besuch den Tempel',
    text: 'Setz einen Arbeiter in den Tempel.',
    other: 'Probier zuerst das neue Feld: den Tempel.',
  },
  row: {
    title: 'Wähl eine Segnung',
    text: 'Du und Chameli steht beide auf Karma 1, diese Zeile ist also zu. Nimm die Segnung von Karma 2: ein Karma und eine Aufwertung.',
    other: 'Auch diese Zeile ist frei. Nimm für diese Lektion die Segnung von Karma 2.',
  },
  upgrade: {
    title: 'Und eine Aufwertung',
    text: 'Werte Paläste auf: Ab jetzt bringt jeder Palast mehr Ruhm. Dein Karma steht jetzt auf 2; beim nächsten Mal ist also eine andere Zeile zu.',
    other: 'Jedes Gebäude ist recht; wähl eines.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
