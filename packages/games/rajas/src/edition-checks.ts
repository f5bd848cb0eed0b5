import type { SetUpFault, shape } from '@durbar/engine';
import { cellNames } from './compile/province.ts';
import { CHAMBERS } from './compile/spaces.ts';
import type { BoardData, Edition, SpaceData } from './edition.ts';
import { editionShape, GAIN, noSuch, notAscending, tooMany, twice, uniqueFaults } from './edition-shape.ts';
import { moduleShapes } from './modules/index.ts';
import { MOST_BITS } from './numbers.ts';
import { TRACKS, WAITING } from './words.ts';

/** Everyone begins with a die of each colour (RAJ-SETUP-13). */
const MOST_PLAYERS = 4;

/** Everything an edition can hold. */
export const EDITION: shape.Shape = editionShape(moduleShapes(GAIN));

/** All faults of an edition with their paths: first its shape, then its consistency. */
export function editionFaults(data: unknown, path: string): SetUpFault[] {
  const faults = EDITION(data, path);
  if (faults.length > 0) return faults;
  const edition = data as Edition;
  return [
    ...boardFaults(edition, path),
    ...provinceFaults(edition, `${path}.provinceBoard`),
    ...trackFaults(edition, `${path}.tracks`),
    ...numberFaults(edition, path),
    ...uniqueFaults(edition.provinceTiles, `${path}.provinceTiles`),
    ...uniqueFaults(edition.yieldTiles, `${path}.yieldTiles`),
  ];
}

function boardFaults({ boards, areasInOrder }: Edition, path: string): SetUpFault[] {
  const counts = [2, 3, 4].flatMap((players) => {
    const fitting = boards.filter((board) => board.players.includes(players)).length;
    const reason = `${fitting} boards are for ${players} players, not one`;
    return fitting === 1 ? [] : [{ path: `${path}.boards`, reason, code: 'boards-for', values: { players, count: fitting } }];
  });
  const unknown = areasInOrder.flatMap((area, i) =>
    boards.some(({ spaces }) => spaces.some((space) => space.area === area))
      ? []
      : [noSuch(`${path}.areasInOrder[${i}]`, 'area', area)],
  );
  return [...counts, ...unknown, ...boards.flatMap((board, b) => spaceFaults(board, areasInOrder, `${path}.boards[${b}]`))];
}

function spaceFaults(board: BoardData, areasInOrder: readonly string[], path: string): SetUpFault[] {
  const { spaces, players, coverTiles = [], groupLimits = {} } = board;
  const limits = Object.keys(groupLimits).flatMap((group) =>
    spaces.some((space) => space.group === group)
      ? []
      : [{ path: `${path}.groupLimits.${group}`, reason: 'no space is of this group', code: 'group-unused', values: { group } }],
  );
  const covers = coverTiles.flatMap((tile, t) => [
    ...tile.players.flatMap((count, i) =>
      players.includes(count)
        ? []
        : [
            {
              path: `${path}.coverTiles[${t}].players[${i}]`,
              reason: `the board is not for ${count}`,
              code: 'board-not-for',
              values: { players: count },
            },
          ],
    ),
    ...tile.covers.flatMap((id, i) => coverFault(spaces, id, `${path}.coverTiles[${t}].covers[${i}]`)),
  ]);
  const covered = coverTiles.flatMap(({ covers: ids }) => ids);
  const isOpen = spaces.some((space) => !covered.includes(space.id) && isSureGain(space, areasInOrder));
  const never = {
    path: `${path}.spaces`,
    reason: 'none gives money or fame for nothing, so a game might never end',
    code: 'no-free-gain',
  };
  return [...uniqueFaults(spaces, `${path}.spaces`), ...limits, ...covers, ...(isOpen ? [] : [never])];
}

function coverFault(spaces: readonly SpaceData[], id: string, path: string): SetUpFault[] {
  const space = spaces.find((one) => one.id === id);
  if (!space) return [noSuch(path, 'space', id)];
  return space.group === CHAMBERS
    ? [{ path, reason: 'a chamber stays open, because other effects give its action', code: 'chamber-covered' }]
    : [];
}

/** Whether a space always moves a player closer to the end, whatever they own. */
function isSureGain({ area, cost = {}, effects }: SpaceData, areasInOrder: readonly string[]): boolean {
  const isFree = Object.keys(cost).length === 0 && !areasInOrder.includes(area);
  return isFree && effects.some(({ kind, per }) => (kind === 'money' || kind === 'fame') && per === undefined);
}

