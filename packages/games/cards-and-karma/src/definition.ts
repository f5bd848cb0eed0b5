import {
  fail,
  type GameDefinition,
  type OptionSpec,
  type Options,
  ok,
  type Position,
  type Result,
  type SetUp,
  type SetUpFault,
  shape,
} from '@durbar/engine';
import { CHANGES } from './changes.ts';
import { type CardsAndKarmaChoice, formatChoice } from './choices.ts';
import { type CardsAndKarmaDescription, describe } from './describe.ts';
import { EDITION, type Edition, parseEdition } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { explain, things } from './explain.ts';
import type { CardsAndKarmaFact } from './facts.ts';
import { fold } from './folds.ts';
import { type CardsAndKarmaFrame, handlers } from './frames.ts';
import { type CardsAndKarmaGame, compile } from './game.ts';
import { COMPONENT_GROUPS } from './groups.ts';
import { imagine } from './imagine.ts';
import { race } from './race.ts';
import { standings } from './scoring/standings.ts';
import { spelling } from './spelling.ts';
import { type CardsAndKarmaState, copyState, emptyState } from './state.ts';
import { UPCASTS } from './upcasts.ts';
import { type CardsAndKarmaView, factFor, viewFor, viewsAt } from './view.ts';

const OPTIONS: readonly OptionSpec[] = [
  { id: 'bonuses', values: ['hidden', 'visible'], default: 'hidden' },
  { id: 'start', values: ['random', '1', '2', '3', '4'], default: 'random' },
  /** Player colours by seat, separated by commas or blanks; the edition's order when empty (CNK-SETUP-01). */
  { id: 'colours', values: 'text', default: '' },
];

export const cardsAndKarma: GameDefinition<
  CardsAndKarmaGame,
  CardsAndKarmaState,
  CardsAndKarmaFrame,
  CardsAndKarmaChoice,
  CardsAndKarmaFact,
  CardsAndKarmaView,
  CardsAndKarmaDescription
> = {
  id: 'cards-and-karma',
  title: 'Rajas of the Ganges: Cards & Karma',
  rulesVersion: 2,
  upcasts: UPCASTS,
  changes: CHANGES,
  /** CNK-GEN-01 */
  players: { min: 2, max: 4 },
  options: OPTIONS,
  editions: EDITIONS,
  editing: { shape: EDITION, groups: COMPONENT_GROUPS },
  prepare,
  describe,
  begin,
  handlers,
  fold,
  copy: copyState,
  viewFor,
  viewsAt,
  imagine,
  factFor,
  spelling,
  format: formatChoice,
  standings,
  race,
  things,
  explain,
};

function prepare({ players, options = {}, edition, editionData }: SetUp): Result<CardsAndKarmaGame, readonly SetUpFault[]> {
  const parsed = parseEdition(editionData ?? EDITIONS.find(({ id }) => id === edition)?.data ?? EDITIONS[0]?.data);
  if (!parsed.ok) return fail(parsed.fault.map((fault) => shape.faultWithin('editionData', fault)));
  const faults = [...startFaults(options, players), ...colourFaults(options, players, parsed.value)];
  if (faults.length > 0) return fail(faults);
  return ok(
    compile(parsed.value, {
      players,
      visibleBonuses: options.bonuses === 'visible',
      startSeat: startSeatOf(options),
      colours: coloursOf(options, players, parsed.value),
    }),
  );
}

function startSeatOf({ start = 'random' }: Options): number {
  return start === 'random' ? -1 : Number(start) - 1;
}

function startFaults(options: Options, players: number): SetUpFault[] {
  const seat = startSeatOf(options) + 1;
  if (seat <= players) return [];
  return [{ path: 'options.start', reason: `there is no seat ${seat}`, code: 'no-such-seat', values: { seat, players } }];
}

function coloursOf({ colours = '' }: Options, players: number, { playerColours }: Edition): string[] {
  return colours.trim() === '' ? playerColours.slice(0, players) : colours.trim().split(/[\s,]+/);
}

function colourFaults(options: Options, players: number, edition: Edition): SetUpFault[] {
  const path = 'options.colours';
  const colours = coloursOf(options, players, edition);
  if (colours.length !== players) {
    const reason = `names ${colours.length} colours for ${players} players`;
    return [{ path, reason, code: 'colours-for-players', values: { colours: colours.length, players } }];
  }
  if (new Set(colours).size < players) return [{ path, reason: 'names a colour twice', code: 'colour-twice' }];
  const unknown = colours.filter((colour) => !edition.playerColours.includes(colour));
  const allowed = edition.playerColours.join(', ');
  return unknown.map((value) => ({
    path,
    reason: `"${value}" is not one of ${allowed}`,
    code: 'not-one-of',
    values: { value, allowed },
  }));
}

/** Start player, variant tracks, grid (CNK-SETUP-05), hands, first round; the last frame resolves first. */
function begin(game: CardsAndKarmaGame): Position<CardsAndKarmaState, CardsAndKarmaFrame> {
  const start: CardsAndKarmaFrame =
    game.startSeat < 0 ? { kind: 'draw-start-player' } : { kind: 'name-start-player', seat: game.startSeat };
  const agenda: CardsAndKarmaFrame[] = [
    start,
    ...(game.visibleBonuses ? layTracks(game) : []),
    { kind: 'lay-grid', cards: game.gridSize },
    { kind: 'deal', dealt: 0 },
    { kind: 'begin-round' },
  ];
  return { state: emptyState(game), agenda: agenda.reverse() };
}

function layTracks({ players, track }: CardsAndKarmaGame): CardsAndKarmaFrame[] {
  const cards = [...Array(players).keys()].flatMap((seat) =>
    track.map((_bonus, position): CardsAndKarmaFrame => ({ kind: 'lay-track-card', seat, position })),
  );
  return [...cards, { kind: 'show-tracks' }];
}
