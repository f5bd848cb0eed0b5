import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganges 3: bronnen drogen op',
    text: 'Op elk rivierveld ligt nu een tegel, en elke tegel werkt alleen tot een boot hem verlaat: dan droogt hij voorgoed op en telt hij niet meer mee. Veld 1 geeft drie dobbelstenen.',
  },
  harbour: {
    title: 'Wees de eerste',
    text: 'Zet een werker in de haven. Je betaalt de blauwe 3 en mag hoogstens drie velden varen.',
    other: 'De dobbelstenen liggen in de rivier: kies de haven.',
  },
  reach: {
    title: 'Drie dobbelstenen',
    text: 'Vaar maar één veld: daar wachten de drie dobbelstenen.',
    other: 'Verder mag, maar de drie dobbelstenen liggen op het eerste veld.',
  },
  again: {
    title: 'Vaar verder',
    text: 'Drie nieuwe dobbelstenen! Vaar nu verder: zet nog een werker in de haven, voor 1 geld. Je betaalt de blauwe 2.',
    other: 'Kijk hoe het opdroogt: kies nog eens de haven.',
  },
  sail: {
    title: 'Verlaat het veld',
    text: 'Vaar twee velden, naar 2 geld voor elk karma, en let op het veld dat je verlaat.',
    other: 'Eén veld mag ook; vaar er deze keer twee.',
  },
  dried: {
    title: 'Opgedroogd',
    text: 'Niemand kan nog op veld 1 stoppen, en het telt niet mee: boten achter je komen nu verder met dezelfde dobbelsteen.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
