import type { Translation } from '../../../../i18n/language.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  intro: {
    title: 'Holi: de achterkanten',
    text: 'Nu liggen de Holi-tegels met de achterkant boven, elk met vier geschenken die iedereen ziet. De eerste, bij 15 geld, geeft paleisgeschenken: danseres, Raja Man Singh, Portugees en yogi. Je hebt 14 geld, Chameli 13.',
  },
  wait: {
    title: 'Laat haar voorgaan',
    text: 'Wie achterligt, kan uit meer geschenken kiezen. Geen haast dus: zet je werker op het blauwe hoge terras en laat Chameli de tegel bereiken.',
    other: 'Dat kan, maar laat Chameli vandaag de tegel bereiken: kies het blauwe hoge terras.',
  },
  gift: {
    title: 'Twee geschenken ter keuze',
    text: 'Chameli heeft verkocht en de tegel bereikt: feest! Zij ligt voor op het geldspoor en krijgt het onderste geschenk, de yogi. Jij bent tweede van twee en mag in plaats daarvan de Portugees nemen, zonder zijn dobbelsteen: zes velden over de rivier.',
    other: 'De yogi mag ook; maar probeer wat wie voorligt niet kan krijgen: de Portugees.',
  },
  upgrade: {
    title: 'Ook de rivier betaalt',
    text: 'Je boot voer zes velden, en waar hij stopt krijg je een opwaardering. Waardeer paleizen op.',
    other: 'Elk gebouw is goed; kies er een.',
  },
  tile: {
    title: 'De tegel is van jou',
    text: 'Wie laatste was, krijgt de Holi-tegel. Lever hem in wanneer je iets beslist en verander een dobbelsteen van kleur: een oranje 5 wordt een blauwe 5. Het werkt maar één keer; bewaar hem voor een tegel die je echt wilt.',
  },
  finale: {
    title: 'Jij bent aan de beurt',
    text: 'Meer nieuws is er niet. Speel verder en probeer het in een heel spel.',
  },
};
