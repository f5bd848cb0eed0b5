import type { Texts } from '../../../format.ts';
import type { BoardId } from './sections.ts';

export const texts: Texts<BoardId> = {
  'placing-workers': {
    title: 'Waar mag een werker heen?',
    text: `Naar elk vrij actieveld waarvan je de kosten kunt betalen en de actie kunt uitvoeren. Eén werker per veld en per ronde.

- Een bezet veld is voor iedereen dicht, ook voor de eigenaar van die werker.
- Op het marktplein en in het paleis kies je een willekeurig vrij veld.
- In de steengroeve en in de haven moet je het [eerste vrije veld](#spaces-in-order) nemen.
- Je mag in één ronde meerdere werkers in hetzelfde gebied hebben, op verschillende velden. Alleen bij de [gemengde goederen](#assorted-goods) is er een grens.
- Zijn alle velden van een gebied bezet, dan kan er tot het einde van de ronde niemand meer heen.

Zie ook [welke velden bruikbaar zijn](#usable-spaces).`,
  },
  'spaces-in-order': {
    title: 'Steengroeve en haven: het eerste vrije veld',
    text: `In de steengroeve en in de haven neem je altijd het eerste vrije veld, rij voor rij van links naar rechts gelezen. Elk van deze gebieden biedt dus precies één veld aan, of geen als het vol is.

Je kunt geen veld overslaan omdat het je te duur is of omdat je het liever aan anderen laat.`,
  },
  'usable-spaces': {
    title: 'Wanneer is een veld bruikbaar?',
    text: `Je hebt twee dingen nodig: de volledige kosten, en minstens één deel van de actie dat effect heeft.

Niet mogelijk zijn dus:

- een marktveld als je er geen zichtbare markt voor hebt,
- een hoog terras of balkon waarvan de kleur na het betalen niet in de voorraad ligt,
- de steengroeve, de bouwmeester, de Portugees of de haven als je niet kunt bouwen, bedekken of varen.

Werken alleen sommige delen van een actie, dan is het veld bruikbaar. Je voert uit wat kan; de rest vervalt. **Voorbeeld:** bij karma 3 geeft de yogi je toch nog zijn dobbelsteen.`,
  },
  quarry: {
    title: 'Steengroeve',
    text: `Met een werker hier neem je een van de open provincietegels en bouwt die meteen in je provincie.

Het veld kost 1 tot 4 geld:

- 2 spelers: 1, 2, 3, 4
- 3 spelers: 1, 1, 2, 2, 3, 4
- 4 spelers: 1, 1, 2, 2, 3, 3, 4, 4

Altijd is het [eerste vrije veld](#spaces-in-order) aan de beurt. Een bouwbeurt gaat zo:

1. Zet de werker op het volgende veld van de steengroeve.
2. Betaal het geld. De markeersteen gaat terug voordat de tegel iets oplevert.
3. Kies de bovenste tegel van een stapel en [betaal de dobbelstenen](#tile-price). Karma mag helpen.
4. [Leg de tegel](#laying-tiles): kies vak en draaiing.
5. Je krijgt het geld van zijn markten.
6. Je krijgt de roem van zijn gebouwen.
7. Je krijgt de [speciale inkomsten](#special-yields) die hij aansluit.

Je moet de tegel in deze beurt bouwen; bewaren, teruggeven of weggooien kan niet. De steengroeve is alleen bruikbaar als je het volgende veld kunt betalen en minstens één van de open tegels kunt betalen en leggen.

**Voorbeeld:** je hebt 5 geld, oranje 5 en oranje 4. Je betaalt 1 geld (blijft 4) en beide dobbelstenen voor een tegel „oranje 9” en legt hem aan je weg. De stenen gaan naar de voorraad, dan wordt de tegel geteld. Met oranje 5 en oranje 3 zou het niet genoeg zijn.`,
  },
  'tile-stacks': {
    title: 'De stapels provincietegels',
    text: `Er zijn 12 stapels: vier kleuren, elk met een slangen-, koeien- en tijgerstapel. Je mag van elke stapel de bovenste tegel nemen.

- Slangentegels kosten 3 tot 5, koeientegels 6 tot 10, tijgertegels 6 tot 12.
- Wordt een tegel genomen, dan ligt de tegel eronder meteen open, ook voor een bouwmeester later in dezelfde beurt.
- Een lege stapel blijft leeg. Tegels komen nooit terug.`,
  },
  'market-place': {
    title: 'Marktplein',
    text: `Hier leveren je eigen markten geld op. Een markt tellen betekent: je krijgt de gedrukte waarde. De markt blijft en kan later opnieuw geteld worden.

- Alleen zichtbare markten tellen. Een markt onder een andere tegel heeft geen functie meer.
- Er zijn velden voor [gemengde goederen](#assorted-goods) en velden voor [goederen van één soort](#goods-of-one-kind).
- Twee markten op één tegel zijn twee markten; elk telt voor zichzelf.
- Heb je meer markten dan je mag tellen, dan kies je welke. Je mag er minder tellen, maar minstens één.
- Het geld van alle markten van één actie wordt opgeteld en in één beweging van de markeersteen gewonnen.`,
  },
  'assorted-goods': {
    title: 'Markt: gemengde goederen',
    text: `Tel van elke soort één markt: hoogstens één met {{market-silk}} zijde, één met {{market-tea}} thee en één met {{market-spice}} specerijen. Een dobbelsteen is niet nodig.

Het bord voor twee heeft één zo’n veld, dat voor drie of vier heeft er twee. **Met drie of vier spelers mag je er per ronde maar één gebruiken;** het andere staat dan alleen voor de anderen open. Voor de velden met goederen van één soort geldt dat niet, en met twee spelers is er helemaal geen grens.

Voor de grens tellen alleen werkers. Gemengde goederen die je via de rivier telt, zijn niet beperkt en tellen niet mee.

Heb je meerdere markten van een soort, dan kies je welke geteld wordt.

**Voorbeeld:** je hebt thee 3, 2 en 2 en zijde 2. Je telt één thee- en één zijdemarkt: 3 + 2 = 5 geld. Nooit twee theemarkten.`,
  },
  'goods-of-one-kind': {
    title: 'Markt: goederen van één soort',
    text: `Betaal één dobbelsteen van een willekeurige kleur en tel zoveel markten van deze ene soort als de steen aangeeft, of minder. Er is één veld voor {{market-silk}} zijde, één voor {{market-tea}} thee en één voor {{market-spice}} specerijen.

De steen gaat naar de voorraad. Met [karma](#karma) mag je hem bij het betalen draaien. Heb je meer markten van de soort dan de steen toelaat, dan kies je welke geteld worden.

**Voorbeeld:** je hebt thee 3, 2 en 2. Met een 4 op het theeveld tel je alle drie: 7 geld. Met een 2 tel je er twee: 5 geld.`,
  },
  'building-scrolls': {
    title: 'Perkamentrollen en opwaarderingen',
    text: `De perkamentrollen tonen hoeveel roem je gebouwen opleveren. Elk van de vier soorten – {{build-temple}} tempel, {{build-palace}} paleis, {{build-fort}} fort, {{build-mill}} molen – begint op 2 en kan stijgen naar 3 en 4.

**Bij een opwaardering** kies je een soort onder 4 en schuif je je markeersteen één kolom naar rechts. Vanaf nu levert elk gebouw van die soort 1 roem meer op wanneer je het legt.

- Dat geldt alleen voor gebouwen die daarna gelegd worden. Tegels die al in je provincie liggen, leveren niets extra op.
- Je markeerstenen gelden alleen voor jou. In één kolom mogen zoveel markeerstenen van verschillende spelers staan als je wilt.
- Staan alle vier de soorten op 4, dan vervalt een opwaardering.

Opwaarderingen komen van Raja Man Singh, van een rivierveld, van roem 5, van speciale inkomsten en van witte opbrengstfiches. Zie ook [de opwaardering bij roem 5](#late-upgrade).`,
  },
  'late-upgrade': {
    title: 'De opwaardering bij roem 5',
    text: `Bereikt of passeert je roem de 5, dan waardeer je één soort gebouw op. De markeersteen schuif je meteen, maar de waarde van gebouwen stijgt pas vanaf je volgende beurt.

Voor een tegel die je later in dezelfde beurt legt, bijvoorbeeld met een bouwmeester van de rivier, verandert dus niets: die telt nog met de oude waarde. Voor alles wat je [opwaarderingen](#upgrades-made) telt, geldt hij meteen.`,
  },
  'upgrades-made': {
    title: 'Hoeveel opwaarderingen heb ik gedaan?',
    text: `Tel bij elke soort gebouw de stappen die zijn markeersteen heeft gezet en tel ze op: van 0 tot 8.

De riviervelden „1 roem per opwaardering” en „2 geld per opwaardering” gebruiken dit getal. Een opwaardering die verviel omdat alles op 4 stond, telt niet.

**Voorbeeld:** tempel 4, paleis 3, fort 2, molen 2: dat zijn 2 + 1 = 3 opwaarderingen.`,
  },
};
