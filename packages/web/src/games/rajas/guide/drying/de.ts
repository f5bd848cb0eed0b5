import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3: Quellen versiegen',
    text: 'Auf jedem Flussfeld liegt jetzt ein Plättchen, und jedes hält nur, bis ein Boot es verlässt: Dann versiegt es für immer und zählt nicht mehr mit. Feld 1 gibt drei Würfel.',
  },
  harbour: {
    title: 'Sei schneller',
    text: 'Setz einen Arbeiter in den Hafen. Du zahlst die blaue 3 und darfst bis zu drei Felder fahren.',
    other: 'Die Würfel liegen im Fluss: Wähl den Hafen.',
  },
  reach: {
    title: 'Drei Würfel',
    text: 'Fahr nur ein Feld weit: Dort warten die drei Würfel.',
    other: 'Du darfst weiter fahren, aber die drei Würfel liegen auf dem ersten Feld.',
  },
  again: {
    title: 'Fahr weiter',
    text: 'Drei neue Würfel! Jetzt fahr weiter: Setz noch einen Arbeiter in den Hafen, für 1 Geld. Du zahlst die blaue 2.',
    other: 'Sehen wir zu, wie es versiegt: Wähl noch einmal den Hafen.',
  },
  sail: {
    title: 'Verlass das Feld',
    text: 'Fahr zwei Felder, zu 2 Geld für jedes Karma, und achte auf das Feld, das du verlässt.',
    other: 'Ein Feld ist auch erlaubt; fahr diesmal zwei.',
  },
  dried: {
    title: 'Versiegt',
    text: 'Auf Feld 1 kann niemand mehr halten, und es wird nicht mitgezählt: Boote hinter dir kommen mit demselben Würfel jetzt weiter.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
