import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';

const count = { en: counter('en'), de: counter('de'), fr: counter('fr'), nl: counter('nl') };

const en = {
  name: (good: string) => `Sacred Cow, ${good} +1`,
  assorted: 'Sacred Cow, one good stands for another',
  line: (colour: string, name: string, dice: number, road: string) =>
    `${name}: ${count.en(dice, { one: `# ${colour} die`, other: `# ${colour} dice` })}, ${road}`,
};

const de: Translation<typeof en> = {
  name: (good) => `Heilige Kuh, ${good} +1`,
  assorted: 'Heilige Kuh, eine Ware gilt als andere',
  line: (colour, name, dice, road) =>
    `${name}: ${count.de(dice, { one: `# Würfel (${colour})`, other: `# Würfel (${colour})` })}, ${road}`,
};

const fr: Translation<typeof en> = {
  name: (good) => `Vache Sacrée, ${good} +1`,
  assorted: 'Vache Sacrée, une marchandise en remplace une autre',
  line: (colour, name, dice, road) =>
    `${name} : ${count.fr(dice, { one: `# dé (${colour})`, other: `# dés (${colour})` })}, ${road}`,
};

const nl: Translation<typeof en> = {
  name: (good) => `Heilige koe, ${good} +1`,
  assorted: 'Heilige koe, één goed telt als een ander',
  line: (colour, name, dice, road) =>
    `${name}: ${count.nl(dice, { one: `# steen (${colour})`, other: `# stenen (${colour})` })}, ${road}`,
};

export const cowsMessages = { en, de, fr, nl };
