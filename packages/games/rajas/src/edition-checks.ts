import type { SetUpFault } from '@durbar/engine';
import { cellNames } from './compile/province.ts';
import { CHAMBERS } from './compile/spaces.ts';
import type { BoardData, Edition, GainData } from './edition.ts';
import { EDITION, GAIN } from './edition-shape.ts';
import type { Counter, GainRule } from './game.ts';
import { moduleShapes } from './modules/index.ts';
import type { InstalledModule } from './modules/module.ts';

/** Every fault of an edition, with its path: first its shape, then what its parts say about each other. */
export function editionFaults(data: unknown, path: string): SetUpFault[] {
  const faults = EDITION(data, path);
  if (faults.length > 0) return faults;
  const edition = data as Edition;
  return [
    ...boardFaults(edition, `${path}.boards`),
    ...provinceFaults(edition, `${path}.provinceBoard`),
    ...numberFaults(edition, path),
    ...uniqueFaults(edition.provinceTiles, `${path}.provinceTiles`),
    ...uniqueFaults(edition.yieldTiles, `${path}.yieldTiles`),
    ...moduleFaults(edition, `${path}.modules`),
  ];
}

function uniqueFaults(parts: readonly { readonly id: string }[], path: string): SetUpFault[] {
  const ids = parts.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: `${path}[${index}].id`, reason: `${JSON.stringify(id)} stands here twice` }] : [],
  );
}

/** All gains of the core with their paths. */
function gainsOf(edition: Edition, path: string): [string, GainData][] {
  const { tracks, boards, provinceBoard, river, yieldTiles } = edition;
  return [
    ...(['fame', 'money'] as const).flatMap((track) =>
      tracks[track].bonuses.map(({ gain }, i): [string, GainData] => [`${path}.tracks.${track}.bonuses[${i}].gain`, gain]),
    ),
    ...boards.flatMap(({ spaces }, b) =>
      spaces.flatMap(({ effects }, s) =>
        effects.map((gain, e): [string, GainData] => [`${path}.boards[${b}].spaces[${s}].effects[${e}]`, gain]),
      ),
    ),
    ...provinceBoard.yields.flatMap(({ front, back }, i): [string, GainData][] => [
      [`${path}.provinceBoard.yields[${i}].front`, front],
      [`${path}.provinceBoard.yields[${i}].back`, back],
    ]),
    ...river.spaces.map((gain, i): [string, GainData] => [`${path}.river.spaces[${i}]`, gain]),
    ...yieldTiles.map(({ gain }, i): [string, GainData] => [`${path}.yieldTiles[${i}].gain`, gain]),
  ];
}

/** Gains of modules, with the paths of their data. */
function moduleGains(modules: readonly InstalledModule[], path: string): [string, GainData][] {
  return modules.flatMap(({ id, spaces = [], yieldTiles = [], riverTiles = [] }) => [
    ...spaces.flatMap(({ effects }, s) =>
      effects.map((gain, e): [string, GainData] => [`${path}.modules.${id}.spaces[${s}].effects[${e}]`, gain]),
    ),
    ...yieldTiles.map(({ gain }, i): [string, GainData] => [`${path}.modules.${id}.yieldTiles[${i}].gain`, gain]),
    ...riverTiles.map(({ gain }, i): [string, GainData] => [`${path}.modules.${id}.riverTiles[${i}].gain`, gain]),
  ]);
}

/** Gains whose kind, parameters, counters or palace actions do not exist with the modules in play. */
export function gainFaults(edition: Edition, modules: readonly InstalledModule[], path: string): SetUpFault[] {
  const rules: Readonly<Record<string, GainRule>> = Object.assign({}, ...modules.map(({ gainRules }) => gainRules));
  const counters: Readonly<Record<string, Counter>> = Object.assign({}, ...modules.map((module) => module.counters));
  return [...gainsOf(edition, path), ...moduleGains(modules, path)].flatMap(([at, gain]) => [
    ...kindFaults(rules[gain.kind], gain, at),
    ...(gain.per === undefined || counters[gain.per]
      ? []
      : [{ path: `${at}.per`, reason: `${JSON.stringify(gain.per)} cannot be counted` }]),
    ...actionFaults(edition, gain, at),
  ]);
}

