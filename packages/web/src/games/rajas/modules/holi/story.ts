import type { Seat } from '@durbar/engine';
import { COLOURS, colourOf, faceOf } from '@durbar/rajas/vocabulary';
import { type Face, type Journey, NOWHERE, type PlaceName, type Told } from '../../../../story/beat.ts';
import type { Resting } from '../../../../story/stage.ts';
import { LETTERS } from '../../pieces/pictures.ts';
import { colourName, dieFace, kaliPlace, seatPlace, stoneFace, supplyPlace, YIELD_BACK, yieldPlace } from '../../story/names.ts';
import type { Amends, Beats, FactOf, RajasScene, StoryPart } from '../../story/part.ts';
import type { RajasDescription, RajasView } from '../../types.ts';

export const HOLI_TILE: Face = 'Holi tile';
export const holiPlace = (tile: number): PlaceName => `holi:${tile}`;
export const heldPlace = (seat: Seat): PlaceName => `holi-held:${seat}`;
export const CLOTH: PlaceName = 'holi-cloth';
export const holiFace = (id: string): Face => (id === '' ? HOLI_TILE : `${HOLI_TILE} ${id}`);
const pilePlace = (colour: string): PlaceName => `holi-pile:${colour}`;
/** Which dice on Kali are recoloured. */
const dyedPlace = (seat: Seat): PlaceName => `dyed:${seat}`;
const dyedFace = (die: string, own: string): Face => `dyed ${die} ${own}`;

const nameOf = (kind: number): string => `${LETTERS[colourName(colourOf(kind))]}${faceOf(kind)}`;
const stoneOf = (die: string): (typeof COLOURS)[number] => COLOURS.find((colour) => die.startsWith(LETTERS[colour])) ?? 'blue';

const beats: Beats<
  | 'holi/tile-laid'
  | 'holi/triggered'
  | 'holi/festival'
  | 'holi/die-laid'
  | 'holi/die-taken'
  | 'holi/dice-left'
  | 'holi/gift'
  | 'holi/yield-chosen'
  | 'holi/yield-drawn'
  | 'holi/tile-given'
  | 'holi/recoloured'
> = {
  'holi/tile-laid': ({ tile, id }) => ({
    verb: 'lay',
    ms: 180,
    stagger: 40,
    start: 'stock',
    weight: 1,
    sound: 'card',
    softer: 8,
    journeys: [{ face: HOLI_TILE, from: holiPlace(tile), to: holiPlace(tile), becomes: holiFace(id) }],
  }),
  'holi/triggered': ({ seat, tile }) => ({
    verb: 'light',
    ms: 300,
    weight: 3,
    sound: 'bell',
    seat,
    isEffect: true,
    focus: holiPlace(tile),
  }),
  'holi/festival': ({ seat, tile }) => ({
    verb: 'call',
    ms: 400,
    weight: 3,
    sound: 'trumpet',
    seat,
    ribbon: true,
    cause: holiPlace(tile),
  }),
  'holi/die-laid': ({ seat, colour, die }) => ({
    verb: 'throw',
    ms: 300,
    stagger: 70,
    sound: 'dice',
    seat,
    journeys: [{ face: stoneFace(colourName(colour)), from: supplyPlace(colourName(colour)), to: CLOTH, becomes: dieFace(die) }],
  }),
  'holi/die-taken': ({ seat, kind, die }) => ({
    verb: 'fly',
    ms: 260,
    sound: 'die',
    seat,
    journeys: [{ face: dieFace(die), from: CLOTH, to: kaliPlace(seat) }],
    sum: { gain: [{ symbol: 'icon-die', tone: `s-${colourName(colourOf(kind))}`, count: 1, text: String(faceOf(kind)) }] },
  }),
  'holi/dice-left': ({ dice }) => ({
    verb: 'clear',
    ms: 220,
    start: 'stock',
    weight: 1,
    sound: 'die',
    softer: 8,
    journeys: dice.map((die) => ({
      face: dieFace(die),
      from: CLOTH,
      to: supplyPlace(stoneOf(die)),
      becomes: stoneFace(stoneOf(die)),
    })),
  }),
  'holi/gift': ({ seat }) => ({ verb: 'fly', ms: 280, sound: 'silk', seat, focus: seatPlace(seat) }),
  'holi/yield-chosen': ({ seat, id }) => ({
    verb: 'light',
    ms: 180,
    weight: 1,
    seat,
    focus: yieldPlace(seat, id),
    cause: yieldPlace(seat, id),
  }),
  'holi/yield-drawn': ({ seat, tile }, { game }) => ({
    verb: 'draw',
    ms: 340,
    sound: 'card',
    seat,
    journeys: [{ face: YIELD_BACK, from: pilePlace(game.yieldTiles[tile]?.colour ?? ''), to: NOWHERE, via: [seatPlace(seat)] }],
    sum: { gain: [{ symbol: 'icon-star', count: 1 }] },
    cause: seatPlace(seat),
  }),
  'holi/tile-given': ({ seat, tile }, { faces }) => ({
    verb: 'fly',
    ms: 300,
    sound: 'card',
    seat,
    journeys: faces(holiPlace(tile)).map((face) => ({ face, from: holiPlace(tile), to: heldPlace(seat), becomes: HOLI_TILE })),
    sum: { gain: [{ symbol: 'die-any', count: 1 }] },
  }),
  'holi/recoloured': recoloured,
};

