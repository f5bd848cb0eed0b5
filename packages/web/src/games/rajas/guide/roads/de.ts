import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Das Straßentableau',
    text: 'Dieses Feld kostet nichts. Es bringt 1 Geld für jeden der drei Wege deiner Residenz, der weiterführt, und eine Fahne des Großmoguls, solange es welche gibt.',
  },
  board: {
    title: 'Hol dir eine Fahne',
    text: 'Es gibt nur drei Fahnen. Setz einen Arbeiter auf das Straßentableau, auch wenn noch keiner deiner Wege weiterführt.',
    other: 'Später! Fahnen sind knapp: Wähl das Straßentableau.',
  },
  flag: {
    title: 'Wozu die Fahne dient',
    text: 'Überbaut der Baumeister später eines deiner Plättchen, rettet die Fahne das alte: Es wandert auf einen freien, angeschlossenen Platz, und seine Wege können neue Erträge erreichen.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
