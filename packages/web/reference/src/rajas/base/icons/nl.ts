import type { Texts } from '../../../format.ts';
import type { IconsId } from './sections.ts';

export const texts: Texts<IconsId> = {
  'icon-money': {
    title: 'Symbool: geld',
    text: `{{coin}} Een munt is geld: het getal zegt hoeveel velden je geldmarkeersteen verder gaat, of hoeveel je betaalt.

Meer: [geldspoor](#money-track), [hoe je aan geld komt](#ways-to-money).`,
  },
  'icon-fame': {
    title: 'Symbool: roem',
    text: `{{fame-crown}} De kroon is roem: je roemmarkeersteen gaat het getoonde getal verder en nooit terug.

Meer: [roemspoor](#fame-track), [hoe je aan roem komt](#ways-to-fame).`,
  },
  'icon-any-die': {
    title: 'Symbool: dobbelsteen van een willekeurige kleur',
    text: `{{die-any}} Een dobbelsteen in vier kleuren is een steen naar keuze: je neemt een willekeurige kleur uit de voorraad en werpt hem.

Meerdere van zulke stenen mogen dezelfde of verschillende kleuren hebben. Als kosten betekent het: betaal één willekeurige steen. Meer: [dobbelstenen nemen](#taking-dice).`,
  },
  'icon-die': {
    title: 'Symbool: dobbelsteen van één kleur',
    text: `{{die}} Een gekleurde dobbelsteen betekent precies deze kleur; een dobbelsteen met ogen betekent precies deze waarde.

Je werpt een steen als je hem krijgt, daarna houdt hij zijn waarde. Meer: [dobbelstenen](#dice), [betalen](#paying).`,
  },
  'icon-upgrade': {
    title: 'Symbool: opwaardering',
    text: `{{upgrade}} Waardeer één soort gebouw één niveau op: vanaf nu levert het 1 roem meer op als je het legt.

Achter „per” telt het je opwaarderingen. Meer: [perkamentrollen](#building-scrolls), [gedane opwaarderingen](#upgrades-made).`,
  },
  'icon-boat': {
    title: 'Symbool: boot',
    text: `{{river-boat}} Je boot vaart verder op de rivier, naar het volgende vrije veld of zo ver als het getal zegt, en je krijgt de inkomsten waar hij stopt.

Meer: [hoe boten varen](#river), [verplaatsing van de boot](#boat-move).`,
  },
  'icon-worker': {
    title: 'Symbool: werker',
    text: `{{icon-person}} Een poppetje is een werker: als winst krijg je een nieuwe, achter „per” telt het je actieve werkers.

Meer: [nieuwe werkers](#new-workers).`,
  },
  'icon-market': {
    title: 'Symbool: markt',
    text: `{{market-stall}} Een kraam is een markt van een willekeurige soort in je provincie.

Met een getal tel je tot zoveel markten; achter „per” telt hij je zichtbare markten. Meer: [marktplein](#market-place).`,
  },
  'icon-goods': {
    title: 'Symbool: zijde, thee, specerijen',
    text: `{{market-silk}} {{market-tea}} {{market-spice}} Zijde, thee en specerijen zijn de drie soorten goederen; op een tegel is het getal ernaast het geld dat deze markt oplevert.

Alle drie samen betekenen gemengde goederen: van elke soort hoogstens één markt. Meer: [gemengde goederen](#assorted-goods), [goederen van één soort](#goods-of-one-kind).`,
  },
  'icon-buildings': {
    title: 'Symbool: tempel, fort, molen',
    text: `{{build-temple}} {{build-fort}} {{build-mill}} Een gebouw op een tegel levert 2, 3 of 4 roem op als je het legt, afhankelijk van je markeersteen op zijn perkamentrol.

De vierde soort is het [paleis](#icon-palace). Meer: [perkamentrollen](#building-scrolls).`,
  },
  'icon-palace': {
    title: 'Symbool: paleis',
    text: `{{build-palace}} Op een tegel is het een paleis, een van de vier soorten gebouwen; op de rivier betekent het: kies een paleisactie.

Als gebouw levert het 2, 3 of 4 roem op. Op de rivier voer je de actie van een van de vertrekken 2 tot 6 uit zonder werker en dobbelsteen. Meer: [paleisactie op de rivier](#river-palace-action).`,
  },
  'icon-tile': {
    title: 'Symbool: provincietegel',
    text: `{{icon-province}} Je bouwt een provincietegel; achter „per” telt het de tegels van je provincie.

Meer: [steengroeve](#quarry), [een tegel leggen](#laying-tiles).`,
  },
  'icon-overbuild': {
    title: 'Symbool: op een tegel bouwen',
    text: `{{icon-copy}} Bouw een duurdere tegel op een van je tegels en betaal het verschil in dobbelstenen.

Meer: [bouwmeester](#master-builder).`,
  },
  'icon-reroll': {
    title: 'Symbool: opnieuw werpen',
    text: `{{icon-reroll}} Je mag zoveel van je dobbelstenen opnieuw werpen als je wilt, één keer en allemaal tegelijk.

Meer: [laag voorterras](#front-terrace).`,
  },
  'icon-start': {
    title: 'Symbool: startspeler',
    text: `{{court-elephant}} De olifant met ruiter staat voor de startspeler: jij begint de volgende ronde.

Meer: [grootmogol](#great-mogul), [de olifant](#start-elephant).`,
  },
  'icon-yield-tile': {
    title: 'Symbool: opbrengstfiche',
    text: `{{icon-star}} De ster is een opbrengstfiche: in het basisspel trek je een wit fiche en krijg je de opbrengst meteen.

In de variant „Navaratna” kies je er in plaats daarvan een uit de open fiches. Meer: [witte opbrengstfiches](#yield-tiles), [danseres](#dancer).`,
  },
  'icon-roads': {
    title: 'Symbool: wegen',
    text: `{{tile-road-straight}} {{tile-road-bend}} {{tile-road-fork}} {{tile-road-cross}} De weg van een tegel is een rechte weg, een bocht, een splitsing of een kruising, met twee, twee, drie of vier uiteinden.

Alle uiteinden van één tegel zijn verbonden. Meer: [een tegel leggen](#laying-tiles).`,
  },
  'icon-animals': {
    title: 'Symbool: slang, koe, tijger',
    text: `{{animal-snake}} {{animal-cow}} {{player-tiger}} Het dier op de achterkant noemt de stapel: slangen zijn goedkoop, koeien duurder, tijgers hebben meestal twee gebouwen.

Op de voorkant van een tegel toont de koe een [heilige koe](#cows). Meer: [de stapels](#tile-stacks).`,
  },
};
