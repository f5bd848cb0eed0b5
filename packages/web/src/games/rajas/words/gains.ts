import type { RajasMessages } from '../messages/index.ts';
import type { GainFace } from '../pieces/marks.ts';
import { isGood } from '../pieces/pictures.ts';
import type { RajasTelling } from '../types.ts';
import { spaceNameOf } from './names.ts';

type Say = (gain: GainFace, words: RajasMessages) => string;

const PLAIN: Readonly<Record<string, Say>> = {
  money: ({ amount = 1 }, { gain }) => gain.money(amount),
  fame: ({ amount = 1 }, { gain }) => gain.fame(amount),
  karma: ({ amount = 1 }, { gain }) => gain.karma(amount),
  upgrade: ({ amount = 1 }, { gain }) => gain.upgrade(amount),
  dice: diceWords,
  markets: marketsWords,
  'boat-move': ({ max = 1 }, { gain }) => (max === 1 ? gain.boatMove : gain.boatUpTo(Number(max))),
  sail: (_, { gain }) => gain.sail,
  'sail-exactly': ({ amount = 6 }, { gain }) => gain.sailExactly(amount),
  build: (_, { gain }) => gain.build,
  overbuild: (_, { gain }) => gain.overbuild,
  reroll: (_, { gain }) => gain.reroll,
  'start-player': (_, { gain }) => gain.startPlayer,
  'yield-tile': ({ amount = 1 }, { gain }) => gain.yieldTile(amount),
  worker: (_, { gain }) => gain.worker,
};

function diceWords({ amount = 1, colour, colours }: GainFace, { gain, colours: names }: RajasMessages): string {
  if (colours) return gain.oneEach(colours.map((one) => names[one]));
  return colour ? gain.coloured(amount, names[colour]) : gain.dice(amount);
}

function marketsWords({ goods, max = 1, per }: GainFace, { gain, goods: names }: RajasMessages): string {
  const most = max === 'die' ? gain.markets.asDie : gain.markets.atMost(max);
  if (per) return gain.markets.perDieColour;
  if (isGood(goods)) return gain.markets.good(names[goods], most);
  if (goods === 'different') return gain.markets.different(Number(max));
  return goods === 'one' ? gain.markets.one(Number(max)) : gain.markets.any(Number(max));
}

function isCounted(per: string, words: RajasMessages): per is keyof RajasMessages['gain']['counted'] {
  return per in words.gain.counted;
}

/** Without what is counted. */
function plainWords(gain: GainFace, words: RajasMessages): string {
  const { kind, actions, amount = 1 } = gain;
  if (actions) return words.gain.palaceAction(actions.map((id) => spaceNameOf(id, words)));
  const ofModule = words.moduleGains[kind];
  if (ofModule) return ofModule(amount);
  return PLAIN[kind]?.(gain, words) ?? kind;
}

/** A gain in words. */
export function gainWords(gain: GainFace, words: RajasMessages): string {
  const plain = plainWords(gain, words);
  const { per, every = 1 } = gain;
  if (!per || gain.kind === 'markets' || !isCounted(per, words)) return plain;
  const counted = words.gain.counted[per];
  return every > 1 ? words.gain.every(plain, every, counted) : words.gain.per(plain, counted);
}

export function gainsWords(gains: readonly GainFace[], words: RajasMessages): string {
  return gains.map((gain) => gainWords(gain, words)).join('; ');
}

/** The gain of a yield or river tile, by its index. */
export function tileGain(kind: 'yieldTiles' | 'riverTiles', tile: number, { game, words }: RajasTelling): string {
  const gain = game[kind][tile]?.gain;
  return gain ? gainWords(gain, words) : '';
}
