import { isGood } from '../kinds.ts';
import type { RajasMessages } from '../messages/index.ts';
import type { GainFace } from '../pieces/glyphs.ts';
import { chamberName } from './names.ts';

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
  'palace-action': ({ actions = [] }, words) => words.gain.palaceAction(actions.map((id) => chamberName(id, words))),
  build: (_, { gain }) => gain.build,
  overbuild: (_, { gain }) => gain.overbuild,
  reroll: (_, { gain }) => gain.reroll,
  'start-player': (_, { gain }) => gain.startPlayer,
  'yield-tile': ({ amount = 1 }, { gain }) => gain.yieldTile(amount),
  worker: (_, { gain }) => gain.worker,
  'wilderness/white-yield': (_, { wilderness }) => wilderness.whiteYield,
  'kedarnath/blessing': (_, { kedarnath }) => kedarnath.blessing,
  'kedarnath/brown-tile': (_, { kedarnath }) => kedarnath.brownTile,
  'roads/residence-money': (_, { roadBoard }) => roadBoard.residenceMoney,
  'roads/flag': (_, { roadBoard }) => roadBoard.flag,
  'roads/roll': (_, { roadBoard }) => roadBoard.roll,
  'ganga3/re-place': (_, { rivers }) => rivers.rePlace,
  'ganga3/re-score': (_, { rivers }) => rivers.reScore,
  'ganga3/market-per-colour': (_, { gain }) => gain.markets.perDieColour,
  'ganga3/yield-tiles': ({ amount = 2 }, { gain }) => gain.yieldTile(amount),
  'ganga2/dolphin': (_, { rivers }) => rivers.dolphinGain,
  'holi/palace': ({ actions = [] }, words) => words.gain.palaceAction(actions.map((id) => chamberName(id, words))),
  'holi/white-yield': (_, { holi }) => holi.whiteYield,
  'holi/yellow-yield': (_, { holi }) => holi.yellowYield,
  'holi/red-yield': (_, { holi }) => holi.redYield,
  'holi/brown-yield': (_, { holi }) => holi.brownYield,
  'wilderness/swap-die': (_, { wilderness }) => wilderness.swapDie,
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

/** What something brings, in words. */
export function gainWords(gain: GainFace, words: RajasMessages): string {
  const plain = PLAIN[gain.kind]?.(gain, words) ?? gain.kind;
  const { per, every = 1 } = gain;
  if (!per || gain.kind === 'markets' || !isCounted(per, words)) return plain;
  const counted = words.gain.counted[per];
  return every > 1 ? words.gain.every(plain, every, counted) : words.gain.per(plain, counted);
}

export function gainsWords(gains: readonly GainFace[], words: RajasMessages): string {
  return gains.map((gain) => gainWords(gain, words)).join('; ');
}
