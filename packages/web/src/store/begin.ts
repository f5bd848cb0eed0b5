import { commitmentOf, newSeed } from '@durbar/chance';
import {
  type AnyGame,
  type AnySavedGame,
  type Correction,
  newMatch,
  type Options,
  rulesFor,
  type SavedGame,
  type Seat,
  saveMatch,
} from '@durbar/engine';
import { colourCalled, PLAYER_COLOURS, type PlayerColour } from '../art/players.ts';
import type { Driver } from '../worker/protocol.ts';
import { countOf, type LocalGame, type StoredGame } from './games.ts';

/** Who will sit where, before a game begins. */
export interface SeatPlan {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly driver: Driver;
}

export interface TablePlan {
  readonly name: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly edition: string;
  readonly editionData?: unknown;
  /** Fixed before anyone sits down, so its seal can be shown. */
  readonly seed: string;
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

export function newTableSeed(): string {
  return newSeed();
}

/** The first groups of a seal: enough to compare by eye. */
export function sealOf(seed: string): string {
  return groups(commitmentOf(seed).slice(0, 16));
}

export function groups(hex: string): string {
  return hex.match(/.{1,4}/g)?.join(' ') ?? hex;
}

const FLOWERS = ['Gulab', 'Chameli', 'Kamal', 'Genda', 'Mogra'] as const;

/** Bots are named after flowers, by their seats. */
export function botName(seat: number): string {
  return FLOWERS[seat % FLOWERS.length] ?? FLOWERS[0];
}

/** A seat's colour: the chosen one, otherwise by seat order. */
export function colourOf(seat: number, { colours = '' }: Options = {}): PlayerColour {
  const chosen = colourCalled(colours.split(/[\s,]+/)[seat] ?? '');
  return chosen ?? PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? 'crimson';
}

/** A game at its first question, ready to store and open. */
export function beginGame(game: AnyGame, plan: TablePlan, now: number): LocalGame {
  return keptGame(newId(), plan, savedStart(game, plan), now);
}

function savedStart(game: AnyGame, { seats, options, edition, editionData, seed }: TablePlan): SavedGame {
  const setUp = { players: seats.length, options, edition, ...(editionData === undefined ? {} : { editionData }) };
  const rules = rulesFor(game, setUp);
  if (!rules.ok) throw new Error(`the set-up is refused: ${JSON.stringify(rules.fault)}`);
  const names = seats.map(({ name }) => name);
  return saveMatch(newMatch(rules.value), { names, fairness: { commitment: commitmentOf(seed) } });
}

function keptGame(id: string, { name, seats, seed }: TablePlan, saved: SavedGame, now: number): LocalGame {
  return {
    id,
    name,
    created: now,
    updated: now,
    players: seats.map((seat) => ({ name: seat.name, colour: seat.colour })),
    drivers: seats.map(({ driver }) => driver),
    saved,
    seed,
    fairFrom: 0,
    decider: 'chance',
    standings: undefined,
    summary: undefined,
  };
}

/** Level of bots that replace people in a branch. */
const RIVAL: Driver = { kind: 'bot', level: 'planner' };

/**
 * A game that continues from a moment of another one, saved as `branch`, with its own seed: for people sharing a screen, or one seat
 * against bots.
 */
export function branchGame(source: LocalGame, branch: SavedGame, now: number, seat?: Seat): LocalGame {
  const seed = newSeed();
  const { analysis: _analysis, ...kept } = source;
  return {
    ...kept,
    id: newId(),
    created: now,
    updated: now,
    drivers: source.drivers.map((driver, number) => branchDriver(driver, seat === undefined || number === seat)),
    saved: { ...branch, fairness: { commitment: commitmentOf(seed) } },
    seed,
    fairFrom: countOf(branch),
    decider: 'chance',
    standings: undefined,
    summary: undefined,
  };
}

/** A game that continues from a position no game of this browser led to: one seat against bots. */
export function gameFromPosition(
  saved: SavedGame,
  players: readonly { readonly name: string; readonly colour: PlayerColour }[],
  seat: Seat,
  now: number,
): LocalGame {
  const { rulesVersion, start, entries } = saved;
  // Without a correction a game is replayed from the start of its rules.
  const begins: Correction = {
    kind: 'correction',
    to: 0,
    rules: { from: rulesVersion, to: rulesVersion },
    position: start.position,
  };
  const placed: SavedGame = { ...saved, entries: [begins, ...entries] };
  const source = { ...importedGame(placed, now), players: players.map(({ name, colour }) => ({ name, colour })) };
  return branchGame(source, placed, now, seat);
}

function branchDriver(driver: Driver, isPerson: boolean): Driver {
  if (isPerson) return { kind: 'person' };
  return driver.kind === 'bot' ? driver : RIVAL;
}

/** A saved game from a file, for viewing. Its seed is only known if the file contains it. */
export function importedGame<S extends AnySavedGame>(saved: S, now: number): LocalGame<S> {
  const names = Array.from({ length: saved.players }, (_, seat) => saved.names?.[seat] ?? `${seat + 1}`);
  return {
    id: newId(),
    name: '',
    created: now,
    updated: now,
    players: names.map((name, seat) => ({ name, colour: colourOf(seat, saved.options) })),
    drivers: names.map(() => ({ kind: 'person' })),
    saved,
    seed: saved.fairness?.seed ?? newSeed(),
    fairFrom: saved.fairness?.seed ? 0 : countOf(saved),
    decider: undefined,
    standings: undefined,
    summary: undefined,
  };
}

/** The content of a file: the seed only once the game is over, so no one can predict draws. */
export function exportedGame({ saved, seed, standings, fairFrom }: StoredGame): AnySavedGame {
  if (!standings || fairFrom > 0 || !saved.fairness) return saved;
  return { ...saved, fairness: { ...saved.fairness, seed } };
}
