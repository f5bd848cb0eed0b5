import type { SymbolPicture } from '../../../reference/picture.ts';
import type { BonusTile, CardFace, CityModel, CourtSymbol, Good, Palace, RoadModel, Suit } from '../model/model.ts';

/** What the reference of Taj Mahal shows, drawn with the pieces of its table. */
export type TajPicture =
  | { readonly kind: 'cards'; readonly faces: readonly CardFace[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly { readonly number: number; readonly goods: readonly Good[] }[] }
  | { readonly kind: 'board'; readonly cities: readonly CityModel[]; readonly roads: readonly RoadModel[] };

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly bonus?: BonusTile;
  readonly palaces?: readonly Palace[];
}

const own: Palace = { colour: 'crimson', crowned: false, ghost: false };
const other: Palace = { colour: 'teal', crowned: false, ghost: false };
const crowned: Palace = { colour: 'crimson', crowned: true, ghost: false };

function card(suit: Suit, ...symbols: CourtSymbol[]): CardFace {
  return { suit, symbols };
}

function special(token: CourtSymbol, effect: 'symbol' | 'points' | 'free-colour', ...symbols: CourtSymbol[]): CardFace {
  return { suit: 'special', symbols, special: { effect, points: 2, token } };
}

function symbols(...names: SymbolPicture['symbols']): SymbolPicture {
  return { kind: 'symbols', symbols: names };
}

function cards(...faces: CardFace[]): TajPicture {
  return { kind: 'cards', faces };
}

/** Cities with roads between them, by index; a road belongs to a player if both ends do. */
function board(spots: readonly Spot[], ways: readonly (readonly [from: number, to: number])[] = []): TajPicture {
  const cities = spots.map(({ name, x, y, bonus, palaces = [] }, number): CityModel => {
    return { number, name, x, y, bonus, palaces, province: 0, isFortress: bonus !== undefined, isLit: false, title: name };
  });
  const roads = ways.flatMap(([from, to]): readonly RoadModel[] => {
    const [start, end] = [cities[from], cities[to]];
    if (!start || !end) return [];
    const owners = start.palaces
      .map(({ colour }) => colour)
      .filter((colour) => end.palaces.some((palace) => palace.colour === colour));
    return [{ from: [start.x, start.y], to: [end.x, end.y], owners, ghost: undefined }];
  });
  return { kind: 'board', cities, roads };
}

const plusElephant = special('general', 'symbol', 'elephant');
const plusMogul = special('monk', 'symbol', 'mogul');
const plusPoints = special('princess', 'points');
const freeColour = special('vizier', 'free-colour');

const BONUSES: readonly BonusTile[] = [
  { type: 'points', points: 2, isTaj: false },
  { type: 'cards' },
  { type: 'good', good: 'tea' },
  { type: 'good', good: 'gems' },
];

export const PICTURES: Readonly<Record<string, TajPicture | SymbolPicture>> = {
  map: board(
    [
      { name: 'Delhi', x: 60, y: 50 },
      { name: 'Lahore', x: 170, y: 40, bonus: { type: 'good', good: 'spices' } },
      { name: 'Ajmer', x: 90, y: 130, palaces: [own] },
      { name: 'Bikaner', x: 210, y: 130, palaces: [own] },
      { name: 'Surat', x: 310, y: 70, palaces: [other] },
    ],
    [
      [0, 1],
      [0, 2],
      [2, 3],
      [1, 3],
      [3, 4],
    ],
  ),
  city: board([
    { name: 'Delhi', x: 50, y: 60 },
    { name: 'Ajmer', x: 150, y: 60, palaces: [own] },
    { name: 'Surat', x: 270, y: 60, palaces: [other, crowned] },
  ]),
  fortress: board([
    { name: 'Lahore', x: 60, y: 55, bonus: { type: 'good', good: 'spices' } },
    { name: 'Kabul', x: 180, y: 55, bonus: { type: 'points', points: 2, isTaj: false } },
  ]),
  'taj-tile': board([{ name: 'Agra', x: 70, y: 55, bonus: { type: 'points', points: 4, isTaj: true } }]),
  palaces: board([
    { name: '', x: 50, y: 50, palaces: [own] },
    { name: '', x: 130, y: 50, palaces: [other] },
    { name: '', x: 210, y: 50, palaces: [{ ...own, colour: 'saffron' }] },
  ]),
  'crown-palace': board([
    { name: 'Delhi', x: 60, y: 60, palaces: [crowned] },
    { name: 'Surat', x: 190, y: 60, palaces: [other, crowned] },
  ]),
  connection: board(
    [
      { name: 'A', x: 60, y: 70, palaces: [own] },
      { name: 'B', x: 160, y: 45, palaces: [own] },
      { name: 'C', x: 260, y: 70, palaces: [own, other] },
      { name: 'D', x: 360, y: 45, palaces: [other] },
    ],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ),
  'bonus-tiles': board([
    ...BONUSES.map((bonus, index) => ({ name: '', x: 45 + index * 78, y: 45, bonus })),
    { name: '', x: 362, y: 45, bonus: { type: 'points', points: 4, isTaj: true } },
  ]),
  'province-tile': {
    kind: 'tiles',
    tiles: [
      { number: 1, goods: ['rice'] },
      { number: 4, goods: ['rice', 'tea'] },
      { number: 10, goods: ['spices', 'gems'] },
    ],
  },
  'colour-cards': cards(
    card('red', 'vizier', 'elephant'),
    card('yellow', 'princess', 'monk'),
    card('green', 'elephant', 'elephant'),
    card('violet', 'mogul', 'general'),
  ),
  'white-cards': cards(card('white', 'elephant'), card('white', 'mogul')),
  'special-cards': cards(plusElephant, plusMogul, plusPoints, freeColour),
  'plus-elephant': cards(plusElephant),
  'plus-mogul': cards(plusMogul),
  'plus-points': cards(plusPoints),
  'free-colour': cards(freeColour),
  plays: cards(card('red', 'vizier', 'elephant'), card('white', 'elephant'), plusPoints),
  'last-hand': cards(
    plusPoints,
    card('white', 'elephant'),
    card('white', 'monk'),
    card('red', 'vizier', 'elephant'),
    card('red', 'general', 'monk'),
    card('red', 'elephant', 'elephant'),
  ),
  goods: symbols('good-rice', 'good-tea', 'good-spice', 'good-gems'),
  vizier: symbols('court-vizier'),
  general: symbols('court-general'),
  monk: symbols('court-monk'),
  princess: symbols('court-princess'),
  mogul: symbols('court-crown'),
  elephant: symbols('court-elephant'),
};
