import type { SetUpFault } from '@durbar/engine';
import { cellNames } from './compile/province.ts';
import { CHAMBERS } from './compile/spaces.ts';
import type { BoardData, Edition, SpaceData } from './edition.ts';
import { EDITION, GAIN, uniqueFaults } from './edition-shape.ts';
import { moduleShapes } from './modules/index.ts';
import { MOST_BITS } from './numbers.ts';
import { TRACKS, WAITING } from './words.ts';

/** Everyone begins with a die of each colour (RAJ-SETUP-13). */
const MOST_PLAYERS = 4;

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
    ...moduleFaults(edition, `${path}.modules`),
  ];
}

function boardFaults({ boards, areasInOrder }: Edition, path: string): SetUpFault[] {
  const counts = [2, 3, 4].flatMap((players) => {
    const fitting = boards.filter((board) => board.players.includes(players)).length;
    return fitting === 1 ? [] : [{ path: `${path}.boards`, reason: `${fitting} boards are for ${players} players, not one` }];
  });
  const unknown = areasInOrder.flatMap((area, i) =>
    boards.some(({ spaces }) => spaces.some((space) => space.area === area))
      ? []
      : [{ path: `${path}.areasInOrder[${i}]`, reason: `there is no area ${JSON.stringify(area)}` }],
  );
  return [...counts, ...unknown, ...boards.flatMap((board, b) => spaceFaults(board, areasInOrder, `${path}.boards[${b}]`))];
}

function spaceFaults(board: BoardData, areasInOrder: readonly string[], path: string): SetUpFault[] {
  const { spaces, players, coverTiles = [], groupLimits = {} } = board;
  const limits = Object.keys(groupLimits).flatMap((group) =>
    spaces.some((space) => space.group === group)
      ? []
      : [{ path: `${path}.groupLimits.${group}`, reason: 'no space is of this group' }],
  );
  const covers = coverTiles.flatMap((tile, t) => [
    ...tile.players.flatMap((count, i) =>
      players.includes(count)
        ? []
        : [{ path: `${path}.coverTiles[${t}].players[${i}]`, reason: `the board is not for ${count}` }],
    ),
    ...tile.covers.flatMap((id, i) => coverFault(spaces, id, `${path}.coverTiles[${t}].covers[${i}]`)),
  ]);
  const covered = coverTiles.flatMap(({ covers: ids }) => ids);
  const isOpen = spaces.some((space) => !covered.includes(space.id) && isSureGain(space, areasInOrder));
  const never = { path: `${path}.spaces`, reason: 'none gives money or fame for nothing, so a game might never end' };
  return [...uniqueFaults(spaces, `${path}.spaces`), ...limits, ...covers, ...(isOpen ? [] : [never])];
}

function coverFault(spaces: readonly SpaceData[], id: string, path: string): SetUpFault[] {
  const space = spaces.find((one) => one.id === id);
  if (!space) return [{ path, reason: `there is no space ${JSON.stringify(id)}` }];
  return space.group === CHAMBERS ? [{ path, reason: 'a chamber stays open, because other effects give its action' }] : [];
}

/** Whether a space always moves a player closer to the end, whatever they own. */
function isSureGain({ area, cost = {}, effects }: SpaceData, areasInOrder: readonly string[]): boolean {
  const isFree = Object.keys(cost).length === 0 && !areasInOrder.includes(area);
  return isFree && effects.some(({ kind, per }) => (kind === 'money' || kind === 'fame') && per === undefined);
}

function provinceFaults({ provinceBoard }: Edition, path: string): SetUpFault[] {
  const { columns, rows, residence, notBuildable, interior, yields } = provinceBoard;
  const cells = cellNames(provinceBoard);
  const missing = (id: string, at: string): SetUpFault[] =>
    cells.includes(id) ? [] : [{ path: `${path}.${at}`, reason: `there is no cell ${JSON.stringify(id)}` }];
  const unusable = (id: string, at: string): SetUpFault[] =>
    id === residence || notBuildable.includes(id) ? [{ path: `${path}.${at}`, reason: 'nothing can be built there' }] : [];
  const twice = (list: readonly (string | number)[], at: string): SetUpFault[] =>
    list.flatMap((one, i) =>
      list.indexOf(one) < i ? [{ path: `${path}.${at}[${i}]`, reason: `${one} stands here twice` }] : [],
    );
  const tooMany = (list: readonly unknown[], at: string, what: string): SetUpFault[] =>
    list.length > MOST_BITS ? [{ path: at, reason: `has ${list.length} ${what}, more than ${MOST_BITS}` }] : [];
  return [
    ...tooMany(cells, path, 'cells'),
    ...tooMany(yields, `${path}.yields`, 'yields'),
    ...twice(columns, 'columns'),
    ...twice(rows, 'rows'),
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
    { at: 'fame.spaces', is: fame.spaces, wanted: meet - 1, why: 'one less than the sum at which the markers meet' },
    { at: 'money.spaces', is: money.spaces, wanted: moneyPerFame * fame.spaces, why: 'as many as lie beside the fame track' },
  ];
  return [
    ...lengths.flatMap(({ at, is, wanted, why }) =>
      is === wanted ? [] : [{ path: `${path}.${at}`, reason: `${is} is not ${wanted}, ${why}` }],
    ),
    ...TRACKS.flatMap((name) => thresholdFaults(tracks[name], `${path}.${name}`)),
  ];
}

function thresholdFaults({ spaces, worker, bonuses }: Edition['tracks']['fame'], path: string): SetUpFault[] {
  const reason = `is behind the end of the track, ${spaces}`;
  return [
    ...(worker > spaces ? [{ path: `${path}.worker`, reason }] : []),
    ...bonuses.flatMap(({ space }, i) => (space > spaces ? [{ path: `${path}.bonuses[${i}].space`, reason }] : [])),
    ...bonuses.flatMap(({ space }, i) =>
      bonuses.slice(0, i).some((earlier) => earlier.space >= space)
        ? [{ path: `${path}.bonuses[${i}].space`, reason: `${space} is not above the bonus before it` }]
        : [],
    ),
  ];
}

function numberFaults({ start, limits, river, dice }: Edition, path: string): SetUpFault[] {
  const atMost = (value: number, most: number, at: string): SetUpFault[] =>
    value <= most ? [] : [{ path: `${path}.${at}`, reason: `${value} is more than ${most}` }];
  const atLeast = (value: number, least: number, at: string): SetUpFault[] =>
    value >= least ? [] : [{ path: `${path}.${at}`, reason: `${value} is less than ${least}` }];
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

function moduleFaults({ modules = {} }: Edition, path: string): SetUpFault[] {
  const shapes = moduleShapes(GAIN);
  return Object.entries(modules).flatMap(([id, data]) => {
    const check = shapes[id];
    return check ? check(data, `${path}.${id}`) : [{ path: `${path}.${id}`, reason: 'there is no such module' }];
  });
}
