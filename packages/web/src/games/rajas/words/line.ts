import type { Line } from '../../../table/contract.ts';
import { moduleLines } from '../modules/index.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import { effectWords } from './effects.ts';
import { gainWords, tileGain } from './gains.ts';
import { dieWords, spaceNameOf } from './names.ts';
import { sourceWords } from './sources.ts';
import { tileNameOf } from './tiles.ts';

export type LineOf<E> = (fact: E, telling: RajasTelling, name: string) => Line | undefined;
export type Lines<E extends RajasFact> = { readonly [T in E['type']]: LineOf<Extract<E, { type: T }>> };

const untold = (): undefined => undefined;
const say = (text: string, ...things: string[]): Line => (things.length > 0 ? { text, things } : { text });

function placeText(from: 'fame' | 'money' | 'bridge', { words }: RajasTelling): string {
  return { fame: words.sources.fameTrack, money: words.sources.moneyTrack, bridge: words.sources.bridge }[from];
}

function yieldGain(seat: number, place: number, { game, words }: RajasTelling): string {
  const gain = game.sides[seat]?.yields[place]?.gain;
  return gain ? gainWords(gain, words) : '';
}

type Gained = Extract<RajasFact, { type: 'money-gained' | 'fame-gained' | 'karma-gained' }>;

function gained({ amount, source }: Gained, what: (n: number) => string, telling: RajasTelling, name: string): Line {
  return say(telling.words.lines.gained(name, what(amount), sourceWords(source, telling)));
}

const lines: Lines<RajasFact> = {
  ...moduleLines,
  'tile-revealed': untold,
  'start-player-found': (_, { words }, name) => say(words.lines.starts(name)),
  'money-set': untold,
  'round-started': ({ round }, { words }) => ({ text: words.round(round), heading: true }),
  'cycle-started': untold,
  'turn-started': untold,
  'turn-ended': untold,
  'workers-returned': untold,
  'yield-connected': untold,
  'tile-scored': untold,
  'tile-valued': untold,
  'worker-lifted': ({ id }, { words }, name) => say(words.lines.lifted(name, spaceNameOf(id, words)), `space:${id}`),
  passed: (_, { words }, name) => say(words.lines.passed(name)),
  'passed-over': (_, { words }, name) => say(words.lines.passedOver(name)),
  'worker-placed': ({ id }, { words }, name) => say(words.lines.placed(name, spaceNameOf(id, words)), `space:${id}`),
  'money-paid': ({ amount }, { words }, name) => say(words.lines.moneyPaid(name, amount)),
  'die-paid': ({ die, value, turned }, { words }, name) =>
    say(turned ? words.lines.dieTurned(name, dieWords(die, words), 7 - value) : words.lines.diePaid(name, dieWords(die, words))),
  'die-returned': ({ die }, { words }, name) => say(words.lines.returned(name, dieWords(die, words))),
  'die-rolled': ({ die }, { words }, name) => say(words.lines.rolled(name, dieWords(die, words))),
  'die-rerolled': ({ die, from }, { words }, name) => say(words.lines.rerolled(name, from, dieWords(die, words))),
  'money-gained': (fact, telling, name) => gained(fact, telling.words.gain.money, telling, name),
  'fame-gained': (fact, telling, name) => gained(fact, telling.words.gain.fame, telling, name),
  'karma-gained': (fact, telling, name) => gained(fact, telling.words.gain.karma, telling, name),
  'bonus-reached': ({ track, space }, { words }, name) =>
    say(words.lines.bonus(name, track === 'fame' ? words.sources.fame(space) : words.sources.money(space))),
  'worker-won': ({ from }, telling, name) => say(telling.words.lines.workerWon(name, placeText(from, telling))),
  'worker-removed': ({ from }, telling, name) => say(telling.words.lines.workerRemoved(name, placeText(from, telling))),
  upgraded: ({ name: building, late }, { words }, name) =>
    say(late ? words.lines.upgradedLate(name, words.buildings[building]) : words.lines.upgraded(name, words.buildings[building])),
  lapsed: ({ what }, telling, name) => say(telling.words.lines.lapsed(name, effectWords(what, telling))),
  declined: ({ what }, telling, name) => say(telling.words.lines.declined(name, effectWords(what, telling))),
  'tile-built': ({ id, at }, telling, name) => say(telling.words.lines.built(name, tileNameOf(id, telling), at), `cell:${at}`),
  'tile-overbuilt': ({ id, overId, at }, telling, name) =>
    say(telling.words.lines.overbuilt(name, tileNameOf(id, telling), at, tileNameOf(overId, telling)), `cell:${at}`),
  'yield-received': ({ seat, place }, telling, name) => say(telling.words.lines.yield(name, yieldGain(seat, place, telling))),
  'boat-moved': ({ from, to }, { words }, name) => say(words.lines.sailed(name, to - from), `river:${to}`),
  'start-claimed': (_, { words }, name) => say(words.lines.claimed(name)),
  'action-chosen': ({ id }, { words }, name) => say(words.lines.action(name, spaceNameOf(id, words)), `space:${id}`),
  'yield-tile-drawn': ({ tile }, telling, name) =>
    say(telling.words.lines.yieldTile(name, tileGain('yieldTiles', tile, telling))),
  'yield-stack-renewed': (_, { words }) => say(words.lines.renewed),
  'start-player-moved': (_, { words }, name) => say(words.lines.startMoved(name)),
  'markers-met': (_, { words }, name) => say(words.lines.met(name)),
  'end-triggered': (_, { words }) => say(words.lines.endTriggered),
  'game-ended': (_, { words }) => say(words.lines.over),
};

/** What happened, as one log line. */
export function line(fact: RajasFact, telling: RajasTelling): Line | undefined {
  const tell = lines[fact.type] as LineOf<RajasFact>;
  const seat = 'seat' in fact ? fact.seat : undefined;
  const said = tell(fact, telling, seat === undefined ? '' : telling.name(seat));
  return said && (seat === undefined ? said : { ...said, seat });
}
