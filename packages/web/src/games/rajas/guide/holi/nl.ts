import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Een feest van kleuren',
    text: 'We stappen in de derde ronde in. Zojuist passeerde een markeersteen een Holi-tegel op de sporen; zodra de beurt voorbij is, begint een feest. Er zijn dobbelstenen geworpen voor iedereen.',
  },
  order: {
    title: 'De laatste kiest eerst',
    text: 'Bij het feest kiest wie op dat spoor het verst achter ligt als eerste. Chameli heeft haar dobbelsteen al; nu kies jij uit de rest.',
  },
  pick: {
    title: 'Jouw geschenk',
    text: 'Neem de paarse 6: je hebt nog geen paarse dobbelsteen, en een 6 betaalt veel.',
    other: 'Mag, maar je mist paars, en 6 is hier het beste getal.',
  },
  more: {
    title: 'Er komen er nog twee',
    text: 'Elk van de drie Holi-tegels geeft maar één feest. Op de achterkanten staan andere geschenken. Bedenk wanneer je er een passeert: wie niet voor ligt, wint het meest.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
