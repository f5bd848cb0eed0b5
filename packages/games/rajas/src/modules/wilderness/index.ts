import { defined, shape } from '@durbar/engine';
import type { GainData } from '../../edition.ts';
import { at } from '../../numbers.ts';
import { cellIndex } from '../../rules/province.ts';
import { ROADS, type RoadName } from '../../words.ts';
import type { ModuleHooks, ModuleTileData } from '../module.ts';
import { onOff } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import { type WildernessChoice, wildernessNotation } from './choices.ts';
import house from './data/house.json' with { type: 'json' };
import { type WildernessFact, wildernessFolds } from './facts.ts';
import { type WildernessFrame, wildernessHandlers } from './frames.ts';
import { wildernessGainRules } from './gains.ts';
import { tileId } from './tiles.ts';

interface Data {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly tiles: readonly { readonly terrain: string; readonly road: RoadName; readonly gain: GainData }[];
}
const data = house as Data;
function dataShape(gain: shape.Shape): shape.Shape {
  const tile = shape.object({ terrain: shape.text(), road: shape.oneOf(ROADS), gain });
  return shape.object({ tiles: shape.array(tile, { min: 4 }) }, { provenance: shape.record(shape.text()) });
}

const NO_INTERIOR = {
  path: 'editionData.provinceBoard.interior',
  reason: 'has no cell for wilderness',
  code: 'no-interior',
} as const;

/** GB2-WILD-20: neither market nor building. */
function tileData({ terrain, road }: Data['tiles'][number]): ModuleTileData {
  return { id: tileId(terrain), road, buildings: [], markets: [], sign: { module: 'wilderness', shows: terrain } };
}

/** Through the Wilds of Gangestan: everyone begins with one unconnected wilderness tile. */
function install({ tiles }: Data): ModuleHooks {
  const ids = new Set(tiles.map(({ terrain }) => tileId(terrain)));
  return {
    tiles: tiles.map(tileData),
    gainRules: wildernessGainRules,
    gains: Object.fromEntries(tiles.map(({ terrain, gain }, i) => [tileId(terrain), { at: `tiles[${i}].gain`, gain }])),
    faults: ({ provinceBoard }) => (provinceBoard.interior.length > 0 ? [] : [NO_INTERIOR]),
    // GB2-GEN-04: after everything else dealt during set-up (GB2-INT-38).
    setUp: { provinces: () => [{ kind: 'wilderness/deal' }] },
    react: {
      // GB2-GANGA3-13: connected wilderness repeats its benefit when scored again.
      'tile-scored': (game, _state, { seat, tile, id }, step) => {
        if (!ids.has(id)) return;
        const { source } = defined(game.tiles[tile], 'wilderness tile');
        step.next({ kind: 'gain', seat, gain: defined(game.ownGains.get(id), 'benefit').index, die: 0, source });
      },
    },
    /** GB2-INT-17. */
    mayOverbuild: (game, state, seat, cell) => {
      const old = game.tiles[at(state.tiles, cellIndex(game, seat, cell))];
      return old && ids.has(old.id) ? { code: 'wilderness-stays', rule: 'GB2-WILD-16' } : undefined;
    },
  };
}

interface WildernessParts {
  readonly frame: WildernessFrame;
  readonly fact: WildernessFact;
  readonly choice: WildernessChoice;
  readonly data: Data;
}

export const wilderness: RajasModule<WildernessParts> = {
  id: 'wilderness',
  options: [onOff('wilderness')],
  /** GB2-GEN-04: wilderness is drawn after the Navaratnas' brown tiles. */
  after: ['navaratnas'],
  handlers: wildernessHandlers,
  folds: wildernessFolds,
  notation: wildernessNotation,
  data,
  dataShape,
  install: ({ options, data: own }) => (options.wilderness === 'on' ? install(own) : undefined),
};
