import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Een feest van kleuren',
    text: 'We stappen in de derde ronde in. Drie Holi-tegels liggen dwars over de sporen. Wie er als eerste een bereikt, veroorzaakt na zijn beurt een feest voor iedereen. Je hebt 14 geld; de eerste tegel bereik je bij 15.',
  },
  sell: {
    title: 'Bereik de tegel',
    text: 'Verkoop gemengde goederen: je twee markten leveren 6 geld op, en je markeersteen gaat over de tegel.',
    other: 'Dat mag, maar voor het feest heb je geld nodig: verkoop gemengde goederen.',
  },
  order: {
    title: 'De laatste kiest eerst',
    text: 'Je beurt is voorbij, en voor het feest zijn vier dobbelstenen geworpen. Wie op dit spoor het verst achterligt, kiest eerst: Chameli heeft al een dobbelsteen en krijgt straks de tegel. Nu kies jij uit de rest.',
  },
  pick: {
    title: 'Jouw geschenk',
    text: 'Neem de paarse 6: je hebt nog geen paarse dobbelsteen, en een 6 betaalt veel.',
    other: 'Dat mag, maar je mist paars, en 6 is hier het beste getal.',
  },
  more: {
    title: 'Er komen er nog twee',
    text: 'Elke Holi-tegel geeft maar één feest; er liggen er nog twee. Wie eerst koos, houdt de tegel en mag daarmee één keer een dobbelsteen van kleur veranderen. De achterkanten hebben andere geschenken en een eigen les.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
