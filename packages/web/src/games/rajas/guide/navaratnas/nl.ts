import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Je eigen inkomsten',
    text: 'In deze variant zijn de inkomsten aan de rand van je provincie niet gedrukt: je legt er zelf opbrengstfiches. Witte, gele, rode en bruine hebben eigen plekken; bruine zijn het sterkst en tellen iets zodra je ze bereikt.',
  },
  lay: {
    title: 'Je bruine fiche',
    text: 'Je begint met één bruine fiche: 2 roem voor elke bocht in je provincie. Leg haar in een hoek bovenaan; plan je wegen zo dat ze haar bereiken als je veel bochten hebt.',
    other: 'Beide hoeken zijn goed: kies er een.',
  },
  later: {
    title: 'Meer fiches',
    text: 'Waar het basisspel kleine gaven gaf, kies je nu ook opbrengstfiches, en elke aangesloten opbrengst kan nog bij een bruine tellen. Chameli heeft haar eerste witte al gelegd.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
