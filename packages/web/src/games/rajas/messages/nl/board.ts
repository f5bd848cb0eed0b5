import type { Translation } from '../../../../i18n/language.ts';
import { counter, lister } from '../../../../i18n/numbers.ts';
import type { board as english } from '../en/board.ts';

const count = counter('nl');
const list = lister('nl');
const either = new Intl.ListFormat('nl', { type: 'disjunction' });
const or = (items: readonly (string | number)[]) => either.format(items.map(String));

/** The board and everything printed on it: areas, spaces, costs, gains, tiles, river, tracks. */
export const board: Translation<typeof english> = {
  board: 'Speelbord',
  areas: {
    quarry: 'Steengroeve',
    palace: 'Paleis',
    harbour: 'Haven',
    market: 'Marktplein',
  },
  startSpace: 'start',
  sailsUpTo: '1–3 velden',
  free: 'kosteloos',
  oneOfEach: 'één van elk',
  upToDie: 'tot waarde',
  colours: { blue: 'blauw', green: 'groen', orange: 'oranje', purple: 'paars' },
  buildings: { temple: 'Tempel', palace: 'Paleis', fort: 'Fort', mill: 'Molen' },
  goods: { silk: 'zijde', tea: 'thee', spice: 'specerijen' },
  roads: { straight: 'rechte weg', bend: 'bocht', fork: 'splitsing', cross: 'kruising' },
  yieldColours: { white: 'wit', yellow: 'geel', red: 'rood', brown: 'bruin' },
  spaces: {
    assorted: 'Gemengde goederen',
    'silk-market': 'Zijdemarkt',
    'tea-market': 'Theemarkt',
    'spice-market': 'Specerijenmarkt',
    'front-terrace': 'Laag voorterras',
    'great-mogul': 'Grootmogol',
    dancer: 'Danseres',
    yogi: 'Yogi',
    'raja-man-singh': 'Raja Man Singh',
    'master-builder': 'Bouwmeester',
    portuguese: 'Portugees',
  },
  terrace: (colour, number) => [`Hoog terras, ${colour}`, number].filter(Boolean).join(' '),
  balcony: (colour, number) => [`Balkon, ${colour}`, number].filter(Boolean).join(' '),
  spaceLine: (name, cost, gain) => `${name}: ${cost}. ${gain}.`,
  occupiedBy: (names) => ` Bezet door ${list(names)}.`,
  cost: {
    nothing: 'kosteloos',
    money: (n) => `betaal ${n} geld`,
    colourDie: (colour) => `betaal een dobbelsteen (${colour})`,
    valueDie: (values) => `betaal een dobbelsteen met waarde ${or(values)}`,
    anyDie: 'betaal een willekeurige dobbelsteen',
    both: (first, second) => `${first} en ${second}`,
  },
  gain: {
    money: (n) => `${n} geld`,
    fame: (n) => `${n} roem`,
    karma: (n) => `${n} karma`,
    upgrade: (n) => count(n, { one: '# opwaardering', other: '# opwaarderingen' }),
    dice: (n) => count(n, { one: '# dobbelsteen naar keuze', other: '# dobbelstenen naar keuze' }),
    coloured: (n, colour) => count(n, { one: `# dobbelsteen (${colour})`, other: `# dobbelstenen (${colour})` }),
    oneEach: (colours) => `van elk één dobbelsteen: ${list(colours)}`,
    boatMove: 'verplaats je boot naar het volgende vrije veld',
    boatUpTo: (n) => `verplaats je boot tot ${n} vrije velden`,
    sail: 'verplaats je boot hoogstens zoveel vrije velden als de dobbelsteen toont',
    sailExactly: (n) => `verplaats je boot precies ${n} vrije velden`,
    palaceAction: (names) => `paleisactie: ${or(names)}`,
    markets: {
      different: (n) => `tel tot ${n} markten van verschillende goederen`,
      one: (n) => `tel tot ${n} markten van één soort`,
      any: (n) => `tel ${n} willekeurige markten`,
      good: (good, most) => `tel markten (${good}), ${most}`,
      asDie: 'zoveel als de dobbelsteen toont',
      atMost: (n) => `hoogstens ${n}`,
      perDieColour: 'tel één markt per kleur van je dobbelstenen',
    },
    build: 'bouw een tegel',
    overbuild: 'bouw een duurdere tegel op een van je tegels',
    reroll: 'werp dobbelstenen van jou opnieuw',
    startPlayer: 'volgende ronde startspeler zijn',
    yieldTile: (n) => count(n, { one: '# opbrengstfiche', other: '# opbrengstfiches' }),
    worker: 'een nieuwe werker',
    per: (gain, counted) => `${gain} per ${counted}`,
    every: (gain, n, counted) => `${gain} per ${n} ${counted}`,
    counted: {
      karma: 'karma',
      upgrade: 'opwaardering',
      market: 'markt',
      'market-tile': 'tegel met markt',
      building: 'gebouw',
      bend: 'bocht',
      'active-worker': 'werker',
      'river-space': 'riviervelden',
      'connected-yield-tile': 'aangesloten opbrengstfiche',
      'province-tile': 'tegel in de provincie',
      'road-straight': 'rechte weg',
      'road-bend': 'bocht',
      'road-fork': 'splitsing',
      'road-cross': 'kruising',
      'die-colour': 'kleur van je dobbelstenen',
    },
  },
  tile: {
    name: (features) => list(features),
    brief: (colour, price, features) => `${colour} ${price}: ${features}`,
    garden: 'tuin',
    line: (colour, features, price, road) => `${features}: ${colour} ${price}, ${road}`,
    stack: (tile, left) => count(left, { one: `${tile}; de laatste van de stapel`, other: `${tile}; # in de stapel` }),
    emptyStack: 'Deze stapel is leeg',
  },
  supply: (colour, n) =>
    count(n, { one: `# dobbelsteen in de voorraad (${colour})`, other: `# dobbelstenen in de voorraad (${colour})` }),
  river: {
    space: (index, gain) => `Rivierveld ${index}: ${gain}`,
    last: (gain) => `Laatste rivierveld: ${gain}`,
    boats: (names) => `. Boten: ${list(names)}.`,
    hidden: (index) => `Rivierveld ${index}: gedekt`,
    dried: (index) => `Rivierveld ${index}: opgedroogd`,
    bridge: 'Brug: passeer hem om een werker te krijgen',
  },
  tracks: {
    fameBonus: (space, gain) => `Roem ${space}: ${gain}`,
    moneyBonus: (space, gain) => `Geld ${space}: ${gain}`,
    nextFor: (names) => ` Volgende voor ${list(names)}.`,
    waiting: (names) => ` Wachtende werkers: ${list(names)}.`,
    gap: (gap) => `afstand ${gap}`,
    goal: (left) =>
      `Laat je roem- en geldmarkeersteen elkaar tegenkomen: nog ${count(left, { one: '# veld', other: '# velden' })}.`,
    markers: (name, fame, money, gap) =>
      gap > 0
        ? `${name}: roem ${fame}, geld ${money}, ${count(gap, { one: '# veld', other: '# velden' })} uit elkaar`
        : `${name}: roem ${fame}, geld ${money}, de markeerstenen zijn elkaar tegengekomen`,
  },
  scroll: (building, levels) => `${building}: ${list(levels)}`,
};
