import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Nieuwe tegels in de rivier',
    text: 'De Ganga-module legt acht tegels op riviervakjes, elk spel anders. Kijk naar vakje 2: één dobbelsteen naar keuze voor elk karma dat je hebt.',
  },
  harbour: {
    title: 'Naar de haven',
    text: 'Zet een arbeider in de haven en betaal de oranje 2.',
    other: 'Eerst naar de rivier: kies de haven.',
  },
  sail: {
    title: 'Naar de tegel',
    text: 'Vaar twee vakjes, tot de tegel.',
    other: 'Eén vakje mag, maar de tegel ligt op het tweede.',
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
