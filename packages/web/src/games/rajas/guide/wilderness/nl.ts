import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Land voor de eerste ronde',
    text: 'Iedereen trekt een wildernistegel: waterval, gebergte, moeras of woestijn. Jij hebt het moeras. Het komt op een van de vier binnenste plekken, hoeft nog niet aan te sluiten en geeft meteen iets.',
  },
  lay: {
    title: 'Leg het moeras',
    text: 'De weg is een splitsing. Leg het waar het oplicht: later kunnen je wegen het van meer kanten bereiken.',
    other: 'Elke binnenste plek mag. Neem de plek die oplicht, zodat de les verder kan.',
  },
  swap: {
    title: 'Het geschenk van het moeras',
    text: 'Het moeras laat je een dobbelsteen ruilen: geef de blauwe 3 terug en neem een kleur naar keuze.',
    other: 'Je mag je dobbelstenen houden of een andere geven. Probeer het met de blauwe 3.',
  },
  colour: {
    title: 'Een nieuwe dobbelsteen',
    text: 'Neem oranje. Twee oranje dobbelstenen betalen straks een goede tegel.',
    other: 'Elke kleur mag; neem deze keer oranje.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
