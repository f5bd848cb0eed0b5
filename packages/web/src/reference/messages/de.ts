import type { Translation } from '../../i18n/language.ts';
import { counter } from '../../i18n/numbers.ts';
import type { messages as english } from './en.ts';

const count = counter('de');

export const messages: Translation<typeof english> = {
  title: (game) => `Regeln von ${game}`,
  rules: 'Regeln',
  groups: {
    overview: 'Das Spiel',
    places: 'Orte',
    pieces: 'Spielteile und Karten',
    events: 'Was geschieht, wenn …',
    icons: 'Symbole',
    scoring: 'Wertung und Sieg',
    variants: 'Varianten und Module',
  },
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: (n) => count(n, { one: '# Abschnitt', other: '# Abschnitte' }),
  notFound: 'Nichts gefunden. Versuch es mit weniger Wörtern.',
  previous: 'Zurück',
  next: 'Weiter',
  ruleIds: 'Regelnummern:',
  rulings: {
    silent: 'Unsere Regelung: Die Anleitung sagt dazu nichts:',
    open: 'Unsere Regelung: Die Anleitung lässt es offen:',
    picture: 'Nur auf einem Bild gedruckt. Wo es fehlt, sind die Werte von uns:',
  },
  all: 'Alles zeigen',
  onlyPlayed: 'Nur die Module dieses Tischs',
  more: 'Mehr lesen',
  otherGames: 'Andere Spiele',
};
