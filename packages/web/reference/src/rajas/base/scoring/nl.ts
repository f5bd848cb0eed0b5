import type { Texts } from '../../../format.ts';
import type { ScoringId } from './sections.ts';

export const texts: Texts<ScoringId> = {
  'markers-meet': {
    title: 'Wanneer hebben de markeerstenen elkaar ontmoet?',
    text: `Naast elk roemveld liggen twee geldvelden. Je markeerstenen hebben elkaar ontmoet als ze op dezelfde plaats staan, en gepasseerd als de roem verder is.

Je kunt het ook uitrekenen: roem plus de helft van je geld, naar boven afgerond, moet **61** halen. Precies 61 is een ontmoeting en telt als gelukt; elk punt meer is één roempunt overlapping. Op welk van de twee geldvelden naast een roemveld je staat, maakt niet uit.

**Voorbeelden:** 65 geld ligt naast roem 28 (33 + 28 = 61). 52 geld ligt naast roem 35 (26 + 35 = 61). Met 40 geld heb je 41 roem nodig.`,
  },
  winner: {
    title: 'Wie wint?',
    text: `Hebben alleen bij één speler de markeerstenen elkaar ontmoet of gepasseerd, dan wint die. Is het bij meerdere gelukt, dan wint de grootste overlapping, geteld in roempunten.

- Zijn de overlappingen gelijk, dan wint wiens markeerstenen elkaar eerder ontmoetten.
- Ook een overlapping van 0 telt: ontmoeten is genoeg.
- Alleen de standen na de allerlaatste beurt tellen.

**Voorbeeld:** je eindigt met 65 geld en 30 roem; naast je geld ligt roem 28, dus je overlapping is 2. Een ander heeft nog een laatste beurt en eindigt met 52 geld en 37 roem: 37 − 35 = 2. Jij was eerder, jij wint. Met 38 roem had de ander 3 en zou die winnen.`,
  },
  ranking: {
    title: 'De andere plaatsen',
    text: `Spelers wier markeerstenen elkaar ontmoet hebben, komen voor alle anderen, op volgorde van overlapping, en bij gelijke overlapping van wie er eerder was.

Alle anderen staan op volgorde van hoeveel roempunten er nog tussen hun markeerstenen liggen: minder is beter. Wie even ver uit elkaar is, deelt de plaats.`,
  },
  'ways-to-money': {
    title: 'Hoe kom ik aan geld?',
    text: `{{coin}} Vooral met markten: elke markt levert zijn waarde op als je hem bouwt, en opnieuw telkens als je hem op het marktplein telt.

- [Bouw](#tile-scoring) tegels met markten.
- Tel ze met [gemengde goederen](#assorted-goods) of [goederen van één soort](#goods-of-one-kind).
- Het [lage voorterras](#front-terrace) geeft 2, [Raja Man Singh](#raja-man-singh) geeft 3.
- Op de [rivier](#river-benefits): 3, 5 of 7 geld, 1 per markt, 2 per opwaardering.
- Speciale inkomsten van 4, 5 en 6, en witte opbrengstfiches met 3.

Elk geld brengt je markeersteen één veld verder.`,
  },
  'ways-to-fame': {
    title: 'Hoe kom ik aan roem?',
    text: `{{fame-crown}} Vooral met gebouwen: elk levert 2, 3 of 4 roem op als je het legt.

- [Waardeer](#building-scrolls) de soorten gebouwen op die je vaak legt.
- Bouw met de [bouwmeester](#master-builder) op tegels om meer gebouwen te leggen.
- De [grootmogol](#great-mogul) geeft 2.
- Op de [rivier](#river-benefits): 2, 3 of 4 roem, 1 per opwaardering, 2 per karma op het laatste veld.

Elke roem brengt je markeersteen één veld verder, en hij gaat nooit terug. Eén roem is ongeveer twee geld waard, want naast elk roemveld liggen twee geldvelden.`,
  },
};
