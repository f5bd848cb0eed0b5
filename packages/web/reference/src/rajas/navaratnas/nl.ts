import type { Texts } from '../../format.ts';
import type { NavaratnasId } from './sections.ts';

export const texts: Texts<NavaratnasId> = {
  navaratnas: {
    title: 'Variant „Navaratna”',
    text: `Voor spelers die het spel kennen. Opbrengstfiches worden niet meer getrokken en meteen gebruikt: je kiest ze, legt ze op je eigen tableau en krijgt ze als een weg ze bereikt.

Wat anders is dan in het basisspel:

- Iedereen gebruikt de **achterkant van het provincietableau**. De gedrukte inkomsten zijn klein, en elk inkomstenveld heeft een kleur.
- Kali toont haar **achterkant met 8 handen**.
- Je kunt **alle drie** de wachtende werkers winnen, dus zes hebben.
- Bij de [danseres](#navaratnas-dancer) kies je een [opbrengstfiche](#navaratnas-yield-spaces).
- Wie [minder werkers](#navaratnas-fewer-workers) heeft, krijgt daarvoor opbrengstfiches.

Al het andere is zoals in het basisspel.`,
  },
  'navaratnas-set-up': {
    title: '„Navaratna”: voorbereiding',
    text: `Alle opbrengstfiches liggen open, op kleur gesorteerd; er is geen gedekte stapel.

1. De 7 bruine fiches worden geschud. In beurtvolgorde, te beginnen bij de startspeler, trekt ieder er een en legt het open op een van zijn twee bruine inkomstenvelden. Het bedekt de inkomsten die daar gedrukt staan.
2. De andere bruine fiches – 7 min het aantal spelers – en alle 8 witte, 9 gele en 6 rode worden open op de gebouwen van hun kleur gelegd.

Op de achterkant van het tableau vind je twee bruine, twee rode, vier gele en drie witte inkomstenvelden.`,
  },
  'navaratnas-dancer': {
    title: '„Navaratna”: de danseres',
    text: `Voor een dobbelsteen met een 2 neem je 2 dobbelstenen van willekeurige kleuren. Daarna mag je een willekeurig open opbrengstfiche kiezen en op een vrij inkomstenveld van dezelfde kleur op je tableau leggen. De opbrengst komt pas als een weg het veld aansluit.

- Je mag alleen een fiche nemen als je een [vrij veld](#navaratnas-yield-spaces) van die kleur hebt, en je legt het meteen.
- Je mag van een fiche afzien. Past er geen, dan levert de danseres alleen de 2 stenen op.
- Genomen fiches worden niet vervangen.
- Een danseres die je van de rivier krijgt, werkt net zo, zonder de steen.`,
  },
  'navaratnas-yield-spaces': {
    title: '„Navaratna”: inkomstenvelden en hun fiches',
    text: `Sluit een weg een inkomstenveld aan, dan krijg je het opbrengstfiche dat daar ligt, één keer, nadat de provincietegel geteld is. Ligt er geen, dan krijg je de kleine gedrukte inkomsten, zoals in het basisspel.

- Een veld is **vrij** als er geen opbrengstfiche op ligt en je de inkomsten nog niet gekregen hebt. Een veld dat geen weg meer kan bereiken, is ook vrij, maar nutteloos.
- Een opbrengstfiche dat ligt, wordt nooit verplaatst, bedekt of teruggegeven.
- De bouwmeester levert nooit de opbrengst van een opbrengstfiche op.`,
  },
  'navaratnas-coloured-tiles': {
    title: '„Navaratna”: witte, gele en rode fiches',
    text: `Ze leveren dobbelstenen, geld, een opwaardering, een verplaatsing van de boot of karma op als een weg ze aansluit.

- **Wit:** 1 dobbelsteen van een willekeurige kleur, 3 geld, een opwaardering of 1 karma; elk twee keer.
- **Geel:** 2 dobbelstenen van één kleur (één fiche voor elk van de vier kleuren), 5 geld (twee keer), 2 karma, een verplaatsing van de boot of een opwaardering.
- **Rood:** 2 dobbelstenen van willekeurige kleuren (twee keer), 8 geld (twee keer), een opwaardering of een verplaatsing van de boot.

Een verplaatsing brengt de boot naar het volgende onbezette veld en levert de inkomsten daarvan op.`,
  },
  'navaratnas-brown-tiles': {
    title: '„Navaratna”: de zeven bruine fiches',
    text: `Een bruin fiche telt iets op het moment dat je het aansluit. De provincietegel die het aansluit, is al geteld en telt mee; alleen zichtbare tegels tellen.

Van elk is er één:

- **Markttegels:** 1 roem voor elk van je tegels met minstens één markt.
- **Rivier:** 1 roem per 3 riviervelden die je boot heeft afgelegd, naar beneden afgerond. De start telt niet, overgeslagen velden wel. Op veld 17 is dat 5 roem.
- **Gebouwen:** 1 geld voor elk zichtbaar gebouw; twee op één tegel tellen als twee.
- **Opbrengstfiches:** 2 geld voor elk opbrengstfiche dat je hebt aangesloten, dit meegerekend. Gedrukte inkomsten tellen niet. Een tweede fiche dat in dezelfde zet wordt aangesloten, telt alleen als je het eerder kreeg.
- **Bochten:** 2 roem voor elke zichtbare tegel met een bocht. Splitsingen en kruisingen zijn geen bochten.
- **Opwaarderingen:** 2 geld voor elke [opwaardering](#upgrades-made) die je hebt gedaan.
- **Werkers:** 1 roem voor elke actieve werker die je hebt, ingezet of niet.`,
  },
  'navaratnas-fewer-workers': {
    title: '„Navaratna”: opbrengstfiches voor minder werkers',
    text: `Zou je aan de beurt zijn maar heb je geen werker meer, terwijl een ander meer actieve werkers heeft, dan mag je een open opbrengstfiche kiezen en meteen leggen.

- Heeft iemand er minstens twee meer dan jij, dan krijg je een tweede fiche als je in deze ronde voor de tweede keer aan de beurt zou zijn; bij drie meer een derde.
- De werkers die je bezit tellen, niet die nog ingezet moeten worden. Een fiche dat je weigert of niet kunt leggen, telt als gekregen.
- Het is geen beurt: geen actie, geen karma, niets behalve het leggen.
- Wie nog een werker heeft maar hem niet kan inzetten, krijgt geen fiche. Ook niemand meer nadat het einde van het spel begonnen is.

**Voorbeeld:** jij hebt 4 werkers, een ander 5. In de vijfde beurtenronde krijg je een fiche. Had de ander er 6, dan kreeg je er in de zesde nog een.`,
  },
};
