import { paymentRoot } from '../decisions/payments.ts';
import type { Edition, TrackData, YieldTileData } from '../edition.ts';
import type { Gain, RajasGame, River, Track, YieldTile } from '../game.ts';
import { composeHooks, composeSlices } from '../modules/hooks.ts';
import type { InstalledModule } from '../modules/module.ts';
import { range } from '../numbers.ts';
import { COLOURS, type TrackName, YIELD_COLOURS } from '../words.ts';
import { compileFields, compileGifts } from './fields.ts';
import { compileGain, type GainTable } from './gains.ts';
import { compileGrid, compileSide } from './province.ts';
import { boardFor, CHAMBERS, compileActions, compileSpaces } from './spaces.ts';
import { compileStacks, compileTiles } from './tiles.ts';

/** Compiles an edition and the modules in play into the tables of one game. */
export function compileGame(edition: Edition, players: number, modules: readonly InstalledModule[]): RajasGame {
  const hooks = composeHooks(modules);
  const table = gainTable(edition, players, modules);
  const tiles = modules.flatMap((module) => module.tiles ?? []);
  const spaces = modules.flatMap((module) => module.spaces ?? []);
  const front = compileSide(edition, 'front', table);
  const back = compileSide(edition, 'back', table);
  const compiledSpaces = compileSpaces(edition, players, spaces, table);
  return {
    players,
    edition,
    modules,
    hooks,
    slices: composeSlices(modules),
    spaces: compiledSpaces,
    fields: compileFields(compiledSpaces, hooks),
    gifts: compileGifts(compiledSpaces, hooks),
    actions: compileActions(compiledSpaces),
    tiles: compileTiles(edition, tiles),
    stacks: compileStacks(edition, tiles),
    grid: compileGrid(edition.provinceBoard),
    sides: range(players).map((seat) => (hooks.rules.side(seat) === 'front' ? front : back)),
    river: compileRiver(edition, table),
    riverTiles: modules
      .flatMap((module) => module.riverTiles ?? [])
      .map(({ id, gain }) => ({ id, gain: compileGain(table, gain) })),
    yieldTiles: yieldTileData(edition, modules).map((data, index) => compileYieldTile(data, index, table)),
    tracks: [compileTrack('fame', edition.tracks.fame, table), compileTrack('money', edition.tracks.money, table)],
    mostWorkers: hooks.rules.mostWorkers,
    payments: COLOURS.map((_, colour) => paymentRoot(colour)),
    ownGains: compileOwnGains(modules, table),
    gains: table.gains,
  };
}

function gainTable(edition: Edition, players: number, modules: readonly InstalledModule[]): GainTable {
  const chambers = boardFor(edition, players).spaces.filter(({ group }) => group === CHAMBERS);
  return {
    gains: [],
    rules: Object.assign({}, ...modules.map(({ gainRules }) => gainRules)),
    counters: Object.assign({}, ...modules.map(({ counters }) => counters)),
    colourCounters: modules.flatMap(({ colourCounters = [] }) => colourCounters),
    actions: new Map(chambers.map(({ id }, action) => [id, action])),
  };
}

function compileOwnGains(modules: readonly InstalledModule[], table: GainTable): Map<string, Gain> {
  const named = modules.flatMap(({ gains }) => Object.entries(gains ?? {}));
  return new Map(named.map(([name, { gain }]) => [name, compileGain(table, gain)]));
}

/** RAJ-RIVER-17. */
function compileRiver({ river }: Edition, table: GainTable): River {
  return {
    printed: [undefined, ...river.spaces.map((gain) => compileGain(table, gain))],
    last: river.spaces.length,
    bridgeAfter: river.bridgeAfter,
    sources: range(river.spaces.length + 1).map((index) => ({ kind: 'river', index })),
  };
}

function compileTrack(name: TrackName, { bonuses, worker }: TrackData, table: GainTable): Track {
  return {
    worker,
    bonuses: bonuses.map(({ space, gain }) => ({
      space,
      gain: compileGain(table, gain),
      source: { kind: 'track', track: name, space },
    })),
  };
}

/** RAJ-NAV-10, RAJ-NAV-28. */
function yieldTileData(edition: Edition, modules: readonly InstalledModule[]): YieldTileData[] {
  return [...edition.yieldTiles, ...modules.flatMap((module) => module.yieldTiles ?? [])];
}

function compileYieldTile({ id, colour, count, gain }: YieldTileData, index: number, table: GainTable): YieldTile {
  return {
    index,
    id,
    colour: YIELD_COLOURS.indexOf(colour),
    colourName: colour,
    count,
    gain: compileGain(table, gain),
    source: { kind: 'yield-tile', id },
    draw: { type: 'draw', tile: index, id },
  };
}
