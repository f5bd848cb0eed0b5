import type { Translation } from '../../../../i18n/language.ts';
import { counter } from '../../../../i18n/numbers.ts';

const count = { en: counter('en'), de: counter('de'), fr: counter('fr'), nl: counter('nl') };

const en = {
  tileNames: {
    silk: 'Sacred Cow, silk +1',
    tea: 'Sacred Cow, tea +1',
    spice: 'Sacred Cow, spices +1',
    assorted: 'Sacred Cow, one good counts as another',
  },
  tileLine: ({ name, colour, dice, road }: { name: string; colour: string; dice: number; road: string }) =>
    `${name}: ${count.en(dice, { one: `# ${colour} die`, other: `# ${colour} dice` })}, ${road}`,
};

const de: Translation<typeof en> = {
  tileNames: {
    silk: 'Heilige Kuh, Seide +1',
    tea: 'Heilige Kuh, Tee +1',
    spice: 'Heilige Kuh, Gewürze +1',
    assorted: 'Heilige Kuh, eine Ware gilt als eine andere',
  },
  tileLine: ({ name, colour, dice, road }) =>
    `${name}: ${count.de(dice, { one: `# Würfel (${colour})`, other: `# Würfel (${colour})` })}, ${road}`,
};

const fr: Translation<typeof en> = {
  tileNames: {
    silk: 'Vache Sacrée, soie +1',
    tea: 'Vache Sacrée, thé +1',
    spice: 'Vache Sacrée, épices +1',
    assorted: 'Vache Sacrée, une marchandise compte comme une autre',
  },
  tileLine: ({ name, colour, dice, road }) =>
    `${name} : ${count.fr(dice, { one: `# dé (${colour})`, other: `# dés (${colour})` })}, ${road}`,
};

const nl: Translation<typeof en> = {
  tileNames: {
    silk: 'Heilige koe, zijde +1',
    tea: 'Heilige koe, thee +1',
    spice: 'Heilige koe, specerijen +1',
    assorted: 'Heilige koe, één goed telt als een ander',
  },
  tileLine: ({ name, colour, dice, road }) =>
    `${name}: ${count.nl(dice, { one: `# dobbelsteen (${colour})`, other: `# dobbelstenen (${colour})` })}, ${road}`,
};

export { de, en, fr, nl };
