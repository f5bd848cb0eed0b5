import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';

const count = { en: counter('en'), de: counter('de'), fr: counter('fr'), nl: counter('nl') };

const en = {
  effects: { flag: 'the flag' },
  title: 'Roads',
  space: 'Road board',
  perRoad: 'a road',
  residenceMoney: '1 money for each residence road you’ve extended',
  flag: 'a flag of the Great Mogul',
  roll: 'roll the die: money for each tile with that road',
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
  perRoad: 'je Weg',
  residenceMoney: '1 Geld je fortgeführtem Weg deiner Residenz',
  flag: 'eine Fahne des Großmoguls',
  roll: 'wirf den Würfel: Geld je Plättchen mit diesem Weg',
  supply: (n) => count.de(n, { one: '# Fahne im Vorrat', other: '# Fahnen im Vorrat' }),
  held: (n) => count.de(n, { one: '# Fahne', other: '# Fahnen' }),
  relocate: {
    title: 'Fahne nutzen: Plättchen umplatzieren?',
    hint: 'Wähle ein freies Feld oder verzichte.',
    help: 'Versetze mit einer Fahne das überbaute Plättchen auf ein freies Feld, das mit deiner Residenz verbunden ist. Du wertest es nicht noch einmal, bekommst aber Sondererträge, die es erreicht. Die Fahne bleibt darauf, also kann es nicht überbaut werden.',
  },
  flagTaken: (name) => `${name} hat eine Fahne des Großmoguls erhalten.`,
  rolled: (name, value, road) => `${name} hat am Straßentableau eine ${value} gewürfelt: ${road}.`,
  relocated: (name, tile, cell) => `${name} hat ein überbautes Plättchen nach ${cell} umplatziert: ${tile}.`,
  refusals: {
    'flag-planted': 'Auf diesem Plättchen steht eine Fahne. Du kannst es nicht überbauen.',
  },
};

const fr: Translation<typeof en> = {
  effects: { flag: 'le drapeau' },
  title: 'Routes',
  space: 'Plateau Routes',
  perRoad: 'par route',
  residenceMoney: '1 unité d’argent par route prolongée de votre résidence',
  flag: 'un drapeau du Grand Moghol',
  roll: 'lancez le dé : argent par tuile avec cette route',
  supply: (n) => count.fr(n, { one: '# drapeau dans la réserve', other: '# drapeaux dans la réserve' }),
  held: (n) => count.fr(n, { one: '# drapeau', other: '# drapeaux' }),
  relocate: {
    title: 'Drapeau : déplacer la tuile recouverte ?',
    hint: 'Choisissez un espace libre, ou passez.',
    help: 'Utilisez un drapeau pour déplacer la tuile recouverte sur un espace libre relié à votre résidence. Vous ne la comptez pas à nouveau, mais vous recevez les revenus qu’elle atteint. Le drapeau y reste, donc on ne peut pas la recouvrir.',
  },
  flagTaken: (name) => `${name} a reçu un drapeau du Grand Moghol.`,
  rolled: (name, value, road) => `${name} a obtenu un ${value} au plateau Routes : ${road}.`,
  relocated: (name, tile, cell) => `${name} a déplacé une tuile recouverte sur ${cell} : ${tile}.`,
  refusals: {
    'flag-planted': 'Cette tuile porte un drapeau, on ne peut pas la recouvrir.',
  },
};

const nl: Translation<typeof en> = {
  effects: { flag: 'de vlag' },
  title: 'Wegen',
  space: 'Wegentableau',
  perRoad: 'per weg',
  residenceMoney: '1 geld per doorlopende weg van je residentie',
  flag: 'een vlag van de grootmogol',
  roll: 'werp de dobbelsteen: geld per tegel met die weg',
  supply: (n) => count.nl(n, { one: '# vlag in de voorraad', other: '# vlaggen in de voorraad' }),
  held: (n) => count.nl(n, { one: '# vlag', other: '# vlaggen' }),
  relocate: {
    title: 'Vlag: de bedekte tegel verplaatsen?',
    hint: 'Kies een vrij veld of sla over.',
    help: 'Gebruik een vlag om de bedekte tegel te verplaatsen naar een vrij veld dat met je residentie verbonden is. Je telt hem niet opnieuw, maar krijgt wel de inkomsten die hij bereikt. De vlag blijft erop, dus hij kan niet bedekt worden.',
  },
  flagTaken: (name) => `${name} kreeg een vlag van de grootmogol.`,
  rolled: (name, value, road) => `${name} wierp een ${value} op het wegentableau: ${road}.`,
  relocated: (name, tile, cell) => `${name} verplaatste een bedekte tegel naar ${cell}: ${tile}.`,
  refusals: {
    'flag-planted': 'Op deze tegel staat een vlag, dus je kunt hem niet bedekken.',
  },
};

export { de, en, fr, nl };
