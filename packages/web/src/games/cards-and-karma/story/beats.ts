import type { Token } from '@durbar/cards-and-karma/vocabulary';
import {
  type BeatTable,
  type Item,
  type Journey,
  NOWHERE,
  type Scene,
  SILENT,
  type SoundName,
  type Told,
} from '../../../story/beat.ts';
import { GAIN_PICTURES, stoneOf } from '../pieces/pictures.ts';
import type { Fact, Game } from '../types.ts';
import { cardFace, elephant, rowOf } from './stage.ts';

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;
type KarmaScene = Scene<Game>;

const TOKEN_SOUNDS: Readonly<Record<Token, SoundName>> = { fame: 'bell', coins: 'coin', karma: 'petal', administrators: 'wood' };
const ROW_SOUNDS = { building: 'stone', ship: 'water', goods: 'silk', palace: 'card' } as const;

/** The beat of each fact. */
export const beats: BeatTable<Game, Fact> = {
  'start-player-named': ({ seat }) => ({
    verb: 'pass',
    ms: 300,
    sound: 'bell',
    seat,
    journeys: [{ face: elephant(1), from: NOWHERE, to: `start:${seat}` }],
  }),
  'track-card-laid': ({ seat, position }) => ({
    verb: 'lay',
    ms: 260,
    sound: 'card',
    softer: 4,
    seat,
    journeys: [{ face: 'laid', from: NOWHERE, to: `track:${seat}:${position}` }],
  }),
  'tracks-shown': () => ({ verb: 'turn', ms: 420, sound: 'card' }),
  'card-turned-up': ({ card }) => stock('turn', 200, 10, [{ face: 'back', from: 'pile', to: 'pile', becomes: cardFace(card) }]),
  'card-laid': ({ card, slot }) => ({
    ...stock('draw', 240, 8, [{ face: cardFace(card), from: 'pile', to: `grid:${slot}` }]),
    stagger: 45,
  }),
  'discards-shuffled': (_fact, scene) =>
    stock(
      'mix',
      300,
      8,
      scene.faces('discards').map((face) => ({ face, from: 'discards', to: 'pile', becomes: 'back' })),
    ),
  'die-drawn': ({ seat, card }, { game }) => ({
    verb: 'draw',
    ms: 300,
    stagger: 70,
    sound: 'card',
    seat,
    journeys: [{ face: cardFace(card), from: 'pile', to: `hand:${seat}` }],
    sum: { gain: [dieItem(game, card)] },
  }),
  'die-taken': ({ seat, card }, scene) => ({
    verb: 'draw',
    ms: 340,
    stagger: 70,
    sound: 'card',
    seat,
    journeys: [{ face: cardFace(card), from: placeOf(scene, card), to: `hand:${seat}` }],
    sum: { gain: [dieItem(scene.game, card)] },
  }),
  'number-seen': ({ seat, number }) =>
    number === 0 ? undefined : { verb: 'light', ms: 260, start: 'with', sound: 'die', softer: 4, seat, focus: `hand:${seat}` },
  'number-shown': SILENT,
  'die-discarded': ({ seat, card }, { game }) => ({
    verb: 'pay',
    ms: 260,
    stagger: 60,
    weight: 1,
    sound: 'card',
    softer: 4,
    seat,
    journeys: [{ face: cardFace(card), from: `hand:${seat}`, to: 'discards' }],
    sum: { cost: [dieItem(game, card)] },
  }),
  paid,
  'card-taken': ({ seat, card }, scene) => taken(seat, card, placeOf(scene, card), 240),
  'top-card-taken': ({ seat, card }) => taken(seat, card, 'pile', 280),
  'card-placed': ({ seat, card }, { game }) => ({
    verb: 'lay',
    ms: 320,
    sound: ROW_SOUNDS[game.cards[card]?.kind ?? 'goods'],
    seat,
    isEffect: true,
    journeys: [{ face: cardFace(card), from: 'resolving', to: rowOf(seat, game, card) }],
    cause: rowOf(seat, game, card),
  }),
  'palace-card-discarded': ({ seat, card }) => ({
    verb: 'clear',
    ms: 240,
    weight: 1,
    sound: 'card',
    softer: 6,
    seat,
    journeys: [{ face: cardFace(card), from: 'resolving', to: 'discards' }],
  }),
  'ships-discarded': ({ seat, cards }, { game }) => cleared(seat, cards, game, 'water'),
  gained: ({ seat, token, amount }, { cause }) => ({
    verb: 'earn',
    ms: 280,
    stagger: 60,
    sound: token === 'coins' && amount > 3 ? 'coins' : TOKEN_SOUNDS[token],
    seat,
    isEffect: cause !== undefined,
    journeys: [tokens(seat, token, amount, cause ?? NOWHERE, 'gain')],
    sum: { gain: [{ symbol: GAIN_PICTURES[token], count: amount }] },
  }),
  exchanged: ({ seat, token, amount }) => ({
    verb: 'fly',
    ms: 320,
    sound: 'silk',
    seat,
    journeys: [tokens(seat, token, amount, NOWHERE, 'cost')],
    sum: { cost: [{ symbol: GAIN_PICTURES[token], count: amount }] },
    cause: `tokens:${seat}:${token}`,
  }),
  'track-card-flipped': flipped,
  'bonus-won': ({ seat, position }) => ({
    verb: 'light',
    ms: 260,
    sound: 'petal',
    seat,
    isEffect: true,
    focus: `track:${seat}:${position}`,
    cause: `track:${seat}:${position}`,
  }),
  'end-triggered': ({ seat }) => ({ verb: 'call', ms: 600, weight: 3, sound: 'trumpet', seat, ribbon: true }),
  'sets-noted': SILENT,
  'set-carried-out': ({ seat, set, cards }, { game }) => {
    const row = rowOf(seat, game, cards[0] ?? 0);
    const sound = set === 'goods' ? 'coins' : set === 'ships' ? 'water' : 'wood';
    return { verb: 'light', ms: 380, sound, seat, isEffect: true, focus: row, cause: row };
  },
  'set-cards-discarded': ({ seat, cards }, { game }) => cleared(seat, cards, game, 'card'),
  'ship-reward-copied': ({ seat, from }) => ({
    verb: 'light',
    ms: 300,
    sound: 'water',
    softer: 6,
    seat,
    focus: `row:${from}:ships`,
    cause: `row:${from}:ships`,
  }),
  lapsed: ({ seat }) => ({ verb: 'note', ms: 160, weight: 1, sound: 'no', seat, focus: `seat:${seat}` }),
  'bonus-turn-gained': ({ seat }, { cause = NOWHERE }) => ({
    verb: 'fly',
    ms: 240,
    sound: 'petal',
    softer: 4,
    seat,
    journeys: [{ face: 'turn', from: NOWHERE, to: `turns:${seat}`, ...(cause === NOWHERE ? {} : { via: [cause] }) }],
    sum: { gain: [{ symbol: GAIN_PICTURES.turn, count: 1 }] },
  }),
  'administrator-used': ({ seat }) => ({
    verb: 'fly',
    ms: 260,
    sound: 'wood',
    seat,
    journeys: [tokens(seat, 'administrators', 1, NOWHERE, 'cost')],
    sum: { cost: [{ symbol: GAIN_PICTURES.administrators, count: 1 }] },
    cause: `tokens:${seat}:administrators`,
  }),
  'turn-began': ({ seat, reason }) => ({
    verb: 'light',
    ms: 120,
    start: 'with',
    weight: 1,
    seat,
    focus: `seat:${seat}`,
    journeys: reason === 'bonus' ? [{ face: 'turn', from: `turns:${seat}`, to: NOWHERE }] : [],
  }),
  'slot-ended': SILENT,
  'stage-began': ({ stage }, scene) => ({
    verb: 'turn',
    ms: 360,
    sound: 'bell',
    softer: 6,
    journeys: turnedElephant(scene, stage),
  }),
  'round-began': ({ start, round }, scene) => ({
    verb: 'pass',
    ms: 420,
    sound: 'bell',
    softer: 6,
    journeys: passedElephant(scene, start),
    ribbon: round > 1,
  }),
  'game-ended': () => ({ verb: 'call', ms: 600, weight: 3, isStaged: true }),
};

