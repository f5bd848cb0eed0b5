import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Der rosa Elefant',
    text: 'Er wartet auf der Vorterrasse. Wer dort einen Arbeiter einsetzt, darf ihn nehmen und behält ihn, bis es ein anderer tut. Einmal je Runde darfst du mit ihm einen Arbeiter zu dem des Startspielers stellen, obwohl das Feld besetzt ist.',
  },
  terrace: {
    title: 'Auf die Vorterrasse',
    text: 'Setz einen Arbeiter auf die Vorterrasse: 2 Geld, neu würfeln, und der Elefant.',
    other: 'Erst der Elefant: Wähl die Vorterrasse.',
  },
  take: {
    title: 'Nimm ihn',
    text: 'Nimm den Elefanten. Deine Würfel bleiben diesmal, wie sie sind.',
    other: 'Du darfst ihn stehen lassen, aber dann gibt es heute nichts zu lernen.',
  },
  join: {
    title: 'Zum Startspieler',
    text: 'Chameli ist Startspielerin und steht auf der orangen Terrasse. Mit dem Elefanten darfst du dich dazustellen: Tu es und nimm auch einen orangen Würfel.',
    other: 'Ein gewöhnlicher Einsatz ist in Ordnung, aber probier den Elefanten: Stell dich zu Chameli auf die orange Terrasse.',
  },
  finale: {
    title: 'Du bist dran',
    text: 'Mehr ist nicht neu. Spiel weiter und probier es in einer ganzen Partie aus.',
  },
};
