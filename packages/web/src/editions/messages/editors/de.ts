import { counter, lister } from '../../../i18n/numbers.ts';
import type { EditionMessages } from '../index.ts';

const count = counter('de');
const list = lister('de');

/** What is said where a group is entered by keyboard. */
export const editors: EditionMessages['editors'] = {
  nothing: 'Von null an',
  of: (place, all) => `${place} von ${all}`,
  all: (n) => `Alle ${n}`,
  show: 'Was gezeigt wird',
  ways: { all: 'Alle', open: 'Noch offen', faulty: 'Mit Fehlern' },
  keys: 'Mit der Tastatur: Tippe Zeile für Zeile, was du siehst. Die Leertaste geht zur nächsten Zeile, die Minustaste heißt: nichts. Enter speichert und geht weiter, ↑ geht zurück, Z macht rückgängig.',
  list: 'Mit der Tastatur: Tippe die Zahl. Enter speichert sie und geht zur nächsten.',
  saveNext: 'Speichern, weiter',
  empty: 'Hier ist noch nichts eingegeben.',
  first: 'Erstes eingeben',
  remove: 'Dieses entfernen',
  players: (players) => `Für ${list(players.map(String))} Personen`,
  fields: 'Alle Felder',
  cards: (n) => count(n, { one: '# Karte', other: '# Karten' }),
  deck: {
    every: 'In allen vier Farben dieselben Karten und Anzahlen, soweit die Regeln es sagen.',
    split: 'Bei mir unterscheiden sich die Farben',
  },
  map: {
    tools: 'Was ein Druck auf die Karte tut',
    ways: { road: 'Straße', city: 'Stadt', fortress: 'Festung', move: 'Verschieben' },
    lines: {
      road: 'Drücke auf zwei Städte, um eine Straße zu ziehen, oder auf eine Straße, um sie zu wählen.',
      city: 'Drücke auf eine Stadt, um sie zu wählen, oder auf das Land, um eine hinzuzufügen.',
      fortress: 'Drücke auf eine Stadt, um ihre Festung zu bauen oder zu entfernen.',
      move: 'Wähle eine Stadt und drücke auf ihren Platz. Pfeiltasten verschieben sie um 5, mit Umschalt um 1.',
    },
    keep: 'Auch auf meinem Plan',
    drop: 'Nicht auf meinem Plan',
    keys: 'Enter behält sie und geht weiter, Entf entfernt sie, ↑ und ↓ gehen alle durch.',
    between: (one, other) => `${one} – ${other}`,
    newRoad: 'Neue Straße',
    newRoadLine: 'die Anfänge zweier Städte, dann Enter',
    several: (text) => `Mehrere Städte beginnen mit „${text}“.`,
    unknown: (text) => `Keine Stadt beginnt mit „${text}“.`,
    two: 'Gib die Anfänge zweier Städte ein.',
    there: 'Diese Straße ist schon auf der Karte.',
    newCity: 'Neue Stadt',
    chosen: 'Auf der Karte gewählt',
  },
};
