import type { Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

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
  found: (n) => (n === 1 ? '1 hoofdstuk' : `${n} hoofdstukken`),
  notFound: 'Geen hoofdstuk bevat al deze woorden.',
  previous: 'Vorige',
  next: 'Volgende',
  ruleIds: 'Regels die hier worden uitgelegd',
  rulings: {
    silent: 'Onze eigen regeling, omdat de spelregels er niets over zeggen',
    open: 'Onze eigen regeling, omdat de spelregels het openlaten',
    picture: 'Alleen op een afbeelding gedrukt; waar die ontbreekt, zijn de waarden van onszelf',
  },
  all: 'Alles op één pagina',
  onlyPlayed: 'Alleen wat aan deze tafel wordt gespeeld',
  more: 'Meer lezen',
  otherGames: 'Andere spellen',
};
