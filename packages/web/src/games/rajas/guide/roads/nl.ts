import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Het wegentableau',
    text: 'Dit veld is gratis. Het levert 1 geld op voor elk van de drie wegen van je residentie die verdergaat, en een vlag van de grootmogol zolang die er zijn.',
  },
  board: {
    title: 'Haal een vlag',
    text: 'Er zijn maar drie vlaggen. Zet een werker op het wegentableau, ook al gaat nog geen van je wegen verder.',
    other: 'Later! Vlaggen zijn schaars: kies het wegentableau.',
  },
  flag: {
    title: 'Waar de vlag voor dient',
    text: 'Bouwt de bouwmeester later over een van je tegels, dan redt de vlag de oude: die verhuist naar een vrije, aangesloten plek, en zijn wegen kunnen nieuwe inkomsten bereiken.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
