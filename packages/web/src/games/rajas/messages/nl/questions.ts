import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('nl');
const list = lister('nl');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} beslist`,
    place: {
      title: 'Zet een werker in',
      hint: 'Kies een oplichtend veld op het bord.',
      help: 'Zet een werker op een vrij actieveld, betaal de kosten en voer de actie meteen uit. In de steengroeve en de haven geldt het eerste vrije veld. Wie een werker kan inzetten, moet dat doen.',
    },
    lastTurn: {
      title: 'Laatste beurt: inzetten of passen',
      hint: 'Twee markeerstenen hebben elkaar ontmoet; dit is de laatste ronde beurten.',
      help: 'De markeerstenen van een speler hebben elkaar ontmoet. De beurtenronde wordt afgemaakt; je mag nog één werker inzetten, maar het hoeft niet.',
    },
    'pay-space': {
      title: 'Betaal een dobbelsteen',
      hint: 'Kies een van je oplichtende dobbelstenen.',
      help: 'Het veld kost één dobbelsteen. Waar de waarde telt, draait één karma de betaalde steen naar de tegenoverliggende zijde.',
    },
    'pick-tile': {
      title: 'Bouwen: kies een tegel',
      hint: 'Oplichtende tegels kun je betalen en leggen.',
      help: 'Neem de bovenste tegel van een stapel. Betaal dobbelstenen van zijn kleur die samen minstens de prijs halen. Een lotus betekent: alleen met karma.',
    },
    overbuild: {
      title: 'Bouwmeester: kies een tegel',
      hint: 'Hij moet duurder zijn dan de tegel eronder.',
      help: 'Bouw een duurdere tegel op een eigen tegel en betaal het verschil in dobbelstenen van de nieuwe kleur. De nieuwe tegel telt; speciale inkomsten krijg je zo nooit. Alle tegels moeten met de residentie verbonden blijven.',
    },
    coverCell: {
      title: 'Bouwmeester: bouw op een tegel',
      hint: 'Kies een eigen tegel en dan de ligging.',
      help: 'De nieuwe tegel moet duurder zijn dan de tegel eronder, en alle tegels moeten met de residentie verbonden blijven. Speciale inkomsten krijg je zo nooit.',
    },
    coverPay: {
      title: 'Bouwmeester: betaal het verschil',
      hint: 'De eerste betaling is de goedkoopste.',
      help: 'Betaal dobbelstenen in de kleur van de nieuwe tegel die samen het verschil tussen beide prijzen halen. Je krijgt niets terug. Een lotus draait een steen voor één karma.',
    },
    'choose-cell': {
      title: 'Bouwen: leg de tegel',
      hint: 'Kies een vak en dan de ligging.',
      help: 'Minstens één weg van de tegel moet aansluiten op de weg vanuit je residentie. Een weg die speciale inkomsten aan de rand bereikt, levert ze meteen op.',
    },
    'pay-tile': {
      title: 'Bouwen: betaal de tegel',
      hint: 'De eerste betaling is de goedkoopste.',
      help: 'Betaal dobbelstenen in de kleur van de tegel die samen de prijs halen. Je krijgt niets terug. Een lotus draait een steen voor één karma.',
    },
    overpay: {
      title: 'Bouwen: meer betalen dan nodig',
      hint: 'Andere stenen van de kleur mogen erbij.',
      help: 'Meer betalen dan de prijs mag, maar levert niets op.',
    },
    'take-dice': {
      title: 'Neem een dobbelsteen',
      hint: 'Kies een kleur.',
      help: 'Alle kleuren worden genoemd voordat er gedobbeld wordt. Is Kali vol, geef dan eerst stenen terug of neem er minder.',
    },
    fullHands: {
      title: 'Kali’s handen zijn vol',
      hint: 'Geef eerst een oplichtende steen terug of neem er geen meer.',
      help: 'Je mag niet meer dobbelstenen hebben dan Kali handen heeft. Geef stenen terug voordat je nieuwe neemt, of zie van de nieuwe af.',
    },
    reroll: {
      title: 'Werp opnieuw',
      hint: 'Kies de dobbelstenen van links naar rechts en rond dan af.',
      help: 'Je mag zoveel eigen dobbelstenen opnieuw werpen als je wilt, elk één keer en allemaal tegelijk.',
    },
    'score-markets': {
      title: 'Tel je markten',
      hint: 'Het meeste geld is voorgesteld.',
      help: 'Elke getelde markt levert de gedrukte waarde op. Je mag minder markten tellen dan toegestaan.',
    },
    upgrade: {
      title: 'Waardeer een gebouw op',
      hint: 'Kies een perkamentrol.',
      help: 'Vanaf nu levert dit soort gebouw één roem meer op wanneer je het legt. Tegels die al liggen, leveren niets extra op.',
    },
    sail: {
      title: 'Rivier: hoe ver?',
      hint: 'Kies een rivierveld.',
      help: 'Je boot slaat velden met andere boten over en levert de inkomsten van het veld waar hij stopt. Wie de brug passeert, wint een werker.',
    },
    'palace-action': {
      title: 'Kies een paleisactie',
      hint: 'Zonder werker en zonder dobbelsteen.',
      help: 'Voer de actie van een vertrek uit zonder werker en zonder dobbelsteen, ook als het bezet is. Het verschil bij de bouwmeester betaal je toch.',
    },
    yields: {
      title: 'Welke inkomsten eerst?',
      hint: 'Kies een oplichtend medaillon.',
      help: 'Je tegel heeft meerdere speciale inkomsten bereikt. Je ontvangt ze allemaal na elkaar, in de volgorde die je wilt.',
    },
  },
  acts: {
    place: 'Werker plaatsen',
    action: 'Uitvoeren',
    tile: 'Deze tegel nemen',
    lay: 'Hier bouwen',
    pay: 'Betalen',
    'pay-die': 'Deze steen betalen',
    take: 'Deze steen nemen',
    return: 'Teruggeven',
    reroll: 'Opnieuw gooien',
    score: 'Scoren',
    upgrade: 'Verbeteren',
    sail: 'Daarheen varen',
    receive: 'Ontvangen',
  },
  labels: {
    place: (name, cost) => `Werker inzetten: ${name} (${cost})`,
    pass: 'Passen',
    payDie: (die) => `${die} betalen`,
    payTurned: (die, value) => `${die} betalen, gedraaid naar ${value} (1 karma)`,
    tile: (tile) => `Nemen: ${tile}`,
    lay: (cell, turns) => `Op ${cell} leggen, ${count(turns, { one: '# kwartslag', other: '# kwartslagen' })}`,
    layPlain: (cell) => `Op ${cell} leggen, niet gedraaid`,
    pay: (dice) => `${list(dice)} betalen`,
    turned: (die, value) => `${die} gedraaid naar ${value}`,
    overpay: 'Meer betalen …',
    take: (colour) => `Dobbelsteen nemen: ${colour}`,
    return: (die) => `${die} teruggeven`,
    reroll: (die) => `${die} opnieuw werpen`,
    done: 'Klaar',
    noMore: 'Geen meer nemen',
    decline: 'Nee, dank je',
    score: (money) => `${money} geld tellen`,
    upgrade: (building) => `Opwaarderen: ${building}`,
    sail: (n) => count(n, { one: '# veld varen', other: '# velden varen' }),
    stay: 'Blijven',
    action: (name) => `Uitvoeren: ${name}`,
    receive: (gain) => `${gain} ontvangen`,
  },
};
