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
  return [{ path: 'options.start-player', reason: `there is no seat ${startSeat + 1} with ${players} players` }];
}

function colourFaults(colours: readonly string[], wishes: readonly string[], players: number): SetUpFault[] {
  const path = 'options.colours';
  const faults = wishes.flatMap((wish, seat) => {
    if (wish === '') return [];
    const first = wishes.indexOf(wish);
    if (!colours.includes(wish)) return [{ path, reason: `seat ${seat + 1}: "${wish}" is not one of ${colours.join(', ')}` }];
    return first < seat ? [{ path, reason: `seat ${seat + 1}: ${wish} is taken by seat ${first + 1}` }] : [];
  });
  if (wishes.length > players) faults.push({ path, reason: `${wishes.length} colours for ${players} players` });
  return faults;
}

function giveColours(colours: readonly string[], wishes: readonly string[], players: number): string[] {
  const left = colours.filter((colour) => !wishes.includes(colour));
  return Array.from({ length: players }, (_, seat) => wishes[seat] || defined(left.shift(), 'colour'));
}
