import type { Seat } from '@durbar/engine';
import type { TrackName } from '@durbar/rajas/vocabulary';
import { type Journey, NOWHERE, type PlaceName, type SoundName, type Told } from '../../../../story/beat.ts';
import type { RajasSource } from '../../types.ts';
import {
  bonusMarkerFace,
  COIN,
  CROWN,
  gaugePlace,
  karmaPlace,
  markerFace,
  markerPlace,
  PETAL,
  scrollPlace,
  trackPlace,
} from '../names.ts';
import type { Beats, FactOf, RajasScene } from '../part.ts';
import { between, causeOf, from } from './common.ts';

const TOKENS = { fame: CROWN, money: COIN } as const;
const SYMBOLS = { fame: { symbol: 'fame-crown', tone: 'tone-fame' }, money: { symbol: 'coin' } } as const;

/** Money, fame and karma, and track bonuses. */
export const tracks: Beats<
  'money-set' | 'money-paid' | 'money-gained' | 'fame-gained' | 'karma-gained' | 'bonus-reached' | 'upgraded'
> = {
  'money-set': ({ seat, amount }, scene) => ({
    verb: 'march',
    ms: 260,
    start: 'with',
    sound: 'coin',
    seat,
    journeys: moved(scene, 'money', seat, amount, undefined),
  }),
  'money-paid': ({ seat, amount }, scene) => ({
    verb: 'pay',
    ms: 260,
    start: 'with',
    sound: 'coin',
    seat,
    journeys: moved(scene, 'money', seat, -amount, scene.cause),
    sum: { cost: [{ ...SYMBOLS.money, count: amount }] },
  }),
  'money-gained': (fact, scene) => earned('money', fact, fact.amount < 4 ? 'coin' : 'coins', scene),
  'fame-gained': (fact, scene) => earned('fame', fact, 'bell', scene),
  'karma-gained': ({ seat, amount, source }, scene) => {
    const cause = causeOf(source, seat, scene);
    return {
      verb: 'fly',
      ms: 240,
      sound: 'petal',
      seat,
      isEffect: cause !== undefined,
      journeys: [{ face: PETAL, from: NOWHERE, to: karmaPlace(seat), count: amount, ...from(cause) }],
      sum: { gain: [{ symbol: 'karma', tone: 'tone-karma', count: amount }] },
    };
  },
  'bonus-reached': (fact, scene) => ({
    verb: 'light',
    ms: 180,
    weight: 1,
    sound: 'bell',
    softer: 6,
    seat: fact.seat,
    isEffect: true,
    focus: trackPlace(fact.track, fact.space),
    cause: trackPlace(fact.track, fact.space),
    journeys: nextBonus(fact, scene),
  }),
  upgraded: ({ seat, name }, scene) => {
    const level = levelOf(scene, name, seat);
    return {
      verb: 'march',
      ms: 300,
      sound: 'stone',
      softer: 8,
      seat,
      journeys: [{ face: markerFace(seat), from: scrollPlace(name, level), to: scrollPlace(name, level + 1) }],
      sum: { gain: [{ symbol: 'upgrade', tone: 'tone-upgrade', count: 1 }] },
    };
  },
};

interface Gained {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: RajasSource;
}

function earned(track: TrackName, { seat, amount, source }: Gained, sound: SoundName, scene: RajasScene): Told {
  const cause = causeOf(source, seat, scene);
  return {
    verb: 'earn',
    ms: 320,
    sound,
    seat,
    isEffect: cause !== undefined,
    journeys: moved(scene, track, seat, amount, cause),
    sum: { gain: [{ ...SYMBOLS[track], count: amount }] },
  };
}

/** Tokens travel to the gauge or leave it, and the marker moves around the frame. */
function moved(scene: RajasScene, track: TrackName, seat: Seat, by: number, cause: PlaceName | undefined): readonly Journey[] {
  const [gauge, face] = [gaugePlace(seat, track), TOKENS[track]];
  const before = scene.count(gauge, face);
  const tokens: Journey =
    by < 0
      ? { face, from: gauge, to: NOWHERE, count: -by, ...from(cause) }
      : { face, from: NOWHERE, to: gauge, count: by, ...from(cause) };
  const [here, there] = [markerPlace(scene.game, track, before), markerPlace(scene.game, track, before + by)];
  const via = between(before, before + by).map((space) => markerPlace(scene.game, track, space));
  return here === there ? [tokens] : [tokens, { face: markerFace(seat), from: here, to: there, via }];
}

/** Only the next bonus of the money track is marked. */
function nextBonus({ seat, track, space }: FactOf<'bonus-reached'>, { game }: RajasScene): readonly Journey[] {
  if (track === 'fame') return [];
  const { bonuses } = game.edition.tracks.money;
  const next = bonuses[bonuses.findIndex((bonus) => bonus.space === space) + 1];
  const to = next ? trackPlace('money', next.space) : NOWHERE;
  return [{ face: bonusMarkerFace(seat), from: trackPlace('money', space), to }];
}

function levelOf(scene: RajasScene, building: string, seat: Seat): number {
  return Number(scene.find(markerFace(seat), `scroll:${building}:`)?.split(':').at(-1));
}
