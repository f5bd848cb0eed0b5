import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { questions as english } from '../en/questions.ts';

const count = counter('nl');
const list = lister('nl');

/** What is asked, and the answers. */
export const questions: Translation<typeof english> = {
  prompts: {
    others: (name) => `${name} kiest`,
    building: (tile, cell) => `Bouwen op ${cell}: ${tile}`,
    covering: (tile, cell) => `Op ${cell} bouwen: ${tile}`,
    place: {
      title: 'Zet een werker in',
      hint: 'Kies een oplichtend veld op het speelbord.',
      help: 'Zet een werker op een vrij veld, betaal de kosten en voer de actie uit. In de steengroeve en de haven neem je het eerste vrije veld. Kun je een werker inzetten, dan moet je dat doen.',
    },
    lastTurn: {
      title: 'Laatste beurt: inzetten of passen',
      hint: 'Iemands markeerstenen zijn elkaar tegengekomen. Dit is je laatste beurt.',
      help: 'Iemands markeerstenen zijn elkaar tegengekomen, dus deze beurtenronde wordt nog afgemaakt. Je mag een werker inzetten, maar het hoeft niet.',
    },
    'pay-space': {
      title: 'Betaal een dobbelsteen',
      hint: 'Kies een van je oplichtende dobbelstenen.',
      help: 'Dit veld kost één dobbelsteen. Als de waarde telt, draait 1 karma de dobbelsteen bij het betalen naar de tegenoverliggende zijde.',
    },
    'pick-tile': {
      title: 'Bouwen: kies een tegel',
      hint: 'De oplichtende tegels kun je betalen en leggen.',
      help: 'Neem de bovenste tegel van een stapel. Betaal dobbelstenen van die kleur die samen minstens de prijs halen. Een lotus betekent dat je karma nodig hebt.',
    },
    overbuild: {
      title: 'Bouwmeester: kies een tegel',
      hint: 'Hij moet meer kosten dan de tegel eronder.',
      help: 'Bouw een duurdere tegel op een van je tegels en betaal het verschil in dobbelstenen van de nieuwe kleur. De nieuwe tegel telt, maar speciale inkomsten krijg je nooit. Alle tegels moeten met je residentie verbonden blijven.',
    },
    coverCell: {
      title: 'Bouwmeester: bouw op een tegel',
      hint: 'Kies een van je tegels en draai dan de nieuwe.',
      help: 'De nieuwe tegel moet meer kosten dan de tegel eronder, en alle tegels moeten met je residentie verbonden blijven. Speciale inkomsten krijg je zo nooit.',
    },
    coverPay: {
      title: 'Bouwmeester: betaal het verschil',
      hint: 'Goedkoopste eerst.',
      help: 'Betaal dobbelstenen in de kleur van de nieuwe tegel die samen minstens het verschil halen. Je krijgt niets terug. Een lotus toont een dobbelsteen die met 1 karma is gedraaid.',
    },
    'choose-cell': {
      title: 'Bouwen: leg de tegel',
      hint: 'Kies een veld en draai dan de tegel.',
      help: 'Minstens één weg van de tegel moet aansluiten op een weg vanuit je residentie. Bereik je speciale inkomsten aan de rand, dan krijg je die meteen.',
    },
    'pay-tile': {
      title: 'Bouwen: betaal de tegel',
      hint: 'Goedkoopste eerst.',
      help: 'Betaal dobbelstenen in de kleur van de tegel die samen minstens de prijs halen. Je krijgt niets terug. Een lotus toont een dobbelsteen die met 1 karma is gedraaid.',
    },
    overpay: {
      title: 'Bouwen: meer betalen',
      hint: 'Je kunt dobbelstenen van deze kleur toevoegen.',
      help: 'Je mag meer betalen, maar je krijgt er niets voor.',
    },
    'take-dice': {
      title: 'Neem een dobbelsteen',
      hint: 'Kies een kleur.',
      help: 'Kies eerst alle kleuren, dan wordt er geworpen. Zijn Kali’s handen vol, geef dan eerst dobbelstenen terug of neem er minder.',
    },
    fullHands: {
      title: 'Kali’s handen zijn vol',
      hint: 'Geef een oplichtende dobbelsteen terug of stop hier.',
      help: 'Je kunt zoveel dobbelstenen hebben als Kali handen heeft. Geef dobbelstenen terug voor je nieuwe neemt, of sla de nieuwe over.',
    },
    reroll: {
      title: 'Werp opnieuw',
      hint: 'Kies dobbelstenen van links naar rechts en druk op Klaar.',
      help: 'Werp zoveel van je dobbelstenen opnieuw als je wilt, allemaal samen, één keer.',
    },
    'score-markets': {
      title: 'Tel je markten',
      hint: 'De beste verkoop is al gekozen.',
      help: 'Elke markt levert de gedrukte waarde op. Je mag er minder tellen dan toegestaan.',
    },
    upgrade: {
      title: 'Waardeer een gebouw op',
      hint: 'Kies een perkamentrol.',
      help: 'Vanaf nu levert dit soort gebouw 1 roem meer op als je het bouwt. Tegels die al in je provincie liggen, veranderen niet.',
    },
    sail: {
      title: 'Rivier: hoe ver?',
      hint: 'Kies een rivierveld.',
      help: 'Je boot slaat velden met andere boten over. Je krijgt de inkomsten van het veld waar hij stopt. Passeer de brug om een werker te krijgen.',
    },
    'palace-action': {
      title: 'Kies een paleisactie',
      hint: 'Geen werker, geen dobbelsteen.',
      help: 'Voer de actie van een vertrek uit zonder werker of dobbelsteen, ook als het bezet is. Bij de bouwmeester betaal je wel het verschil.',
    },
    yields: {
      title: 'Welke inkomsten eerst?',
      hint: 'Kies een oplichtend medaillon.',
      help: 'Je tegel bereikt meerdere speciale inkomsten. Je krijgt ze allemaal, in de volgorde die je wilt.',
    },
  },
  acts: {
    place: 'Werker inzetten',
    action: 'Uitvoeren',
    tile: 'Deze tegel nemen',
    lay: 'Hier bouwen',
    pay: 'Betalen',
    'pay-die': 'Deze dobbelsteen betalen',
    take: 'Deze dobbelsteen nemen',
    return: 'Teruggeven',
    reroll: 'Opnieuw werpen',
    score: 'Tellen',
    upgrade: 'Opwaarderen',
    sail: 'Daarheen varen',
    receive: 'Nemen',
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
    noMore: 'Stoppen met nemen',
    decline: 'Overslaan',
    score: (money) => `${money} geld tellen`,
    upgrade: (building) => `Opwaarderen: ${building}`,
    sail: (n) => count(n, { one: '# veld varen', other: '# velden varen' }),
    stay: 'Niet varen',
    action: (name) => `${name} gebruiken`,
    receive: (gain) => `${gain} ontvangen`,
  },
};
