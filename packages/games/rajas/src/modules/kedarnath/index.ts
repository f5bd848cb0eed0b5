import { defined, type Seat, type SetUpFault, shape } from '@durbar/engine';
import { unexpected } from '../../decisions/unexpected.ts';
import type { GainData } from '../../edition.ts';
import { MOST, noSuch } from '../../edition-shape.ts';
import type { FoldsOf } from '../../folds.ts';
import type { HandlersOf } from '../../frames.ts';
import type { GainRule, RajasGame, RajasStep } from '../../game.ts';
import { at, range } from '../../numbers.ts';
import { REASONS } from '../../rules/reasons.ts';
import { gainMoney } from '../../rules/tracks.ts';
import type { RajasState } from '../../state.ts';
import type { SideName } from '../../words.ts';
import type { ModuleHooks, OwnGain } from '../module.ts';
import { boardSides, sideOf } from '../options.ts';
import type { RajasModule } from '../parts.ts';
import house from './data/house.json' with { type: 'json' };

type Frame = { readonly kind: 'kedarnath/choose'; readonly seat: Seat };
type Fact = { readonly type: 'kedarnath/blessed'; readonly seat: Seat; readonly row: number };
type Effect = 'kedarnath/blessing';
type Choice = { readonly type: 'kedarnath/row'; readonly row: number };

/** The blessings of each karma level, in the order they are received (GB2-KED-12). */
type Rows = Readonly<Record<string, readonly GainData[]>>;

interface Data extends Readonly<Record<SideName, Rows>> {
  readonly provenance?: Readonly<Record<string, string>>;
  readonly brownTile: { readonly perKarma: number; readonly perKarmaAtTemple: number };
}
const data = house as Data;
function dataShape(gain: shape.Shape): shape.Shape {
  const rows = shape.record(shape.array(gain, { min: 1 }));
  const money = shape.integer({ min: 1, max: MOST });
  return shape.object(
    { front: rows, back: rows, brownTile: shape.object({ perKarma: money, perKarmaAtTemple: money }) },
    { provenance: shape.record(shape.text()) },
  );
}

const DATA = 'editionData.modules.kedarnath';

/** GB2-KED-03: a row for every karma level. */
function rowFaults(rows: Rows, highest: number, path: string): SetUpFault[] {
  const levels = range(highest + 1).map(String);
  return [
    ...levels
      .filter((level) => !(level in rows))
      .map((level) => ({ path, reason: `karma level ${level} has no row`, code: 'no-karma-row', values: { level } })),
    ...Object.keys(rows).flatMap((row) => (levels.includes(row) ? [] : [noSuch(`${path}.${row}`, 'karma level', row)])),
  ];
}

const TEMPLE = 'temple';

const NO_FREE_ROW = { code: 'no-free-row', rule: 'GB2-KED-06' } as const;

function rowName(row: number, part: number): string {
  return `kedarnath-${row}-${part}`;
}

/** The Blessings of Kedarnath: a temple with a blessing for each karma level without a cube. */
function install(data: Data, side: SideName): ModuleHooks {
  // GB2-KED-01.
  const rows = Object.entries(data[side]).flatMap(([row, gains]) =>
    gains.map((gain, part): [string, OwnGain] => [rowName(Number(row), part), { at: `${side}.${row}[${part}]`, gain }]),
  );
  return {
    // GB2-KED-02, GB2-KED-23.
    spaces: [{ id: TEMPLE, area: TEMPLE, effects: [{ kind: 'kedarnath/blessing' }] }],
    gains: Object.fromEntries(rows),
    faults: ({ limits }) => rowFaults(data[side], limits.karma, `${DATA}.${side}`),
    description: { kedarnath: { rows: data[side] } },
    gainRules: { 'kedarnath/blessing': blessing, 'kedarnath/brown-tile': brownTile(data) },
    // GB2-KED-18, GB2-KED-22.
    yieldTiles: [{ id: 'BK', colour: 'brown', count: 1, gain: { kind: 'kedarnath/brown-tile' } }],
  };
}

/** GB2-KED-03: rows of karma levels without a cube, highest first (GB2-KED-17, GB2-INT-24, GB2-INT-29). */
function freeRows(game: RajasGame, { karma }: RajasState): number[] {
  const rows: number[] = [];
  for (let row = game.edition.limits.karma; row >= 0; row--) if (!karma.includes(row)) rows.push(row);
  return rows;
}

function bless(game: RajasGame, seat: Seat, row: number, step: RajasStep): void {
  step.fact({ type: 'kedarnath/blessed', seat, row });
  for (let part = 0; ; part++) {
    // GB2-KED-08, GB2-KED-09, GB2-KED-10, GB2-KED-11, GB2-KED-13, GB2-KED-14, GB2-KED-15, GB2-KED-16.
    const gain = game.ownGains.get(rowName(row, part));
    if (!gain) return;
    step.next({ kind: 'gain', seat, gain: gain.index, die: 0, source: { kind: 'space', id: TEMPLE } });
  }
}

const blessing: GainRule = {
  takes: {},
  whyNot: (game, state) => (freeRows(game, state).length > 0 ? undefined : NO_FREE_ROW),
  run: (game, state, _gain, { seat, source }, step) => {
    const [row, ...others] = freeRows(game, state);
    if (row === undefined) step.fact({ type: 'lapsed', seat, what: 'kedarnath/blessing', source });
    // GB2-KED-04, GB2-KED-05.
    else if (others.length > 0) step.next({ kind: 'kedarnath/choose', seat });
    else bless(game, seat, row, step);
  },
};

/** GB2-KED-20, GB2-KED-21. */
function brownTile({ brownTile: { perKarma, perKarmaAtTemple } }: Data): GainRule {
  return {
    takes: {},
    whyNot: (_game, state, seat) => (at(state.karma, seat) > 0 ? undefined : REASONS.amountIsZero),
    run: (game, state, _gain, { seat, source }, step) => {
      const perLevel = isAtTemple(game, state, seat) ? perKarmaAtTemple : perKarma;
      gainMoney(game, state, seat, perLevel * at(state.karma, seat), source, step);
    },
  };
}

/** GB2-INT-03, GB2-INT-26. */
function isAtTemple(game: RajasGame, state: RajasState, seat: Seat): boolean {
  const temple = defined(
    game.spaces.find(({ id }) => id === TEMPLE),
    'temple',
  );
  return (at(state.workers, temple.index) & (1 << seat)) !== 0;
}

const handlers: HandlersOf<Frame> = {
  'kedarnath/choose': {
    ask: (game, state, { seat }) => ({
      decider: seat,
      choices: freeRows(game, state).map((row) => ({ type: 'kedarnath/row', row })),
    }),
    answer: (game, _state, frame, choice, step) => {
      if (choice.type !== 'kedarnath/row') return unexpected(frame, choice);
      bless(game, frame.seat, choice.row, step);
    },
  },
};

const folds: FoldsOf<Fact> = { 'kedarnath/blessed': () => undefined };

const notation = { 'kedarnath/row': ({ row }: Choice) => `row ${row}` };

interface KedarnathParts {
  readonly frame: Frame;
  readonly fact: Fact;
  readonly choice: Choice;
  readonly effect: Effect;
  readonly description: { kedarnath: { readonly rows: Rows } };
  readonly data: Data;
}

export const kedarnath: RajasModule<KedarnathParts> = {
  id: 'kedarnath',
  options: [boardSides('kedarnath')],
  handlers,
  folds,
  notation,
  data,
  dataShape,
  install: ({ options, data: own }) => {
    const side = sideOf(options.kedarnath);
    return side && install(own, side);
  },
};
