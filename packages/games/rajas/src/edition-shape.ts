import { type SetUpFault, shape } from '@durbar/engine';
import { ABOUT } from '@durbar/engine/edition';
import { SAIL } from './choices.ts';
import { MOST_BITS } from './numbers.ts';
import { MOST_DICE } from './rules/packed.ts';
import { ANIMALS, BUILDINGS, COLOURS, EDGES, GOODS, ROADS, YIELD_COLOURS } from './words.ts';

/** Upper bound for any count in an edition; more would fit neither the table nor the evening. */
export const MOST = 99;
const MOST_FAME_SPACES = 200;
const MOST_MARKET_VALUE = 30;

export function uniqueFaults(parts: readonly { readonly id: string }[], path: string): SetUpFault[] {
  const ids = parts.map(({ id }) => id);
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [twice(`${path}[${index}].id`, id)] : []));
}

/** Something that may stand in a list only once. */
export function twice(path: string, value: string | number): SetUpFault {
  return { path, reason: `${JSON.stringify(value)} stands here twice`, code: 'twice', values: { value } };
}

/** A name that nothing in the edition has. */
export function noSuch(path: string, kind: string, value: string): SetUpFault {
  return { path, reason: `there is no ${kind} ${JSON.stringify(value)}`, code: 'no-such', values: { value } };
}

/** More than fit into one number of the compiled game. */
export function tooMany(path: string, count: number, reason: string): SetUpFault {
  return { path, reason, code: 'too-many', values: { count, most: MOST_BITS } };
}

export function notAscending(path: string, value: number, reason: string): SetUpFault {
  return { path, reason, code: 'not-ascending', values: { value } };
}

const whole = (min: number, max = MOST): shape.Shape => shape.integer({ min, max });
const texts = shape.array(shape.text());
const players = shape.array(whole(2, 4), { min: 1 });

/** Which parameters belong to which kind of gain is checked against the rules in play (edition-checks.ts). */
export const GAIN = shape.object(
  { kind: shape.text() },
  {
    amount: whole(1),
    per: shape.text(),
    every: whole(1),
    colour: shape.oneOf(COLOURS),
    colours: shape.array(shape.oneOf(COLOURS), { min: 1 }),
    max: shape.either(whole(1), shape.oneOf(['die'])),
    goods: shape.oneOf([...GOODS, 'different', 'one', 'any']),
    actions: shape.array(shape.text(), { min: 1 }),
    late: shape.flag(),
    optional: shape.flag(),
  },
);

const SPACE = shape.object(
  { id: shape.text(), area: shape.text(), effects: shape.array(GAIN, { min: 1 }) },
  {
    group: shape.text(),
    cost: shape.object(
      {},
      {
        money: whole(1),
        die: shape.oneOf(['any', 'valued']),
        colour: shape.oneOf(COLOURS),
        values: shape.array(whole(1, 6), { min: 1 }),
      },
    ),
  },
);

const BOARD = shape.object(
  { players, spaces: shape.array(SPACE, { min: 1 }) },
  { coverTiles: shape.array(shape.object({ players, covers: texts })), groupLimits: shape.record(whole(1)) },
);

const space = shape.integer({ min: 1 });
const TRACK = shape.object({
  spaces: space,
  worker: space,
  bonuses: shape.array(shape.object({ space, gain: GAIN })),
});

const MARKET = shape.object({ good: shape.oneOf(GOODS), value: whole(1, MOST_MARKET_VALUE) });

const TILE = shape.object({
  id: shape.text(),
  colour: shape.oneOf(COLOURS),
  back: shape.oneOf(ANIMALS),
  price: whole(1),
  road: shape.oneOf(ROADS),
  buildings: shape.array(shape.oneOf(BUILDINGS), { max: 2 }),
  markets: shape.array(MARKET, { max: 2 }),
});

const PROVINCE_BOARD = shape.object({
  columns: shape.array(shape.text(), { min: 1 }),
  rows: shape.array(whole(1), { min: 1 }),
  residence: shape.text(),
  residenceRoads: shape.array(shape.oneOf(EDGES), { min: 1 }),
  notBuildable: texts,
  interior: texts,
  yields: shape.array(
    shape.object({
      id: shape.text(),
      touches: shape.array(shape.object({ cell: shape.text(), edge: shape.oneOf(EDGES) }), { min: 1 }),
      front: GAIN,
      back: GAIN,
      colour: shape.oneOf(YIELD_COLOURS),
    }),
  ),
});

/** The edition with the component data of the given modules. */
export function editionShape(modules: shape.Shapes): shape.Shape {
  return shape.object(
    {
      dice: shape.object({ perColour: whole(1, MOST_DICE) }),
      tracks: shape.object({ meet: whole(2, MOST_FAME_SPACES + 1), moneyPerFame: whole(1, 9), fame: TRACK, money: TRACK }),
      start: shape.object({
        money: shape.array(whole(0), { min: 4, max: 4 }),
        karma: whole(0),
        workers: whole(1),
        buildingLevel: whole(0),
      }),
      limits: shape.object({
        karma: whole(0),
        buildingLevel: whole(1),
        workers: whole(1),
        baseWorkers: whole(1),
        kali: shape.object({ front: whole(4, MOST_DICE), back: whole(4, MOST_DICE) }),
      }),
      areasInOrder: texts,
      boards: shape.array(BOARD, { min: 1 }),
      provinceTiles: shape.array(TILE, { min: 1 }),
      provinceBoard: PROVINCE_BOARD,
      river: shape.object({ bridgeAfter: whole(0), spaces: shape.array(GAIN, { min: 2, max: SAIL.length - 1 }) }),
      yieldTiles: shape.array(
        shape.object({ id: shape.text(), colour: shape.oneOf(YIELD_COLOURS), count: whole(1), gain: GAIN }),
      ),
    },
    { about: ABOUT, provenance: shape.record(shape.text()), modules: shape.object({}, modules) },
  );
}
