import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';

const count = { en: counter('en'), de: counter('de'), fr: counter('fr'), nl: counter('nl') };

const en = {
  effects: { flag: 'the flag' },
  title: 'Roads',
  space: 'Road board',
  residenceMoney: '1 money for each residence road you’ve extended',
  flag: 'a flag of the Great Mogul',
  roll: 'the die is rolled: money for each tile with that road',
  supply: (n: number) => count.en(n, { one: '# flag in the supply', other: '# flags in the supply' }),
  held: (n: number) => count.en(n, { one: '# flag', other: '# flags' }),
  relocate: {
    title: 'Use a flag: move the covered tile?',
    hint: 'Choose a free space, or skip.',
    help: 'Use a flag to move the covered tile to a free space connected to your residence. You don’t score it again, but you get any yields it reaches. The flag stays on it, so it can’t be covered.',
  },
  flagTaken: (name: string) => `${name} received a flag of the Great Mogul.`,
  rolled: (name: string, value: number, road: string) => `${name} rolled a ${value} on the road board: ${road}.`,
  relocated: (name: string, tile: string, cell: string) => `${name} moved a covered tile to ${cell}: ${tile}.`,
  refusals: {
    'flag-planted': 'This tile has a flag, so it can’t be covered.',
  },
};

const de: Translation<typeof en> = {
  effects: { flag: 'die Fahne' },
  title: 'Straßen',
  space: 'Straßentableau',
  residenceMoney: '1 Geld je fortgeführtem Weg deiner Residenz',
  flag: 'eine Fahne des Großmoguls',
  roll: 'der Würfel wird geworfen: Geld je Plättchen mit diesem Weg',
  supply: (n) => count.de(n, { one: '# Fahne im Vorrat', other: '# Fahnen im Vorrat' }),
  held: (n) => count.de(n, { one: '# Fahne', other: '# Fahnen' }),
  relocate: {
    title: 'Fahne nutzen: Plättchen umplatzieren?',
    hint: 'Wähle ein freies Feld oder verzichte.',
    help: 'Mit einer Fahne aus einem früheren Zug wandert das überbaute Plättchen auf ein freies Feld, das ein Weg mit der Residenz verbindet. Es wird nicht gewertet, erreichte Sondererträge gibt es aber. Die Fahne bleibt darauf: Es kann nie überbaut werden.',
  },
  flagTaken: (name) => `${name} hat eine Fahne des Großmoguls erhalten.`,
  rolled: (name, value, road) => `${name} hat am Straßentableau eine ${value} gewürfelt: ${road}.`,
  relocated: (name, tile, cell) => `${name} hat ein überbautes Plättchen nach ${cell} umplatziert: ${tile}.`,
  refusals: {
    'flag-planted': 'Hier steht eine Fahne: Dieses Plättchen wird nie überbaut.',
  },
};

const fr: Translation<typeof en> = {
  effects: { flag: 'le drapeau' },
  title: 'Routes',
  space: 'Plateau Routes',
  residenceMoney: '1 unité d’argent par route prolongée de votre résidence',
  flag: 'un drapeau du Grand Moghol',
  roll: 'le dé est lancé : argent par tuile avec cette route',
  supply: (n) => count.fr(n, { one: '# drapeau dans la réserve', other: '# drapeaux dans la réserve' }),
  held: (n) => count.fr(n, { one: '# drapeau', other: '# drapeaux' }),
  relocate: {
    title: 'Drapeau : déplacer la tuile recouverte ?',
    hint: 'Choisissez une case libre, ou renoncez.',
    help: 'Avec un drapeau d’un tour précédent, la tuile recouverte va sur une case libre reliée à la résidence. Elle n’est pas comptée, mais les revenus atteints sont reçus. Le drapeau y reste : elle ne sera jamais recouverte.',
  },
  flagTaken: (name) => `${name} a reçu un drapeau du Grand Moghol.`,
  rolled: (name, value, road) => `${name} a obtenu un ${value} au plateau Routes : ${road}.`,
  relocated: (name, tile, cell) => `${name} a déplacé une tuile recouverte sur ${cell} : ${tile}.`,
  refusals: {
    'flag-planted': 'Un drapeau se trouve ici : cette tuile n’est jamais recouverte.',
  },
};

const nl: Translation<typeof en> = {
  effects: { flag: 'de vlag' },
  title: 'Wegen',
  space: 'Wegentableau',
  residenceMoney: '1 geld per doorlopende weg van je residentie',
  flag: 'een vlag van de grootmogol',
  roll: 'de dobbelsteen wordt geworpen: geld per tegel met die weg',
  supply: (n) => count.nl(n, { one: '# vlag in de voorraad', other: '# vlaggen in de voorraad' }),
  held: (n) => count.nl(n, { one: '# vlag', other: '# vlaggen' }),
  relocate: {
    title: 'Vlag: de bedekte tegel verplaatsen?',
    hint: 'Kies een vrij vak of zie ervan af.',
    help: 'Met een vlag uit een eerdere beurt gaat de bedekte tegel naar een vrij vak dat een weg met de residentie verbindt. Hij telt niet, maar bereikte inkomsten krijg je wel. De vlag blijft erop: hij kan nooit bedekt worden.',
  },
  flagTaken: (name) => `${name} kreeg een vlag van de grootmogol.`,
  rolled: (name, value, road) => `${name} wierp een ${value} op het wegentableau: ${road}.`,
  relocated: (name, tile, cell) => `${name} verplaatste een bedekte tegel naar ${cell}: ${tile}.`,
  refusals: {
    'flag-planted': 'Hier staat een vlag: deze tegel wordt nooit bedekt.',
  },
};

export const roadsMessages = { en, de, fr, nl };