function provinceFaults({ provinceBoard }: Edition, path: string): SetUpFault[] {
  const { columns, rows, residence, notBuildable, interior, yields } = provinceBoard;
  const cells = cellNames(provinceBoard);
  const missing = (id: string, at: string): SetUpFault[] => (cells.includes(id) ? [] : [noSuch(`${path}.${at}`, 'cell', id)]);
  const unusable = (id: string, at: string): SetUpFault[] =>
    id === residence || notBuildable.includes(id)
      ? [{ path: `${path}.${at}`, reason: 'nothing can be built there', code: 'not-buildable' }]
      : [];
  const repeated = (list: readonly (string | number)[], at: string): SetUpFault[] =>
    list.flatMap((one, i) => (list.indexOf(one) < i ? [twice(`${path}.${at}[${i}]`, one)] : []));
  const crowded = (list: readonly unknown[], at: string, what: string): SetUpFault[] =>
    list.length > MOST_BITS ? [tooMany(at, list.length, `has ${list.length} ${what}, more than ${MOST_BITS}`)] : [];
  return [
    ...crowded(cells, path, 'cells'),
    ...crowded(yields, `${path}.yields`, 'yields'),
    ...repeated(columns, 'columns'),
    ...repeated(rows, 'rows'),
    ...missing(residence, 'residence'),
    ...notBuildable.flatMap((id, i) => missing(id, `notBuildable[${i}]`)),
    ...interior.flatMap((id, i) => [...missing(id, `interior[${i}]`), ...unusable(id, `interior[${i}]`)]),
    ...yields.flatMap(({ touches }, y) => touches.flatMap(({ cell }, t) => missing(cell, `yields[${y}].touches[${t}].cell`))),
    ...uniqueFaults(yields, `${path}.yields`),
  ];
}

function trackFaults({ tracks }: Edition, path: string): SetUpFault[] {
  const { meet, moneyPerFame, fame, money } = tracks;
  const lengths = [
    {
      at: 'fame.spaces',
      code: 'fame-length',
      is: fame.spaces,
      wanted: meet - 1,
      why: 'one less than the sum at which the markers meet',
    },
    {
      at: 'money.spaces',
      code: 'money-length',
      is: money.spaces,
      wanted: moneyPerFame * fame.spaces,
      why: 'as many as lie beside the fame track',
    },
  ];
  return [
    ...lengths.flatMap(({ at, code, is, wanted, why }) =>
      is === wanted
        ? []
        : [{ path: `${path}.${at}`, reason: `${is} is not ${wanted}, ${why}`, code, values: { value: is, wanted } }],
    ),
    ...TRACKS.flatMap((name) => thresholdFaults(tracks[name], `${path}.${name}`)),
  ];
}

function thresholdFaults({ spaces, worker, bonuses }: Edition['tracks']['fame'], path: string): SetUpFault[] {
  const beyond = { reason: `is behind the end of the track, ${spaces}`, code: 'beyond-track', values: { last: spaces } };
  return [
    ...(worker > spaces ? [{ path: `${path}.worker`, ...beyond }] : []),
    ...bonuses.flatMap(({ space }, i) => (space > spaces ? [{ path: `${path}.bonuses[${i}].space`, ...beyond }] : [])),
    ...bonuses.flatMap(({ space }, i) =>
      bonuses.slice(0, i).some((earlier) => earlier.space >= space)
        ? [notAscending(`${path}.bonuses[${i}].space`, space, `${space} is not above the bonus before it`)]
        : [],
    ),
  ];
}

function numberFaults({ start, limits, river, dice }: Edition, path: string): SetUpFault[] {
  const atMost = (value: number, most: number, at: string): SetUpFault[] =>
    value <= most
      ? []
      : [{ path: `${path}.${at}`, reason: `${value} is more than ${most}`, code: 'above', values: { value, most } }];
  const atLeast = (value: number, least: number, at: string): SetUpFault[] =>
    value >= least
      ? []
      : [{ path: `${path}.${at}`, reason: `${value} is less than ${least}`, code: 'below', values: { value, least } }];
  return [
    ...atMost(start.karma, limits.karma, 'start.karma'),
    ...atMost(start.buildingLevel, limits.buildingLevel, 'start.buildingLevel'),
    ...atMost(limits.baseWorkers, limits.workers, 'limits.baseWorkers'),
    ...atMost(limits.workers, start.workers + Object.keys(WAITING).length, 'limits.workers'),
    ...atMost(start.workers, limits.baseWorkers, 'start.workers'),
    ...atMost(river.bridgeAfter, river.spaces.length - 1, 'river.bridgeAfter'),
    ...atLeast(dice.perColour, MOST_PLAYERS, 'dice.perColour'),
  ];
}
