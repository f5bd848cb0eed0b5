import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Nieuwe tegels in de rivier',
    text: 'De Gangesmodule legt acht tegels op riviervelden, elk spel anders. Kijk naar veld 2: één dobbelsteen naar keuze voor elk karma dat je hebt.',
  },
  harbour: {
    title: 'Naar de haven',
    text: 'Zet een werker in de haven. Je betaalt de blauwe 3 en mag hoogstens drie velden varen.',
    other: 'Eerst naar de rivier: kies de haven.',
  },
  sail: {
    title: 'Naar de tegel',
    text: 'Vaar twee velden, tot de tegel.',
    other: 'Dat mag, maar de tegel ligt op het tweede veld.',
  },
  die: {
    title: 'Je beloning',
    text: 'Eén karma, één dobbelsteen: kies een kleur.',
    other: 'Kies een van de vier kleuren.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
