import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { events as english } from '../en/events.ts';

const count = counter('nl');
const list = lister('nl');

/** What happened, what would happen, and how it ended. */
export const events: Translation<typeof english> = {
  lines: {
    starts: (name) => `${name} is startspeler.`,
    placed: (name, space) => `${name} zette een werker in: ${space}.`,
    lifted: (name, space) => `${name} nam een werker terug: ${space}.`,
    passed: (name) => `${name} paste.`,
    passedOver: (name) => `${name} kan geen werker inzetten en wordt overgeslagen.`,
    moneyPaid: (name, n) => `${name} betaalde ${n} geld.`,
    diePaid: (name, die) => `${name} betaalde een dobbelsteen: ${die}.`,
    dieTurned: (name, die, value) => `${name} draaide ${die} met karma naar ${value} en betaalde hem.`,
    returned: (name, die) => `${name} gaf een dobbelsteen terug: ${die}.`,
    rolled: (name, die) => `${name} nam een dobbelsteen: ${die}.`,
    rerolled: (name, from, die) => `${name} wierp een ${from} opnieuw: ${die}.`,
    gained: (name, what, source) => `${name} kreeg ${what} (${source}).`,
    bonus: (name, space) => `${name} bereikte een bonusveld: ${space}.`,
    workerWon: (name, place) => `${name} kreeg een werker (${place}).`,
    workerRemoved: (name, place) => `De laatste wachtende werker van ${name} verlaat het spel (${place}).`,
    upgraded: (name, building) => `${name} waardeerde op: ${building}.`,
    upgradedLate: (name, building) => `${name} waardeerde op: ${building}; het telt vanaf de volgende beurt.`,
    built: (name, tile, cell) => `${name} bouwde op ${cell}: ${tile}.`,
    overbuilt: (name, tile, cell, old) => `${name} bouwde op ${cell} een tegel op ${old}: ${tile}.`,
    yield: (name, gain) => `${name} sloot speciale inkomsten aan: ${gain}.`,
    sailed: (name, n) => count(n, { one: `${name} voer # veld.`, other: `${name} voer # velden.` }),
    claimed: (name) => `${name} begint de volgende ronde.`,
    action: (name, action) => `${name} koos een paleisactie: ${action}.`,
    yieldTile: (name, gain) => `${name} trok een opbrengstfiche: ${gain}.`,
    renewed: 'De opbrengstfiches zijn geschud.',
    lapsed: (name, what) => `Geen effect voor ${name}: ${what}.`,
    declined: (name, what) => `${name} sloeg over: ${what}.`,
    met: (name) => `De markeerstenen van ${name} zijn elkaar tegengekomen!`,
    endTriggered: 'Laatste beurten: de partij eindigt na deze beurtenronde.',
    over: 'Partij afgelopen.',
    startMoved: (name) => `${name} kreeg de olifant.`,
  },
  sources: {
    fame: (space) => `roem ${space}`,
    money: (space) => `geld ${space}`,
    river: (index) => `rivierveld ${index}`,
    bridge: 'brug',
    fameTrack: 'roemspoor',
    moneyTrack: 'geldspoor',
    yield: 'speciale inkomsten',
    yieldTile: 'opbrengstfiche',
  },
  effects: {
    dice: 'dobbelstenen',
    upgrade: 'een opwaardering',
    'boat-move': 'de verplaatsing van de boot',
    karma: 'karma',
    build: 'de bouwactie',
    overbuild: 'de bouwmeester',
    'palace-action': 'de paleisactie',
    markets: 'de markten',
    'yield-tile': 'een opbrengstfiche',
  },
  consequences: {
    gap: 'Afstand',
    boat: (index, gain) => `Rivier ${index}: ${gain}`,
    shownOn: (cell) => `voorbeeld op ${cell}`,
    yields: (gains) => `Inkomsten: ${gains}`,
    upgrade: (building) => `${building} +1`,
  },
  merits: {
    markets: (money) => `markten voor ${money}`,
    river: (n) => count(n, { one: '# rivierveld', other: '# riviervelden' }),
    dice: (n) => count(n, { one: '# dobbelsteen', other: '# dobbelstenen' }),
  },
  describe: {
    round: (n, name) => `Ronde ${n}; ${name} is startspeler.`,
    levels: (name, levels) => `Niveaus van ${name}: ${list(levels)}.`,
    tiles: (name, tiles) => (tiles.length > 0 ? `Tegels van ${name}: ${tiles.join('; ')}.` : `${name} heeft nog geen tegels.`),
    boat: (name, index) =>
      index === 0 ? `De boot van ${name} ligt bij de start.` : `De boot van ${name} ligt op rivierveld ${index}.`,
    quarry: (tiles) => `Steengroeve: ${tiles.join('; ')}.`,
  },
  end: {
    closing: 'De laatste beurtenronde is voorbij',
    reasonPassed: (n) =>
      count(n, { one: 'Roem en geld gingen # veld langs elkaar.', other: 'Roem en geld gingen # velden langs elkaar.' }),
    reasonMet: 'Roem en geld zijn elkaar tegengekomen.',
    reasonClosest: (n) =>
      count(n, {
        one: 'Roem en geld kwamen het dichtst bij elkaar: # veld te kort.',
        other: 'Roem en geld kwamen het dichtst bij elkaar: # velden te kort.',
      }),
    yoursPassed: (n) => `Die van jou gingen ${n} voorbij.`,
    yoursMet: 'Die van jou zijn elkaar tegengekomen.',
    yoursShort: (n) => count(n, { one: 'Jij kwam # veld te kort.', other: 'Jij kwam # velden te kort.' }),
    gotAsFar: (names) => `${names} kwam even ver, maar later.`,
    metFirst: 'het eerst ontmoet',
    passed: (n) => `${n} voorbij`,
    met: 'ontmoet',
    short: (n) => `${n} te kort`,
    race: 'De race van de markeerstenen',
    raceNote: 'Velden tussen roem en geld na elke ronde',
    raceGoal: 'markeerstenen komen elkaar tegen',
    statistics: {
      tiles: 'Tegels gebouwd',
      dicePaid: 'Dobbelstenen betaald',
      markets: 'Geld van markten',
      river: 'Riviervelden gevaren',
      workers: 'Werkers ingezet',
      upgrades: 'Opwaarderingen',
    },
  },
};
