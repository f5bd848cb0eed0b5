import type { Texts } from '../../../format.ts';
import type { PiecesId } from './sections.ts';

export const texts: Texts<PiecesId> = {
  dice: {
    title: 'Dobbelstenen',
    text: `Met dobbelstenen betaal je. Er zijn vier kleuren – oranje, blauw, groen en paars – met elk 12 stenen.

Krijg je een steen uit de voorraad, dan werp je hem meteen en leg je hem met die waarde op je Kali-standbeeld. Hij houdt die waarde tot je hem betaalt, op het [lage voorterras](#front-terrace) opnieuw werpt of bij het betalen met [karma](#karma) draait.

Een dobbelsteen is altijd op een van twee plaatsen: in de algemene voorraad of op een Kali-standbeeld. Op het bord liggen nooit dobbelstenen.`,
  },
  kali: {
    title: 'Kali-standbeeld',
    text: `{{kali}} Kali houdt je dobbelstenen vast: je mag er hoogstens zoveel hebben als zij handen heeft, in het basisspel 10.

De achterkant van het tableau, die in de variant „Navaratna” wordt gebruikt, heeft maar 8 handen.

Stenen die je betaalt, verlaten Kali voordat je nieuwe krijgt; ze maken dus plaats. Zouden het er te veel worden, zie [Kali is vol](#kali-full).`,
  },
  'kali-full': {
    title: 'Kali is vol',
    text: `Zou je meer dobbelstenen krijgen dan Kali vrije handen heeft, dan neem je er minder, of je geeft eerst eigen stenen terug aan de voorraad, of van allebei wat. Je beslist voordat de nieuwe stenen geworpen worden.

- Je mag alleen zoveel stenen teruggeven als voor deze winst nodig is. Op andere momenten mag je geen stenen wegdoen.
- Elke winst wordt apart bekeken. Stenen die je net betaald hebt, zijn al van Kali af.

**Voorbeeld:** je hebt 9 van de 10 stenen en zou er 2 nemen. Je neemt er maar één, of je geeft er een terug en neemt ze allebei.`,
  },
  'taking-dice': {
    title: 'Dobbelstenen nemen',
    text: `Neem de stenen uit de voorraad en werp ze dan. Levert een winst er meerdere op, dan noem je eerst alle kleuren en werp je ze daarna samen.

- „Willekeurige” stenen mogen dezelfde of verschillende kleuren hebben.
- Een kleur die niet in de voorraad ligt, kun je niet nemen. Een steen van een vaste kleur vervalt dan; bij vrije keuze neem je een andere kleur.
- Stenen die je voor de winst betaald of teruggegeven hebt, liggen al in de voorraad. Je mag ze weer nemen en opnieuw werpen.
- Je moet alle stenen van een winst nemen, tenzij [Kali vol is](#kali-full), de kleur ontbreekt, of het de vrijwillige bonus van het [geldspoor](#money-track) is.
- Twee verschillende winsten staan los van elkaar: je ziet de eerste worp voordat je voor de tweede kiest.`,
  },
  paying: {
    title: 'Betalen met geld en dobbelstenen',
    text: `Betaal de volledige kosten die op het veld staan voordat je de actie uitvoert. Een veld kost niets, geld, één dobbelsteen van een kleur, één dobbelsteen met een waarde, of één willekeurige dobbelsteen.

- **Geld:** je geldmarkeersteen gaat per geld één veld terug. Hij gaat nooit onder 0, en schulden bestaan niet. Alleen de steengroeve en de haven kosten geld. Teruggaan levert nooit een bonus of een werker op en beëindigt het spel niet.
- **Dobbelstenen:** precies één per veld. Bij een kleur is elke waarde goed; bij een waarde is elke kleur goed, maar alleen de juiste waarde. Voor een veld kun je geen stenen optellen, alleen voor de [prijs van een tegel](#tile-price).
- Zonder de passende steen kun je het veld niet gebruiken.
- Betaalde stenen gaan meteen naar de voorraad en zijn daar beschikbaar. Een betaalde steen telt maar voor één betaling.`,
  },
  karma: {
    title: 'Karma',
    text: `{{karma}} Voor 1 karma draai je een dobbelsteen bij het betalen naar de tegenoverliggende zijde: 1 wordt 6, 2 wordt 5, 3 wordt 4, en omgekeerd.

Karma is een niveau van 0 tot 3; je begint met 1. Elk gebruik verlaagt het met 1, hoogstens tot 0.

Je mag het alleen in je eigen beurt gebruiken, alleen voor een steen die je op dat moment betaalt, en alleen waar de waarde telt:

- voor de prijs van een tegel en het verschil bij de bouwmeester,
- voor een vertrek in het paleis,
- voor goederen van één soort op het marktplein,
- in de haven.

Het kost geen werker en is geen eigen actie. Op een balkon telt alleen de kleur, dus daar heeft karma geen nut.

**Voorbeeld:** met karma 1 betaal je een steen met een 1 als een 6 voor de Portugees. Je karma is dan 0.`,
  },
  'karma-limits': {
    title: 'Karma: hoe vaak en wanneer',
    text: `In één betaling mag je meerdere stenen draaien, voor 1 karma elk, zolang je karma reikt. Dezelfde steen kun je niet twee keer draaien.

- Karma verandert geen stenen die op Kali blijven, opnieuw geworpen worden of teruggaan omdat Kali vol is.
- Het karma moet er zijn als je betaalt. Karma dat de actie zelf oplevert, komt voor haar kosten te laat. Leidt de actie tot een andere betaling, zoals een bouwmeester op de rivier, dan mag je al het karma gebruiken dat je dan hebt.`,
  },
  'karma-sources': {
    title: 'Waar karma vandaan komt',
    text: `De yogi levert 2 karma op, twee riviervelden leveren er 2 op, roem 24 levert er 2 op, een wit opbrengstfiche kan er 1 opleveren, en er zijn speciale inkomsten met 2.

Karma stijgt nooit boven 3. Wat te veel is, vervalt.`,
  },
  workers: {
    title: 'Werkers',
    text: `{{worker}} Je begint met drie actieve werkers en kunt er meer winnen; elke beurt zet je er één in.

Drie andere van jouw kleur wachten: op roem 15, op geld 20 en bij de brug. Zie [nieuwe werkers](#new-workers).

Werkers blijven op hun veld tot het einde van de ronde. Heb je er geen meer om in te zetten, dan word je overgeslagen en gaan de anderen door.`,
  },
  'new-workers': {
    title: 'Nieuwe werkers',
    text: `Bereikt of passeert je markeersteen roem 15 of geld 20, of passeert je boot de brug, dan wordt je werker die daar wacht meteen actief.

- In het basisspel win je er **hoogstens twee** van de drie; je hebt dus hoogstens vijf werkers. Zodra je de tweede hebt, gaat de derde uit het spel.
- Bereikt één keten van effecten meerdere van deze plaatsen, dan gelden ze in de volgorde waarin ze bereikt worden; de derde vervalt.
- De nieuwe werker mag je in dezelfde ronde inzetten, in je volgende beurt, nooit extra in de lopende beurt. Zo nodig wordt er een extra beurtenronde voor gespeeld.
- Een actieve werker blijft actief, ook als je geld weer onder 20 zakt.
- Ieder wint alleen werkers van zijn eigen kleur. Verder zijn roem 15 en geld 20 gewone velden.`,
  },
  'start-elephant': {
    title: 'De startspelerolifant',
    text: `De olifant toont wie startspeler is. Elke beurtenronde van de ronde begint bij die speler.

Hij verhuist alleen aan het einde van een ronde: naar de speler wiens werker bij de [grootmogol](#great-mogul) staat, anders naar de volgende met de klok mee. In ronde 1 heeft de speler met de laagste som van de startdobbelstenen hem.`,
  },
  'yield-tiles': {
    title: 'Witte opbrengstfiches',
    text: `De 8 witte opbrengstfiches vormen een gedekte stapel. Bij de [danseres](#dancer) trek je er een en krijg je de opbrengst meteen.

Er zijn er telkens twee met 1 dobbelsteen van een willekeurige kleur, 3 geld, 1 opwaardering en 1 karma. Gebruikte fiches worden open apart gelegd; is de stapel leeg, dan worden ze geschud en vormen ze de nieuwe.`,
  },
};
