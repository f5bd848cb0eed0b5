import { counter, lister } from '../../../i18n/numbers.ts';
import type { EditionMessages } from '../index.ts';

const count = counter('nl');
const list = lister('nl');

/** What is said where a group is entered by keyboard. */
export const editors: EditionMessages['editors'] = {
  nothing: 'Vanaf nul',
  of: (place, all) => `${place} van ${all}`,
  all: (n) => `Alle ${n}`,
  show: 'Wat je ziet',
  ways: { all: 'Alle', open: 'Nog invoeren', faulty: 'Met fouten' },
  keys: 'Met het toetsenbord: typ regel voor regel wat je ziet. De spatiebalk gaat naar de volgende regel, de mintoets betekent: niets. Enter bewaart en gaat verder, ↑ gaat terug, Z maakt ongedaan.',
  list: 'Met het toetsenbord: typ het getal. Enter slaat het op en gaat naar het volgende.',
  saveNext: 'Bewaren, volgende',
  empty: 'Hier is nog niets ingevoerd.',
  first: 'Voer de eerste in',
  remove: 'Deze verwijderen',
  players: (players) => `Voor ${list(players.map(String))} spelers`,
  fields: 'Alle velden',
  cards: (n) => count(n, { one: '# kaart', other: '# kaarten' }),
  deck: {
    every: 'In alle vier kleuren dezelfde kaarten en aantallen, voor zover de regels het zeggen.',
    split: 'Bij mij verschillen de kleuren',
  },
  map: {
    tools: 'Wat een druk op de kaart doet',
    ways: { road: 'Weg', city: 'Stad', fortress: 'Vesting', move: 'Verplaatsen' },
    lines: {
      road: 'Druk op twee steden om een weg te trekken, of op een weg om hem te kiezen.',
      city: 'Druk op een stad om haar te kiezen, of op het land om er een toe te voegen.',
      fortress: 'Druk op een stad om haar vesting te bouwen of weg te halen.',
      move: 'Kies een stad en druk op haar plek. De pijltjes verplaatsen haar met 5, met Shift met 1.',
    },
    keep: 'Ook op mijn bord',
    drop: 'Niet op mijn bord',
    keys: 'Enter behoudt hem en gaat verder, Delete haalt hem weg, ↑ en ↓ lopen alles langs.',
    between: (one, other) => `${one} – ${other}`,
    newRoad: 'Nieuwe weg',
    newRoadLine: 'het begin van twee steden, dan Enter',
    several: (text) => `Meer steden beginnen met ‘${text}’.`,
    unknown: (text) => `Geen stad begint met ‘${text}’.`,
    two: 'Typ het begin van twee steden.',
    there: 'Deze weg staat al op de kaart.',
    newCity: 'Nieuwe stad',
    chosen: 'Gekozen op de kaart',
  },
};
