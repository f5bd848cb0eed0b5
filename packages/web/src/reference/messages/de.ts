import type { Translation } from '../../i18n/language.ts';
import type { messages as english } from './en.ts';

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
  found: (n) => (n === 1 ? '1 Abschnitt' : `${n} Abschnitte`),
  notFound: 'Kein Abschnitt enthält alle diese Wörter.',
  previous: 'Zurück',
  next: 'Weiter',
  ruleIds: 'Hier erklärte Regeln',
  rulings: {
    silent: 'Eigene Regelung, weil die Anleitung dazu nichts sagt',
    open: 'Eigene Regelung, weil die Anleitung es offenlässt',
    picture: 'Nur auf einem Bild gedruckt; wo es fehlt, sind die Werte unsere eigenen',
  },
  all: 'Alles auf einer Seite',
  onlyPlayed: 'Nur was an diesem Tisch gespielt wird',
  more: 'Mehr lesen',
  otherGames: 'Andere Spiele',
};
