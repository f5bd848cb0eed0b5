import type { Texts } from '../../../format.ts';
import type { ProvinceId } from './sections.ts';

export const texts: Texts<ProvinceId> = {
  'province-board': {
    title: 'Je provincietableau',
    text: `{{residence}} Je residentie ligt boven in het midden; er leiden drie wegen vandaan, naar links, naar rechts en naar beneden, en alle drie horen bij één net.

Het tableau heeft vijf kolommen (A tot E) en vier rijen. De residentie ligt op C1. Je kunt op 16 vakken bouwen; A1, E1 en C4 zijn geen bouwgrond. Op elk vak komt één tegel, en geen tegel mag uitsteken of de residentie bedekken. Alleen de [bouwmeester](#master-builder) legt een tegel op een andere.

Aan de rand liggen de [speciale inkomsten](#special-yields). Het basisspel gebruikt de voorkant met deze inkomsten, „Navaratna” de achterkant.`,
  },
  'laying-tiles': {
    title: 'Een tegel leggen',
    text: `Leg de tegel zo op een leeg vak dat minstens één van zijn wegen aansluit op de weg die van je residentie komt. Je mag hem met kwartslagen draaien zoals je wilt.

- Twee buurtegels zijn verbonden als ze allebei aan hun gemeenschappelijke kant een uiteinde van een weg hebben. Diagonale buren zijn nooit verbonden.
- De andere uiteinden hoeven niet te passen. Je mag wegen afsnijden; zie [uiteinden van wegen](#road-ends).
- Op elk moment moet elke zichtbare tegel met de residentie verbonden zijn.
- Een tegel die ligt, wordt nooit gedraaid, verplaatst of weggenomen. Alleen de [bouwmeester](#master-builder) kan hem bedekken.`,
  },
  'road-ends': {
    title: 'Uiteinden die nergens heen leiden',
    text: `Die zijn toegestaan. Een weg mag tegen een kant zonder weg lopen: de weg van een buur, die van de residentie of die van de nieuwe tegel zelf.

Een weg mag ook naar de rand van het tableau wijzen, of daar nu speciale inkomsten liggen of niet. Alle uiteinden van één tegel horen bij dezelfde weg; één aangesloten uiteinde is dus genoeg.`,
  },
  'no-open-road': {
    title: 'Geen weg is nog open',
    text: `Leidt geen weg van je net nog naar een leeg vak, dan kun je de rest van het spel niet meer in de steengroeve bouwen. Je krijgt er niets voor terug.

De enige uitweg is de [bouwmeester](#master-builder): een tegel met andere wegen kan je provincie weer openen. Let dus op dat je je laatste weg niet afsnijdt.`,
  },
  'province-tiles': {
    title: 'Provincietegels',
    text: `Een tegel toont één of twee markten, één of twee gebouwen, of één van elk. Verder heeft hij een weg, een kleur en een prijs.

- **Markten:** {{market-silk}} zijde, {{market-tea}} thee of {{market-spice}} specerijen, met een waarde van 1, 2 of 3. Ze leveren nu geld op, en later opnieuw op het [marktplein](#market-place).
- **Gebouwen:** {{build-temple}} tempel, {{build-palace}} paleis, {{build-fort}} fort of {{build-mill}} molen. Ze leveren roem op wanneer je ze legt.
- **Wegen:** rechte weg, bocht, splitsing of kruising.
- **Prijs:** 3 tot 12, in dobbelstenen van de kleur van de tegel. Zie [hoe je betaalt](#tile-price).

Er zijn 16 tegels per kleur, 64 in totaal.`,
  },
  'tile-price': {
    title: 'Een tegel betalen',
    text: `Betaal dobbelstenen in de kleur van de tegel die samen minstens zijn getal halen. Stenen van andere kleuren tellen nooit.

- Je mag meer betalen dan nodig, maar je krijgt niets terug. Zelfs een steen die niet nodig was, mag erbij.
- De stenen gaan terug naar de voorraad.
- Een betaalde steen is weg. Hij kan in dezelfde beurt niet voor nog andere kosten tellen.
- Het geld voor het veld van de steengroeve en de stenen voor de tegel betaal je allebei voordat de tegel gelegd wordt.
- Voor 1 [karma](#karma) draai je een steen om terwijl je hem betaalt.

**Voorbeeld:** een tegel kost blauw 7. Met blauw 3 en blauw 5 betaal je 8; dat is genoeg, en er komt niets terug. Blauw 3 alleen is niet genoeg.`,
  },
  'tile-scoring': {
    title: 'Wat een nieuwe tegel oplevert',
    text: `Een tegel levert zijn geld en roem meteen op: eerst het geld van al zijn markten, dan de roem van al zijn gebouwen, dan de speciale inkomsten.

- Elke **markt** levert het gedrukte geld op.
- Elk **gebouw** levert 2, 3 of 4 roem op, afhankelijk van waar je markeersteen op de [perkamentrol](#building-scrolls) staat. Twee gebouwen tellen allebei, elk op zijn eigen niveau, ook twee van dezelfde soort.
- De niveaus op het moment van leggen tellen. Een opwaardering die van deze tegel zelf komt, is voor hem te laat.
- Pas als de tegel helemaal geteld is, krijg je de [speciale inkomsten](#special-yields).

**Voorbeelden:** aan het begin staan alle niveaus op 2: één gebouw levert 2 roem op, twee leveren 4 op. Later, met tempel 2 en molen 3, levert een tegel met allebei 5 roem op: van 6 naar 11. Sluit hij ook „1 dobbelsteen” en „1 opwaardering” aan, dan neem je die daarna; de opwaardering verandert de 5 roem niet.`,
  },
  'special-yields': {
    title: 'Speciale inkomsten aan de rand',
    text: `Wijst een weg van je tegel naar speciale inkomsten aan de rand, dan krijg je ze meteen nadat de tegel geteld is. Weigeren kun je ze niet; alleen wat toch al [vrijwillig](#optional) is, mag je weglaten.

Op de basiskant vind je:

- links: 2 karma, een verplaatsing van de boot, 2 dobbelstenen,
- rechts: 4 geld, 2 dobbelstenen, een opwaardering,
- boven: twee keer 1 dobbelsteen, en in de hoeken 5 geld (links) en een opwaardering (rechts),
- onder in het midden: 6 geld.

Een dobbelsteen van inkomsten mag elke kleur hebben. Alle inkomsten volgen de regels voor dat ding, en geld kan je onderweg een bonus opleveren.

Sluit een tegel meerdere inkomsten aan, dan krijg je ze allemaal, in de volgorde die je wilt. Leg je een tegel zo dat zijn wegen de inkomsten ernaast niet bereiken, dan krijg je er niets voor.

**Voorbeeld:** op B1 leg je een splitsing waarvan de wegen naar links en naar boven leiden. Eerst wordt de tegel geteld; dan neem je 1 dobbelsteen en 5 geld in de volgorde die je wilt. Een bocht die er maar één bereikt, levert alleen die op.`,
  },
  'yields-once': {
    title: 'Speciale inkomsten maar één keer',
    text: `Je krijgt alle inkomsten van je tableau hoogstens één keer. Ze zijn aangesloten als een tegel op een vak ernaast wordt gelegd met een weg die ernaar wijst.

- Sommige inkomsten liggen naast twee of drie vakken; elk daarvan is goed.
- Zijn alle vakken ernaast gevuld met tegels zonder weg erheen, dan zijn de inkomsten voor dit spel verloren. De bouwmeester helpt niet: op een tegel bouwen levert nooit inkomsten op.
- Welke inkomsten een tegel aansluit, staat vast als hij gelegd wordt. Je krijgt ze ook als iets tussendoor je provincie verandert, zoals een bonus die naar een bouwmeester leidt.
- Bij meerdere inkomsten handel je de ene af voordat je de volgende neemt.`,
  },
};
