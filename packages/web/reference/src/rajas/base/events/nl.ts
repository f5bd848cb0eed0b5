import type { Texts } from '../../../format.ts';
import type { EventsId } from './sections.ts';

export const texts: Texts<EventsId> = {
  'at-once': {
    title: 'Alles gebeurt meteen',
    text: `Wat je verdient, krijg je op dat moment, nog in de lopende beurt: inkomsten, bonus of werker.

Leidt een effect tot een ander, dan wordt eerst de beweging van de markeersteen of boot afgemaakt. Dan wordt het nieuwe effect helemaal uitgevoerd, met alles wat daar weer uit volgt. Pas daarna gaat het onderbroken effect verder.

Bedragen staan vast als een effect begint. Wat er onderweg uit volgt, verandert niet meer hoeveel geld of roem het oplevert.`,
  },
  'order-of-parts': {
    title: 'In welke volgorde komen de delen?',
    text: `Een actie met meerdere delen heeft een vaste volgorde:

- **Laag voorterras:** geld, dan opnieuw werpen
- **Grootmogol:** roem, dan het recht om de volgende ronde te beginnen
- **Danseres:** dobbelstenen, dan opbrengstfiche
- **Yogi:** karma, dan dobbelsteen
- **Raja Man Singh:** opwaardering, dan geld
- **Tegel:** geld van alle markten, dan roem van alle gebouwen, dan speciale inkomsten

Alleen bij meerdere speciale inkomsten tegelijk kies je zelf de volgorde. Elk wordt afgehandeld voor het volgende.`,
  },
  optional: {
    title: 'Wat mag ik weglaten?',
    text: `Alleen dit is vrijwillig:

- opnieuw werpen op het lage voorterras,
- de verplaatsingen van de boot en de dobbelstenen van de bonussen op de sporen,
- minder markten tellen dan toegestaan (op het marktplein wel minstens één),
- minder dobbelstenen nemen als Kali vol is,
- de verplaatsing van de boot van een opbrengstfiche en van de riviertegel „tot 3 velden”,
- een bouwmeester die je zonder werker krijgt,
- in de variant „Navaratna” een opbrengstfiche nemen,
- karma gebruiken.

Al het andere wordt uitgevoerd voor zover dat kan. Het karma van roem 24 is nooit een nadeel en komt gewoon.`,
  },
  'lost-effects': {
    title: 'En als een deel onmogelijk is?',
    text: `Dan vervalt dat deel. Je krijgt er niets voor in de plaats en kunt het niet bewaren; alle andere delen gelden wel.

**Voorbeelden:** er ligt geen steen van de kleur in de voorraad; al je opwaarderingen zijn gedaan; je boot staat op het laatste veld; je karma is al 3.`,
  },
  'must-place': {
    title: 'Mag ik passen? En als ik niet kan inzetten?',
    text: `Passen mag niet: heb je een werker en een bruikbaar veld, dan moet je hem inzetten. De enige uitzondering zijn de [laatste beurten](#last-turns) van het spel.

- Heb je een werker maar geen bruikbaar veld, dan word je in deze beurtenronde overgeslagen en houd je de werker.
- Dat is niet definitief. In de volgende beurtenronde wordt opnieuw gekeken. Is er iets mogelijk geworden, bijvoorbeeld omdat er stenen in de voorraad terugkwamen, dan moet je inzetten.
- Heb je geen werker meer, dan word je overgeslagen.`,
  },
  'nobody-can-place': {
    title: 'Wanneer eindigt het inzetten?',
    text: `Als niemand meer een werker kan inzetten. Na elke beurtenronde begint er nog een als iemand nog een werker heeft en er in de afgelopen beurtenronde minstens één is ingezet.

Spelers zonder werkers worden overgeslagen terwijl de anderen doorgaan. Een in de ronde gewonnen werker mag je er nog in inzetten; zo nodig wordt er een extra beurtenronde voor gespeeld.`,
  },
  'round-end': {
    title: 'Einde van de ronde',
    text: `Zijn alle werkers ingezet of kan niemand meer inzetten, dan eindigt de ronde in drie stappen:

1. **Startspeler:** wiens werker bij de [grootmogol](#great-mogul) staat, krijgt de olifant; dat kan ook de oude startspeler zijn. Staat daar niemand, dan gaat hij met de klok mee verder.
2. **Werkers:** iedereen neemt zijn werkers terug naar zijn Kali. Alle velden zijn weer vrij.
3. De nieuwe startspeler begint de volgende ronde.

Verder gebeurt er niets: geen inkomen, geen aanvullen, geen controle van grenzen, geen verandering van dobbelstenen. Het aantal rondes is niet beperkt; alleen markeerstenen die elkaar ontmoeten, beëindigen het spel.`,
  },
  'end-trigger': {
    title: 'Het einde van het spel begint',
    text: `Zodra de roemmarkeersteen en de geldmarkeersteen van een speler elkaar ontmoeten of passeren, begint het einde.

- Dat wordt na elke beweging van een markeersteen bekeken, ook midden in een beurt. De eerste keer telt en wordt onthouden.
- De speler maakt de beurt af met alles wat nog komt. De markeerstenen mogen elkaar daarbij nog verder passeren.
- Ontmoet is ontmoet: niets draait het later terug.

Hoe je het ziet: [wanneer hebben de markeerstenen elkaar ontmoet?](#markers-meet) Wat volgt: [de laatste beurten](#last-turns).`,
  },
  'last-turns': {
    title: 'De laatste beurten',
    text: `De lopende beurtenronde wordt afgemaakt. Ieder die met de klok mee tussen de speler die het einde veroorzaakte en de startspeler zit, heeft nog één beurt met één werker.

- Wie in deze beurtenronde al geweest is, heeft er geen meer.
- In een laatste beurt mag je een werker inzetten, maar het hoeft niet.
- Zonder werker heb je geen laatste beurt. Een nu gewonnen werker wordt niet meer gebruikt.
- Daarna is het spel meteen afgelopen: geen beurtenronde meer, geen einde van de ronde.`,
  },
};
