import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Neue Plättchen im Fluss',
    text: 'Das Ganga-Modul legt acht Plättchen auf Flussfelder, in jedem Spiel anders. Sieh dir Feld 2 an: ein Würfel deiner Wahl für jedes Karma, das du hast.',
  },
  harbour: {
    title: 'In den Hafen',
    text: 'Setz einen Arbeiter in den Hafen. Du zahlst die blaue 3 und darfst bis zu drei Felder fahren.',
    other: 'Erst auf den Fluss: Wähl den Hafen.',
  },
  sail: {
    title: 'Zum Plättchen',
    text: 'Fahr zwei Felder bis zum Plättchen.',
    other: 'Erlaubt, aber das Plättchen liegt auf dem zweiten Feld.',
  },
  die: {
    title: 'Dein Lohn',
    text: 'Ein Karma, ein Würfel: Wähl eine Farbe.',
    other: 'Wähl eine der vier Farben.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
