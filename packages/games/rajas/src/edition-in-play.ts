import type { SetUpFault } from '@durbar/engine';
import { boardFor, CHAMBERS } from './compile/spaces.ts';
import type { BoardData, CostData, Edition, GainData } from './edition.ts';
import { noSuch, tooMany, twice } from './edition-shape.ts';
import type { Counter, GainRule } from './game.ts';
import type { InstalledModule } from './modules/module.ts';
import { MOST_BITS } from './numbers.ts';
import { ANIMALS, COLOURS } from './words.ts';

/** Conflicts between an edition and the modules in play. */
export function faultsInPlay(
  edition: Edition,
  players: number,
  modules: readonly InstalledModule[],
  path: string,
): readonly SetUpFault[] {
  const faults = [
    ...modules.flatMap((module) => module.faults?.(edition, modules, players) ?? []),
    ...gainFaults(edition, modules, path),
  ];
  return faults.length > 0
    ? faults
    : [...sameNameFaults(edition, players, modules, path), ...stackFaults(edition, modules, path)];
}

type Part = readonly [path: string, id: string];

/** Choices refer to spaces and tiles by name, so names must be unique. */
function sameNameFaults(edition: Edition, players: number, modules: readonly InstalledModule[], path: string): SetUpFault[] {
  const board = edition.boards.indexOf(boardFor(edition, players));
  const kinds = [
    { key: 'spaces', own: edition.boards[board]?.spaces ?? [], at: `boards[${board}].spaces` },
    { key: 'tiles', own: edition.provinceTiles, at: 'provinceTiles' },
    { key: 'yieldTiles', own: edition.yieldTiles, at: 'yieldTiles' },
    { key: 'riverTiles', own: [], at: 'riverTiles' },
  ] as const;
  return kinds.flatMap(({ key, own, at }) => {
    const parts: Part[] = [
      ...own.map(({ id }, i): Part => [`${path}.${at}[${i}]`, id]),
      ...modules.flatMap((module) =>
        (module[key] ?? []).map(({ id }, i): Part => [`${path}.modules.${module.id}.${key}[${i}]`, id]),
      ),
    ];
    const names = parts.map(([, id]) => id);
    return parts.flatMap(([where, id], i) =>
      names.indexOf(id) < i
        ? [{ path: where, reason: `there is another ${JSON.stringify(id)}`, code: 'twice', values: { value: id } }]
        : [],
    );
  });
}

/** RAJ-SETUP-05: the tiles of a stack are bits of one number. */
function stackFaults({ provinceTiles }: Edition, modules: readonly InstalledModule[], path: string): SetUpFault[] {
  const tiles = [...provinceTiles, ...modules.flatMap((module) => module.tiles ?? [])];
  return COLOURS.flatMap((colour) =>
    ANIMALS.flatMap((back) => {
      const { length } = tiles.filter((tile) => tile.colour === colour && tile.back === back);
      const reason = `the stack ${colour}-${back} has ${length} tiles, more than ${MOST_BITS}`;
      return length > MOST_BITS ? [tooMany(`${path}.provinceTiles`, length, reason)] : [];
    }),
  );
}

/** The path of a gain. */
interface Place {
  readonly path: string;
  readonly gain: GainData;
  readonly within?: 'spaces' | 'yields';
  /** It costs a die. */
  readonly hasDie?: boolean;
}

function effectsOf(spaces: BoardData['spaces'], path: string): Place[] {
  return spaces.flatMap(({ effects, cost = {} }, s) =>
    effects.map((gain, e): Place => ({ path: `${path}[${s}].effects[${e}]`, gain, within: 'spaces', hasDie: costsDie(cost) })),
  );
}

function costsDie({ die, colour, values }: CostData): boolean {
  return die !== undefined || colour !== undefined || values !== undefined;
}

/** All core gains with their paths. */
function gainsOf({ tracks, boards, provinceBoard, river, yieldTiles }: Edition, path: string): Place[] {
  return [
    ...(['fame', 'money'] as const).flatMap((track) =>
      tracks[track].bonuses.map(({ gain }, i): Place => ({ path: `${path}.tracks.${track}.bonuses[${i}].gain`, gain })),
    ),
    ...boards.flatMap(({ spaces }, b) => effectsOf(spaces, `${path}.boards[${b}].spaces`)),
    ...provinceBoard.yields.flatMap(({ front, back }, i): Place[] => [
      { path: `${path}.provinceBoard.yields[${i}].front`, gain: front, within: 'yields' },
      { path: `${path}.provinceBoard.yields[${i}].back`, gain: back, within: 'yields' },
    ]),
    ...river.spaces.map((gain, i): Place => ({ path: `${path}.river.spaces[${i}]`, gain })),
    ...yieldTiles.map(({ gain }, i): Place => ({ path: `${path}.yieldTiles[${i}].gain`, gain, within: 'yields' })),
  ];
}