function stock(verb: Told['verb'], ms: number, softer: number, journeys: readonly Journey[]): Told {
  return { verb, ms, start: 'stock', weight: 1, sound: 'card', softer, journeys };
}

function placeOf(scene: KarmaScene, card: number): string {
  return scene.find(cardFace(card), 'grid:') ?? 'pile';
}

function taken(seat: number, card: number, from: string, ms: number): Told {
  return {
    verb: 'lay',
    ms,
    sound: 'card',
    seat,
    journeys: [{ face: cardFace(card), from, to: 'resolving' }],
    cause: 'resolving',
  };
}

function cleared(seat: number, cards: readonly number[], game: Game, sound: SoundName): Told {
  const journeys = cards.map((card) => ({ face: cardFace(card), from: rowOf(seat, game, card), to: 'discards' }));
  return { verb: 'clear', ms: 300, stagger: 40, sound, softer: 6, seat, journeys };
}

function dieItem(game: Game, card: number, number = 0): Item {
  const tone = stoneOf(game.cards[card]?.die ?? '').className;
  return { symbol: 'icon-die', tone, count: 1, ...(number > 0 ? { text: String(number) } : {}) };
}

/** Tokens come from their cause and return to the box, which is not on the table. */
function tokens(seat: number, token: Token, count: number, cause: string, kind: 'gain' | 'cost'): Journey {
  const place = `tokens:${seat}:${token}`;
  if (kind === 'cost') return { face: token, from: place, to: NOWHERE, count };
  return { face: token, from: NOWHERE, to: place, count, ...(cause === NOWHERE ? {} : { via: [cause] }) };
}

