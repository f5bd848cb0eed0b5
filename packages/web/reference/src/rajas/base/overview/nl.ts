import type { Texts } from '../../../format.ts';
import type { OverviewId } from './sections.ts';

export const texts: Texts<OverviewId> = {
  aim: {
    title: 'Het doel van het spel',
    text: `Breng je roemmarkeersteen en je geldmarkeersteen bij elkaar. Wie ze als eerste elkaar laat ontmoeten of passeren, wint meestal.

Het roemspoor {{fame-crown}} en het geldspoor {{coin}} lopen naast elkaar rond het bord, in tegengestelde richting: roem met de klok mee, geld ertegenin. 1 roem is één veld op het roemspoor, 1 geld één veld op het geldspoor. Zo komen de twee markeerstenen van een speler met elke winst dichter bij elkaar.

„Meestal”, want anderen hebben misschien nog een laatste beurt en komen nog verder. Zie [wie wint](#winner).`,
  },
  'players-and-modes': {
    title: 'Spelers en spelvormen',
    text: `Jullie spelen met twee, drie of vier spelers. Ieder heeft een kleur.

Je speelt precies één van drie vormen:

- het basisspel,
- de [variant „Navaratna”](#navaratnas) voor wie het spel kent,
- een spel met [spelers van verschillend niveau](#mixed-rounds), waarin beginners gevorderden ontmoeten.

De variant „Navaratna” en het spel met verschillend niveau sluiten elkaar uit. De [Gangesmodule](#ganga) verandert alleen riviervelden en past dus bij alle drie.

Maar weinig hangt af van het aantal spelers: de kant van het bord, de afdekfiches, het startgeld van de latere spelers, hoe vaak je per ronde gemengde goederen mag verkopen, en bij „Navaratna” hoeveel bruine opbrengstfiches overblijven. Dobbelstenen, provincietegels en witte opbrengstfiches zijn altijd gelijk.`,
  },
  material: {
    title: 'Het spelmateriaal',
    text: `Dobbelstenen, tegels en werkers zijn beperkt: op is op.

- 48 dobbelstenen, 12 per kleur: oranje, blauw, groen, paars
- 64 provincietegels, 16 per kleur
- 24 werkers, 6 per speler
- 4 boten, 4 roemmarkeerstenen, 4 geldmarkeerstenen, 4 bonusfiches
- 20 blokjes: per speler 4 opwaarderingsmarkeerstenen en 1 karmamarkeersteen
- 30 opbrengstfiches: 8 witte, 9 gele, 6 rode, 7 bruine
- 8 riviertegels, 2 afdekfiches, 1 startspelerolifant
- 4 provincietableaus, 4 Kali-tableaus en het speelbord, alle met twee kanten

In het basisspel blijven de gele, rode en bruine opbrengstfiches en de riviertegels in de doos.`,
  },
  'open-and-hidden': {
    title: 'Wat open ligt en wat toeval is',
    text: `Bijna alles is open: markeerstenen, dobbelstenen, tableaus, open tegels en tegels die apart zijn gelegd. Je mag ook weten hoeveel tegels een stapel nog heeft.

Verborgen zijn maar drie dingen: de volgorde van de gedekte witte opbrengstfiches, de provincietegels onder de bovenste van elke stapel, en dobbelstenen die nog niet geworpen zijn. Niemand mag een stapel doorkijken.

Elke worp is eerlijk, 1 tot 6 per dobbelsteen, en er wordt ook eerlijk geschud.`,
  },
  'set-up-board': {
    title: 'Voorbereiding: het bord',
    text: `Met twee spelers neem je de kant voor 2 spelers, met drie of vier de andere kant.

- **Met drie spelers:** de 2 afdekfiches sluiten enkele velden: twee in de steengroeve en één in de haven. Die bestaan in dit spel niet. Met twee of vier spelers zijn er geen afdekfiches.
- **Dobbelstenen:** alle 48, 12 per kleur, vormen de algemene voorraad voordat iemand er een neemt.
- **Provincietegels:** ze worden gesorteerd op kleur en op het dier van de achterkant – {{animal-snake}} slang, {{animal-cow}} koe, {{player-tiger}} tijger – in 12 stapels. Elke stapel wordt geschud en ligt open naast het bord.
- **Witte opbrengstfiches:** de 8 worden geschud tot een gedekte stapel.
- Gele, rode en bruine opbrengstfiches en riviertegels blijven in de doos.`,
  },
  'set-up-player': {
    title: 'Voorbereiding: je eigen spullen',
    text: `Ieder krijgt een provincietableau en in één kleur een Kali-tableau, 6 werkers, een boot, een karmamarkeersteen, 4 opwaarderingsmarkeerstenen, een geldmarkeersteen, een roemmarkeersteen en een bonusfiche.

- **Tableaus:** Kali ligt met de voorkant boven en heeft dus 10 handen. De provincie ligt met de basiskant boven.
- **Werkers:** drie staan klaar bij je Kali; die zijn actief. De andere drie wachten: op roem 15, op geld 20 en bij de brug.
- **Boot:** op het startveld van de rivier.
- **Karma:** niveau 1.
- **Opwaarderingsmarkeerstenen:** één op elke perkamentrol, in de linkerkolom met waarde 2.
- **Dobbelstenen:** één van elke kleur, geworpen en op Kali bewaard.
- **Bonusfiche:** op geld 12, met de rivierkant boven.
- **Roem:** op 0.

Tijdens de voorbereiding gebeurt er niets: geen bonus, geen werker.`,
  },
  'first-start-player': {
    title: 'Wie begint, en met hoeveel geld',
    text: `Wie met zijn vier startdobbelstenen de laagste som heeft, begint en neemt de olifant.

De volgorde staat vast: eerst werpt iedereen zijn startdobbelstenen, dan is de startspeler bekend, dan komen de geldmarkeerstenen op hun plaats. Hebben meerdere spelers de laagste som, dan beslist het toeval tussen hen.

De startspeler begint met 3 geld. De anderen volgen met de klok mee met 4, 5 en 6. Met twee spelers is dat 3 en 4, met vier 3, 4, 5 en 6: wie als laatste begint, heeft het meest.

**Voorbeeld:** de sommen zijn 14, 9 en 17. De speler met 9 begint.`,
  },
  'round-and-turn': {
    title: 'Rondes, beurtenrondes, beurten',
    text: `Het spel is een reeks rondes. Een ronde is een reeks beurtenrondes, en in elke beurtenronde heeft ieder één beurt.

- **Beurtenronde:** te beginnen bij de startspeler en met de klok mee zet ieder precies één werker in, betaalt het veld en voert meteen de actie uit.
- **Beurt:** één werker. Niets in het basisspel geeft je een tweede inzet in dezelfde beurt.
- **Ronde:** zij duurt tot niemand meer een werker kan inzetten. Dan komen de werkers terug.

Alleen de werkers komen terug. Je dobbelstenen, karma, geld, roem, opwaarderingen, boot, provincie en bonusfiche blijven zoals ze zijn, van beurt tot beurt en van ronde tot ronde.`,
  },
  turn: {
    title: 'Je beurt',
    text: `Zet één werker in, betaal zijn veld, voer zijn actie uit. Altijd in deze volgorde.

Er zijn vier gebieden:

- de [steengroeve](#quarry), om een tegel te bouwen,
- het [marktplein](#market-place), om geld van je markten te halen,
- het [paleis](#palace), voor gunsten,
- de [haven](#harbour), om op de rivier te varen.

Je moet de actie uitvoeren; alleen inzetten om te blokkeren kan niet. Delen die [vrijwillig](#optional) zijn, mag je weglaten.

De hele beurt moet mogelijk zijn voordat de werker als ingezet geldt: veld, dobbelstenen, karma, tegel, vak en draaiing. Is iets onmogelijk, dan is er niets gebeurd. Keuzes die afhangen van worpen in deze beurt, maak je als ze zich voordoen.`,
  },
};
