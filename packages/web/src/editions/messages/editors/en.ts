import { counter, lister } from '../../../i18n/numbers.ts';

const count = counter('en');
const list = lister('en');

/** What is said where a group is entered by keyboard. */
export const editors = {
  nothing: 'From nothing',
  of: (place: number, all: number) => `${place} of ${all}`,
  all: (n: number) => `All ${n}`,
  show: 'Which are shown',
  ways: { all: 'All', open: 'To enter', faulty: 'With mistakes' },
  keys: 'By keyboard: type what you see, row by row. Space goes to the next row, the minus key means none. Enter saves and goes on, ↑ goes back, Z undoes.',
  list: 'By keyboard: type the number. Enter saves it and goes to the next.',
  saveNext: 'Save, next',
  empty: 'Nothing is entered here yet.',
  first: 'Enter the first one',
  remove: 'Remove this one',
  players: (players: readonly number[]) => `For ${list(players.map(String))} players`,
  fields: 'All fields',
  cards: (n: number) => count(n, { one: '# card', other: '# cards' }),
  deck: { every: 'The same cards and counts in all four colours, as far as the rules tell.', split: 'My colours differ' },
  map: {
    tools: 'What a press on the map does',
    ways: { road: 'Road', city: 'City', fortress: 'Fortress', move: 'Move' },
    lines: {
      road: 'Press two cities to draw a road, or a road to choose it.',
      city: 'Press a city to choose it, or the land to add one.',
      fortress: 'Press a city to build or remove its fortress.',
      move: 'Choose a city and press its place. Arrow keys move it by 5, with Shift by 1.',
    },
    keep: 'On my board too',
    drop: 'Not on my board',
    keys: 'Enter keeps it and goes on, Delete removes it, ↑ and ↓ go through all.',
    between: (one: string, other: string) => `${one} to ${other}`,
    newRoad: 'New road',
    newRoadLine: 'the beginnings of two cities, then Enter',
    several: (text: string) => `Several cities begin with “${text}”.`,
    unknown: (text: string) => `No city begins with “${text}”.`,
    two: 'Type the beginnings of two cities.',
    there: 'This road is on the map already.',
    newCity: 'New city',
    chosen: 'Chosen on the map',
  },
};
