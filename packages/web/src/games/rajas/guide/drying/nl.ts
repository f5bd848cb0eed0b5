import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Ganga 3: bronnen drogen op',
    text: 'Op elk riviervakje ligt nu een tegel, en elke tegel werkt alleen tot een boot hem verlaat: dan droogt hij voorgoed op en telt niet meer mee. Vakje 1 geeft drie dobbelstenen.',
  },
  harbour: {
    title: 'Wees de eerste',
    text: 'Zet een arbeider in de haven en betaal de paarse 1: je boot gaat naar vakje 1.',
    other: 'De dobbelstenen liggen in de rivier: kies de haven.',
  },
  again: {
    title: 'Vaar verder',
    text: 'Drie nieuwe dobbelstenen! Vaar nu verder: zet nog een arbeider in de haven, voor 1 geld, en betaal de blauwe 3.',
    other: 'Kijk hoe het opdroogt: kies nog eens de haven.',
  },
  sail: {
    title: 'Verlaat het vakje',
    text: 'Vaar twee vakjes en let op het vakje dat je verlaat.',
    other: 'Elke afstand mag; vaar er deze keer twee.',
  },
  dried: {
    title: 'Opgedroogd',
    text: 'Niemand kan nog op vakje 1 stoppen, en het telt niet mee: boten achter je komen nu verder met dezelfde dobbelsteen.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
