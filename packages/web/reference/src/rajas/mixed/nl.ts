import type { Texts } from '../../format.ts';
import type { MixedId } from './sections.ts';

export const texts: Texts<MixedId> = {
  'mixed-rounds': {
    title: 'Spelers van verschillend niveau: een handicap',
    text: `Beginnende en gevorderde spelers spelen samen volgens de basisregels; de gevorderden hebben de moeilijkere tableaus. Wie gevorderd is, spreek je voor de voorbereiding af, in elke verdeling; het kan ook niemand zijn of iedereen.

- **Gevorderden:** de Navaratna-kant van het provincietableau en de achterkant van Kali met 8 handen.
- **Beginners:** de basiskant en de voorkant met 10 handen.
- Iedereen kan hoogstens vijf werkers hebben.
- Gele, rode en bruine opbrengstfiches blijven in de doos; de 8 witte vormen de gedekte stapel.
- Het witte fiche van de danseres wordt getrokken en meteen gebruikt. Opbrengstfiches worden nooit op een tableau gelegd, en niemand krijgt er voor minder werkers.
- Gevorderden krijgen de kleine inkomsten die op hun kant gedrukt staan als ze die aansluiten, ook die van de bruine velden.

Zo’n spel volgt de basisregels en is dus niet te combineren met de variant „Navaratna”.`,
  },
};