/** A Holi tile leaves, and a die on Kali changes its colour. */
function recoloured({ seat, from, to }: FactOf<'holi/recoloured'>, scene: RajasScene): Told {
  const dyed = dyedAs(scene, seat, from);
  const own = dyed?.split(' ').at(-1) ?? stoneOf(from);
  const after = own === stoneOf(to) ? NOWHERE : dyedPlace(seat);
  const marks: readonly Journey[] =
    dyed === undefined
      ? [{ face: dyedFace(to, own), from: NOWHERE, to: after }]
      : [{ face: dyed, from: dyedPlace(seat), to: after, becomes: dyedFace(to, own) }];
  return {
    verb: 'turn',
    ms: 380,
    sound: 'petal',
    seat,
    journeys: [
      { face: HOLI_TILE, from: heldPlace(seat), to: NOWHERE, via: [kaliPlace(seat)] },
      { face: dieFace(from), from: kaliPlace(seat), to: kaliPlace(seat), becomes: dieFace(to) },
      ...marks,
    ],
    sum: { cost: [{ symbol: 'die-any', count: 1 }] },
  };
}

/** Among dice that look alike, the recoloured one goes first. */
function dyedAs(scene: RajasScene, seat: Seat, die: string): Face | undefined {
  return scene.faces(dyedPlace(seat)).find((face) => face.startsWith(dyedFace(die, '')));
}

/** GB2-HOLI-22: a die that leaves regains its true colour. */
function leaving(told: Told, { seat, die }: FactOf<'die-paid' | 'die-returned'>, scene: RajasScene): Told {
  const dyed = dyedAs(scene, seat, die);
  const own = COLOURS.find((colour) => dyed?.endsWith(` ${colour}`));
  if (dyed === undefined || own === undefined) return told;
  const journeys = (told.journeys ?? []).map((journey) =>
    journey.face === dieFace(die) ? { ...journey, to: supplyPlace(own), becomes: stoneFace(own) } : journey,
  );
  return { ...told, journeys: [...journeys, { face: dyed, from: dyedPlace(seat), to: NOWHERE }] };
}

const amends: Amends = {
  'die-paid': leaving,
  'die-returned': leaving,
  /** A die rolled again keeps the colour it shows. */
  'die-rerolled': (told, { seat, colour, from, die }, scene) => {
    const dyed = dyedAs(scene, seat, `${LETTERS[colourName(colour)]}${from}`);
    if (dyed === undefined) return told;
    const becomes = dyedFace(die, dyed.split(' ').at(-1) ?? '');
    return { ...told, journeys: [...(told.journeys ?? []), { face: dyed, from: dyedPlace(seat), to: dyedPlace(seat), becomes }] };
  },
};

function stage({ modules: { holi } }: RajasView, { yieldTiles }: RajasDescription): readonly Resting[] {
  if (!holi) return [];
  return [
    ...holi.tiles.flatMap((holder, tile): Resting[] => {
      if (holder >= 0) return [[heldPlace(holder), HOLI_TILE]];
      return holder === GONE ? [] : [[holiPlace(tile), holiFace(holi.spaces[tile]?.back ?? '')]];
    }),
    ...holi.dice.map((kind): Resting => [CLOTH, dieFace(nameOf(kind))]),
    ...holi.recoloured.map(({ seat, die, own }): Resting => [dyedPlace(seat), dyedFace(nameOf(die), colourName(own))]),
    ...holi.piles.map((count, tile): Resting => [pilePlace(yieldTiles[tile]?.colour ?? ''), YIELD_BACK, count]),
  ];
}

const GONE = -3;

export const holiStory = {
  beats,
  stage,
  amends,
  interludes: ['holi/festival'],
  strongest: ['holi/festival'],
  seatPlaces: ['holi-held', 'dyed'],
  symbols: { [HOLI_TILE]: { symbol: 'holi-splash' } },
} satisfies StoryPart;
