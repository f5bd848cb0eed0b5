import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'De tempel van Kedarnath',
    text: 'Een nieuw veld: de tempel kost niets. Hij heeft een rij voor elk karmaniveau, van 0 tot 3, en elke rij heeft een zegening. Je mag alleen een rij kiezen op wier niveau niemands karma staat, ook het jouwe niet.',
  },
  temple: {
    title: 'Bezoek de tempel',
    text: 'Zet een werker in de tempel.',
    other: 'Probeer eerst het nieuwe veld: de tempel.',
  },
  row: {
    title: 'Kies een zegening',
    text: 'Jij en Chameli staan allebei op karma 1, dus die rij is dicht. Neem de zegening van karma 2: één karma en een opwaardering.',
    other: 'Die rij is ook vrij. Neem voor deze les de zegening van karma 2.',
  },
  upgrade: {
    title: 'En een opwaardering',
    text: 'Waardeer paleizen op: vanaf nu geeft elk paleis meer roem. Je karma staat nu op 2; de volgende keer is dus een andere rij voor jou dicht.',
    other: 'Elk gebouw is goed; kies er een.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
