import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Je eigen inkomsten',
    text: 'In deze variant zijn de gedrukte inkomsten aan de rand van je provincie klein. Maar je mag er opbrengstfiches op leggen, witte, gele, rode en bruine, elk op een veld van zijn kleur: een weg die een fiche bereikt, levert dan de opbrengst daarvan op. Bruine zijn het sterkst: ze tellen op dat moment iets.',
  },
  lay: {
    title: 'Je bruine fiche',
    text: 'Je begint met één bruine fiche: 2 roem voor elke bocht in je provincie. Leg haar in een hoek bovenaan; plan je wegen zo dat ze haar bereiken als je veel bochten hebt.',
    other: 'Beide hoeken zijn goed: kies er een.',
  },
  later: {
    title: 'Meer fiches',
    text: 'Meer fiches krijg je van de danseres: behalve twee dobbelstenen geeft zij nu ook een opbrengstfiche naar keuze uit het open aanbod. Chameli heeft net een witte gelegd. Ook wie minder werkers heeft dan een ander, krijgt fiches terwijl die ander nog inzet.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
