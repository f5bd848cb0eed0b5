import { defined, fail, type OptionSpec, ok, type Result, type SetUp, type SetUpFault } from '@durbar/engine';
import type { Edition } from './edition.ts';
import type { Seating } from './game.ts';
import { NONE } from './words.ts';

export const TAJ_MAHAL_OPTIONS: readonly OptionSpec[] = [
  /** TAJ-SETUP-18: chance chooses who starts, or the host names a seat, counted from 1. */
  { id: 'start-player', values: ['random', '1', '2', '3', '4', '5'], default: 'random' },
  /** TAJ-SETUP-16: requested palace colours by seat, as "red, blue, …"; the others get what is left. */
  { id: 'colours', values: 'text', default: '' },
];

export function parseSeating(edition: Edition, { players, options = {} }: SetUp): Result<Seating, readonly SetUpFault[]> {
  const start = defined(options['start-player'], 'option start-player');
  const startSeat = start === 'random' ? NONE : Number(start) - 1;
  const wishes = defined(options.colours, 'option colours')
    .split(',')
    .map((wish) => wish.trim());
  const faults = [...startFaults(startSeat, players), ...colourFaults(edition.palaces.colours, wishes, players)];
  if (faults.length > 0) return fail(faults);
  return ok({ players, startSeat, colours: giveColours(edition.palaces.colours, wishes, players) });
}

function startFaults(startSeat: number, players: number): SetUpFault[] {
  if (startSeat < players) return [];
  const seat = startSeat + 1;
  const reason = `there is no seat ${seat} with ${players} players`;
  return [{ path: 'options.start-player', reason, code: 'no-such-seat', values: { seat, players } }];
}

function colourFaults(colours: readonly string[], wishes: readonly string[], players: number): SetUpFault[] {
  const path = 'options.colours';
  const faults = wishes.flatMap((value, seat): SetUpFault[] => {
    if (value === '') return [];
    const [first, allowed] = [wishes.indexOf(value), colours.join(', ')];
    const taken = `seat ${seat + 1}: ${value} is taken by seat ${first + 1}`;
    if (colours.includes(value)) return first < seat ? [{ path, reason: taken, code: 'colour-twice' }] : [];
    const reason = `seat ${seat + 1}: "${value}" is not one of ${allowed}`;
    return [{ path, reason, code: 'not-one-of', values: { value, allowed } }];
  });
  if (wishes.length <= players) return faults;
  const reason = `${wishes.length} colours for ${players} players`;
  return [...faults, { path, reason, code: 'colours-for-players', values: { colours: wishes.length, players } }];
}

function giveColours(colours: readonly string[], wishes: readonly string[], players: number): string[] {
  const left = colours.filter((colour) => !wishes.includes(colour));
  return Array.from({ length: players }, (_, seat) => wishes[seat] || defined(left.shift(), 'colour'));
}
