import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('nl');

export const messages: Translation<typeof english> = {
  title: (game) => `Regels van ${game}`,
  rules: 'Regels',
  groups: {
    overview: 'Het spel',
    places: 'Plaatsen',
    pieces: 'Spelmateriaal en kaarten',
    events: 'Wat gebeurt er als …',
    icons: 'Symbolen',
    scoring: 'Score en winst',
    variants: 'Varianten en modules',
  },
  contents: 'Inhoud',
  search: 'Zoek in de regels',
  found: (n) => count(n, { one: '# hoofdstuk', other: '# hoofdstukken' }),
  notFound: 'Niets gevonden. Probeer minder woorden.',
  previous: 'Vorige',
  next: 'Volgende',
  ruleIds: 'Regelnummers:',
  rulings: {
    silent: 'Onze regeling: de spelregels zeggen er niets over:',
    open: 'Onze regeling: de spelregels laten het open:',
    picture: 'Alleen op een afbeelding gedrukt. Waar die ontbreekt, zijn de waarden van ons:',
  },
  all: 'Alles tonen',
  onlyPlayed: 'Alleen de modules van deze tafel',
  more: 'Meer lezen',
  otherGames: 'Andere spellen',
};