/** Module gains with their paths. */
function moduleGains(modules: readonly InstalledModule[], root: string): Place[] {
  return modules.flatMap(({ id, spaces = [], yieldTiles = [], riverTiles = [], gains = {} }) => {
    const path = `${root}.modules.${id}`;
    return [
      ...effectsOf(spaces, `${path}.spaces`),
      ...yieldTiles.map(({ gain }, i): Place => ({ path: `${path}.yieldTiles[${i}].gain`, gain, within: 'yields' })),
      ...riverTiles.map(({ gain }, i): Place => ({ path: `${path}.riverTiles[${i}].gain`, gain })),
      ...Object.values(gains).map(({ at, gain }): Place => ({ path: `${path}.${at}`, gain })),
    ];
  });
}

/** Gains whose kind, parameters, counters or palace actions do not exist with the modules in play. */
function gainFaults(edition: Edition, modules: readonly InstalledModule[], path: string): SetUpFault[] {
  const rules: Readonly<Record<string, GainRule>> = Object.assign({}, ...modules.map(({ gainRules }) => gainRules));
  const counters: Readonly<Record<string, Counter>> = Object.assign({}, ...modules.map((module) => module.counters));
  return [...gainsOf(edition, path), ...moduleGains(modules, path)].flatMap((place) => {
    const { gain, path: at } = place;
    const rule = rules[gain.kind];
    if (!rule) return [noSuch(`${at}.kind`, 'gain', gain.kind)];
    const { per } = gain;
    return [
      ...parameterFaults(rule, place),
      ...recursionFaults(rule, place),
      ...(per === undefined || counters[per] ? [] : [uncountable(`${at}.per`, per)]),
      ...actionFaults(edition, gain, at),
    ];
  });
}

function withPath(path: string, { key: _, ...wrong }: NonNullable<ReturnType<NonNullable<GainRule['whyNotData']>>>): SetUpFault {
  return { ...wrong, path };
}

function strange(path: string, kind: string): SetUpFault {
  return { path, reason: `a gain of kind ${kind} has no such parameter`, code: 'no-parameter', values: { kind } };
}

function uncountable(path: string, value: string): SetUpFault {
  return { path, reason: `${JSON.stringify(value)} cannot be counted`, code: 'not-countable', values: { value } };
}

function parameterFaults({ takes, whyNotData }: GainRule, { gain, path, hasDie = false }: Place): SetUpFault[] {
  const required: readonly string[] = takes.required ?? [];
  const known = [...required, ...(takes.optional ?? []), 'kind'];
  const missing = required.filter((key) => !(key in gain));
  const unknown = Object.keys(gain).filter((key) => !known.includes(key));
  const wrong = whyNotData?.(gain);
  return [
    ...missing.map((key) => ({ path: `${path}.${key}`, reason: 'is missing', code: 'missing' })),
    ...unknown.map((key) => strange(`${path}.${key}`, gain.kind)),
    ...(gain.every !== undefined && gain.per === undefined
      ? [{ path: `${path}.every`, reason: 'nothing is counted without per', code: 'every-without-per' }]
      : []),
    ...(gain.max === 'die' && !hasDie ? [{ path: `${path}.max`, reason: 'no die is paid for this', code: 'no-die-paid' }] : []),
    ...(wrong ? [withPath(`${path}.${wrong.key}`, wrong)] : []),
  ];
}

/** A gain that refers to others must not be among them: space effects refer to nothing, yields at most to spaces. */
function recursionFaults({ looksInto }: GainRule, { gain, path, within }: Place): SetUpFault[] {
  const isCircle = looksInto !== undefined && (within === 'spaces' || within === looksInto);
  const reason = `a gain of kind ${gain.kind} cannot stand here`;
  return isCircle ? [{ path: `${path}.kind`, reason, code: 'gain-not-here', values: { kind: gain.kind } }] : [];
}

function actionFaults({ boards }: Edition, { actions = [] }: GainData, path: string): SetUpFault[] {
  return actions.flatMap((id, i) => {
    const at = `${path}.actions[${i}]`;
    if (!boards.every((board) => hasChamber(board, id))) {
      return [noSuch(at, 'chamber', id)];
    }
    return actions.indexOf(id) < i ? [twice(at, id)] : [];
  });
}

function hasChamber({ spaces }: BoardData, id: string): boolean {
  return spaces.some((space) => space.group === CHAMBERS && space.id === id);
}
