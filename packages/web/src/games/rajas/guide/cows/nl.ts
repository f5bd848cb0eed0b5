import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Een heilige koe',
    text: 'Vier heilige tegels zitten in de koeienstapels van de steengroeve. Eén ligt open: hij kost twee oranje dobbelstenen, wat ze ook tonen, en wie hem heeft, verkoopt elke specerijenmarkt voor 1 meer.',
  },
  yogi: {
    title: 'Een tweede oranje dobbelsteen',
    text: 'Je hebt er maar één. Bezoek de yogi met de blauwe 3: hij geeft een dobbelsteen naar keuze.',
    other: 'Eerst heb je nog een oranje dobbelsteen nodig: kies de yogi.',
  },
  colour: {
    title: 'Oranje, graag',
    text: 'Neem een oranje dobbelsteen; het getal doet er voor de koe niet toe.',
    other: 'Voor de koe moet het oranje zijn.',
  },
  quarry: {
    title: 'Naar de steengroeve',
    text: 'Haal haar nu: zet een werker in de steengroeve.',
    other: 'De koe is in de steengroeve: kies het eerste veld.',
  },
  cow: {
    title: 'Neem de koe',
    text: 'Neem de heilige koe van haar stapel.',
    other: 'Andere tegels zijn ook mooi; vandaag is het de koe.',
  },
  lay: {
    title: 'Een plek thuis',
    text: 'Leg haar waar het oplicht. Je krijgt meteen 1 geld voor elke tegel van jou met een markt, de koe meegeteld, en verkoopt specerijen voortaan beter.',
    other: 'Andere plekken mogen; neem de plek die oplicht.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