function paid({ seat, dice, numbers, jokers, karma }: FactOf<'paid'>, { game }: KarmaScene): Told {
  const spent: readonly [Token, number][] = [
    ['administrators', jokers],
    ['karma', karma],
  ];
  const left = spent.filter(([, count]) => count > 0);
  return {
    verb: 'pay',
    ms: 340,
    stagger: 60,
    sound: dice.length > 1 ? 'dice' : 'die',
    seat,
    journeys: [
      ...dice.map((card) => ({ face: cardFace(card), from: `hand:${seat}`, to: 'discards' })),
      ...left.map(([token, count]) => tokens(seat, token, count, NOWHERE, 'cost')),
    ],
    sum: {
      cost: [
        ...dice.map((card, index) => dieItem(game, card, numbers[index])),
        ...left.map(([token, count]) => ({ symbol: GAIN_PICTURES[token], count })),
      ],
    },
  };
}

/** The tokens vanish into the card before it turns. */
function flipped({ seat, side, position }: FactOf<'track-card-flipped'>, { game: { thresholds } }: KarmaScene): Told {
  const token = side === 'left' ? 'fame' : 'coins';
  const count = side === 'left' ? thresholds.famePerFlip : thresholds.coinsPerFlip;
  const card = `track:${seat}:${position}`;
  return {
    verb: 'turn',
    ms: 560,
    weight: 3,
    sound: 'night',
    seat,
    focus: card,
    isEffect: true,
    journeys: [
      { ...tokens(seat, token, count, NOWHERE, 'cost'), via: [card] },
      { face: 'laid', from: card, to: card, becomes: 'turned' },
    ],
    sum: { gain: [{ symbol: 'icon-moon', count: 1 }] },
    cause: card,
  };
}

function holderOf(scene: KarmaScene): string | undefined {
  return scene.find(elephant(1), 'start:') ?? scene.find(elephant(2), 'start:');
}

function turnedElephant(scene: KarmaScene, stage: number): readonly Journey[] {
  const place = holderOf(scene);
  const [now] = place === undefined ? [] : scene.faces(place);
  return place === undefined || now === undefined ? [] : [{ face: now, from: place, to: place, becomes: elephant(stage) }];
}

function passedElephant(scene: KarmaScene, start: number): readonly Journey[] {
  const place = holderOf(scene);
  const [face] = place === undefined ? [] : scene.faces(place);
  const to = `start:${start}`;
  return place === undefined || face === undefined || place === to ? [] : [{ face, from: place, to }];
}
