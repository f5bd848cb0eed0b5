import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'De roze olifant',
    text: 'Hij wacht op het lage voorterras. Wie daar een werker inzet, mag hem nemen en houdt hem tot een ander dat doet. Eén keer per ronde mag je er een werker mee bij die van de startspeler zetten, al is dat veld bezet.',
  },
  terrace: {
    title: 'Naar het voorterras',
    text: 'Zet een werker op het lage voorterras: 2 geld, opnieuw werpen, en de olifant.',
    other: 'Eerst de olifant: kies het voorterras.',
  },
  take: {
    title: 'Neem hem',
    text: 'Neem de olifant. Je dobbelstenen blijven deze keer zoals ze zijn.',
    other: 'Je mag hem laten staan, maar dan valt er vandaag niets te leren.',
  },
  join: {
    title: 'Bij de startspeler',
    text: 'Chameli is startspeler en staat op het oranje terras. Met de olifant mag je bij haar gaan staan: doe het en neem ook een oranje dobbelsteen.',
    other: 'Gewoon plaatsen mag, maar probeer de olifant: ga bij Chameli op het oranje terras staan.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