function kindFaults(rule: GainRule | undefined, gain: GainData, path: string): SetUpFault[] {
  if (!rule) return [{ path: `${path}.kind`, reason: `there is no gain ${JSON.stringify(gain.kind)}` }];
  const required: readonly string[] = rule.takes.required ?? [];
  const known = [...required, ...(rule.takes.optional ?? []), 'kind'];
  const unknown = Object.keys(gain).filter((key) => !known.includes(key));
  return [
    ...required.filter((key) => !(key in gain)).map((key) => ({ path: `${path}.${key}`, reason: 'is missing' })),
    ...unknown.map((key) => ({ path: `${path}.${key}`, reason: `a gain of kind ${gain.kind} has no such parameter` })),
  ];
}

function actionFaults({ boards }: Edition, { actions = [] }: GainData, path: string): SetUpFault[] {
  return actions.flatMap((id, i) =>
    boards.every((board) => hasChamber(board, id))
      ? []
      : [{ path: `${path}.actions[${i}]`, reason: `there is no chamber ${JSON.stringify(id)}` }],
  );
}

function hasChamber({ spaces }: BoardData, id: string): boolean {
  return spaces.some((space) => space.group === CHAMBERS && space.id === id);
}

function boardFaults({ boards }: Edition, path: string): SetUpFault[] {
  const counts = [2, 3, 4].flatMap((players) => {
    const fitting = boards.filter((board) => board.players.includes(players)).length;
    return fitting === 1 ? [] : [{ path, reason: `${fitting} boards are for ${players} players, not one` }];
  });
  const parts = boards.flatMap((board, b) => [
    ...uniqueFaults(board.spaces, `${path}[${b}].spaces`),
    ...(board.coverTiles ?? []).flatMap(({ covers }, t) =>
      covers.flatMap((id, i) =>
        board.spaces.some((space) => space.id === id)
          ? []
          : [{ path: `${path}[${b}].coverTiles[${t}].covers[${i}]`, reason: `there is no space ${JSON.stringify(id)}` }],
      ),
    ),
  ]);
  return [...counts, ...parts];
}

function provinceFaults({ provinceBoard }: Edition, path: string): SetUpFault[] {
  const cells = cellNames(provinceBoard);
  const missing = (id: string, at: string): SetUpFault[] =>
    cells.includes(id) ? [] : [{ path: `${path}.${at}`, reason: `there is no cell ${JSON.stringify(id)}` }];
  return [
    ...(cells.length > 30 ? [{ path, reason: `has ${cells.length} cells, more than 30` }] : []),
    ...(provinceBoard.yields.length > 30 ? [{ path: `${path}.yields`, reason: 'has more than 30 yields' }] : []),
    ...missing(provinceBoard.residence, 'residence'),
    ...provinceBoard.notBuildable.flatMap((id, i) => missing(id, `notBuildable[${i}]`)),
    ...provinceBoard.interior.flatMap((id, i) => missing(id, `interior[${i}]`)),
    ...provinceBoard.yields.flatMap(({ touches }, y) =>
      touches.flatMap(({ cell }, t) => missing(cell, `yields[${y}].touches[${t}].cell`)),
    ),
    ...uniqueFaults(provinceBoard.yields, `${path}.yields`),
  ];
}

function numberFaults({ start, limits, tracks, river, dice }: Edition, path: string): SetUpFault[] {
  const atMost = (value: number, most: number, at: string): SetUpFault[] =>
    value <= most ? [] : [{ path: `${path}.${at}`, reason: `${value} is more than ${most}` }];
  const ascending = (['fame', 'money'] as const).flatMap((track) =>
    tracks[track].bonuses.flatMap(({ space }, i, all) =>
      i > 0 && space <= (all[i - 1]?.space ?? 0)
        ? [{ path: `${path}.tracks.${track}.bonuses[${i}].space`, reason: `${space} is not above the bonus before it` }]
        : [],
    ),
  );
  return [
    ...atMost(start.karma, limits.karma, 'start.karma'),
    ...atMost(start.buildingLevel, limits.buildingLevel, 'start.buildingLevel'),
    ...atMost(limits.baseWorkers, limits.workers, 'limits.baseWorkers'),
    ...atMost(start.workers, limits.baseWorkers, 'start.workers'),
    ...atMost(river.bridgeAfter, river.spaces.length - 1, 'river.bridgeAfter'),
    ...atMost(4, dice.perColour, 'dice.perColour'),
    ...ascending,
  ];
}

function moduleFaults({ modules = {} }: Edition, path: string): SetUpFault[] {
  const shapes = moduleShapes(GAIN);
  return Object.entries(modules).flatMap(([id, data]) => {
    const check = shapes[id];
    return check ? check(data, `${path}.${id}`) : [{ path: `${path}.${id}`, reason: 'there is no such module' }];
  });
}
