import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Het wegentableau: de achterkant',
    text: 'De achterkant kost een dobbelsteen. Net als voor krijg je 1 geld voor elke weg van je residentie die verdergaat, en een vlag. Daarna wordt de dobbelsteen geworpen: 2 geld voor elke tegel van jou met de weg die hij aanwijst.',
  },
  board: {
    title: 'Gebruik het',
    text: 'Je hebt een tegel met een bocht, en die gaat verder vanaf je residentie. Zet een werker op het wegentableau.',
    other: 'Later! Vandaag gaat het om het wegentableau.',
  },
  die: {
    title: 'Geef een dobbelsteen',
    text: 'Geef de groene 4. Het getal doet er niet toe: hij wordt opnieuw geworpen. 1 en 6 zijn rechte wegen, 2 en 5 bochten, 3 splitsingen, 4 kruisingen.',
    other: 'Elke dobbelsteen is goed; kies er een.',
  },
  rolled: {
    title: 'Een vijf: bochten',
    text: '1 geld voor de weg die verdergaat, 2 voor je bocht, en een vlag. Verzamel veel tegels van één vorm en bewaar slechte dobbelstenen voor dit veld; karma kan de worp niet omdraaien.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
