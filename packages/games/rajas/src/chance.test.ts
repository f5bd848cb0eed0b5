import { chanceContract, type Pool } from '@durbar/engine/testing';
import { rajas } from './definition.ts';
import type { RajasGame } from './game.ts';
import { holiDataOf } from './modules/holi/components.ts';
import type { RajasFact, RajasFrame } from './modules/index.ts';
import type { RajasState } from './state.ts';

type Moment = Parameters<Pool<RajasGame, RajasState, RajasFrame, RajasFact>>[0];
type Counts = Readonly<Record<string, number>>;

/** The pieces of the box minus those named by facts of some types, as choice texts. */
function undrawn(verb: string, box: Counts, gone: readonly string[]): Counts {
  const left: Record<string, number> = { ...box };
  for (const id of gone) left[id] = (left[id] ?? 0) - 1;
  return Object.fromEntries(Object.entries(left).flatMap(([id, count]) => (count === 0 ? [] : [[`${verb} ${id}`, count]])));
}

function oneOfEach(ids: readonly string[]): Counts {
  return Object.fromEntries(ids.map((id) => [id, 1]));
}

function named(facts: readonly RajasFact[], ...types: readonly RajasFact['type'][]): string[] {
  return facts.flatMap((fact) => (types.includes(fact.type) && 'id' in fact ? [String(fact.id)] : []));
}

function yieldTiles({ game }: Moment, colour: string): Counts {
  const tiles = game.yieldTiles.filter(({ colourName }) => colourName === colour);
  return Object.fromEntries(tiles.map(({ id, count }) => [id, count]));
}

function riverTiles(verb: string, { game, facts }: Moment): Counts {
  const laid = named(facts, 'ganga/tile-laid', 'full-river/tile-laid', 'mysterious/revealed');
  return undrawn(verb, oneOfEach(game.riverTiles.map(({ id }) => id)), laid);
}

/** RAJ-SETUP-15: the players whose starting dice have the lowest sum. */
function lowestSums({ game, facts }: Moment): Counts {
  const sums = Array<number>(game.players).fill(0);
  for (const fact of facts) if (fact.type === 'die-rolled') sums[fact.seat] = (sums[fact.seat] ?? 0) + fact.value;
  const lowest = Math.min(...sums);
  return Object.fromEntries(sums.flatMap((sum, seat) => (sum === lowest ? [[`seat ${seat + 1}`, 1]] : [])));
}

/** RAJ-GEN-06: the faces of a die. */
const DIE = Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`roll ${value}`, 1]));

const POOLS: Readonly<Record<string, (moment: Moment) => Counts>> = {
  roll: () => DIE,
  'reroll-die': () => DIE,
  'roads/roll': () => DIE,
  'holi/roll': () => DIE,
  'ganga/roll': () => DIE,
  'ganga/draw': (moment) => riverTiles('lay', moment),
  'full-river/draw': (moment) => riverTiles('lay', moment),
  'mysterious/reveal': (moment) => riverTiles('turn up', moment),
  'find-start-player': lowestSums,
  'reveal-tile': ({ game, frame, facts }) => {
    const stack = frame.kind === 'reveal-tile' ? game.stacks[frame.stack] : undefined;
    const ids = (stack?.tiles ?? []).map((tile) => game.tiles[tile]?.id ?? '');
    const revealed = named(facts, 'tile-revealed').filter((id) => ids.includes(id));
    return undrawn('reveal', oneOfEach(ids), revealed);
  },
  /** The stack is renewed from the tiles set aside when it is empty. */
  'draw-yield-tile': (moment) => {
    const renewed = moment.facts.findLastIndex(({ type }) => type === 'yield-stack-renewed');
    return undrawn('draw', yieldTiles(moment, 'white'), named(moment.facts.slice(renewed + 1), 'yield-tile-drawn'));
  },
  'wilderness/draw': ({ game, facts }) => {
    const ids = game.tiles.flatMap(({ id }) => (id.startsWith('wilderness') ? [id] : []));
    return undrawn('draw', oneOfEach(ids), named(facts, 'wilderness/tile-drawn'));
  },
  'wilderness/show-yield-tile': (moment) => undrawn('draw', yieldTiles(moment, 'white'), []),
  'navaratnas/draw': (moment) => undrawn('yield', yieldTiles(moment, 'brown'), named(moment.facts, 'navaratnas/tile-drawn')),
  'holi/lay-tile': ({ game, facts }) =>
    undrawn('back', oneOfEach(holiDataOf(game).backs.map(({ id }) => id)), named(facts, 'holi/tile-laid')),
  'holi/draw-yield': (moment) => {
    const colour = moment.frame.kind === 'holi/draw-yield' ? moment.frame.colour : -1;
    const tiles = moment.game.yieldTiles.filter((tile) => tile.colour === colour);
    const drawn = named(moment.facts, 'holi/yield-drawn').filter((id) => tiles.some((tile) => tile.id === id));
    return undrawn('draw', Object.fromEntries(tiles.map(({ id, count }) => [id, count])), drawn);
  },
};

chanceContract(rajas, {
  setUps: [
    { players: 2 },
    { players: 4, options: { navaratnas: 'on', river: 'ganga-roll' } },
    { players: 3, options: { wilderness: 'on', holi: 'front', roads: 'back', river: 'full-random' } },
    { players: 2, options: { holi: 'back', navaratnas: 'on', river: 'mysterious', riverPool: 'ganga1+ganga2+ganga3' } },
  ],
  pool: (moment) => {
    const pool = POOLS[moment.frame.kind];
    if (!pool) throw new Error(`no pool for ${moment.frame.kind}`);
    return pool(moment);
  },
  games: 12,
});
