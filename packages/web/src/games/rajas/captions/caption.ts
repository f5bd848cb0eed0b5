import type { Seat } from '@durbar/engine';
import type { ArtName } from '../../../art/index.ts';
import { signed } from '../../../i18n/numbers.ts';
import type { RajasFact, RajasTelling } from '../types.ts';
import { gainWords } from '../words/gains.ts';
import { line } from '../words/line.ts';
import { dieWords } from '../words/names.ts';
import { sourceWords } from '../words/sources.ts';

/** A few words about one effect, shown where it happens. */
export interface Caption {
  readonly seat: Seat;
  readonly text: string;
  /** What it comes from. */
  readonly why?: string;
  readonly symbol?: ArtName;
  /** Where it is shown: the first of these places that is in sight. */
  readonly spots: readonly string[];
}

type CaptionOf<E> = (fact: E, telling: RajasTelling) => Omit<Caption, 'seat'>;
type Captions = { readonly [T in RajasFact['type']]?: CaptionOf<Extract<RajasFact, { type: T }>> };

const CAPTIONS: Captions = {
  'fame-gained': ({ seat, amount, source }, telling) => ({
    text: telling.words.gain.fame(signed(amount)),
    why: sourceWords(source, telling),
    symbol: 'fame-crown',
    spots: [`fame:${seat}`],
  }),
  'money-gained': ({ seat, amount, source }, telling) => ({
    text: telling.words.gain.money(signed(amount)),
    why: sourceWords(source, telling),
    symbol: 'coin',
    spots: [`money:${seat}`],
  }),
  'karma-gained': ({ seat, amount, source }, telling) => ({
    text: telling.words.gain.karma(signed(amount)),
    why: sourceWords(source, telling),
    symbol: 'karma',
    spots: [`karma:${seat}`],
  }),
  'bonus-reached': ({ seat, track, space }, { words }) => ({
    text: track === 'fame' ? words.sources.fame(space) : words.sources.money(space),
    symbol: 'icon-star',
    spots: [`${track}:${seat}`],
  }),
  'worker-won': ({ seat, from }, { words }) => ({
    text: words.gain.worker,
    symbol: 'icon-person',
    spots: [from === 'bridge' ? 'bridge' : `${from}:${seat}`],
  }),
  upgraded: ({ name, source }, telling) => ({
    text: telling.words.consequences.upgrade(telling.words.buildings[name]),
    why: sourceWords(source, telling),
    symbol: 'upgrade',
    spots: [`upgrade ${name}`],
  }),
  'yield-received': ({ seat, place, id }, { game, words }) => {
    const gain = game.sides[seat]?.yields[place]?.gain;
    return {
      text: gain ? gainWords(gain, words) : words.sources.yield,
      why: words.sources.yield,
      symbol: 'icon-star',
      spots: [`yield:${seat}:${id}`],
    };
  },
  'boat-moved': ({ to }, { words }) => ({ text: words.sources.river(to), symbol: 'river-boat', spots: [`river:${to}`] }),
  'die-rolled': ({ seat, die }, { words }) => ({ text: dieWords(die, words), symbol: 'icon-die', spots: [`dice:${seat}`] }),
};

/** What modules bring is told with its line of the chronicle. */
function ofModule(fact: RajasFact, telling: RajasTelling): Omit<Caption, 'seat'> | undefined {
  const told = fact.type.includes('/') ? line(fact, telling) : undefined;
  return told && { text: told.text, spots: told.things ?? [] };
}

/** An effect in a few words; undefined for what needs none. */
export function captionOf(fact: RajasFact, telling: RajasTelling): Caption | undefined {
  if (!('seat' in fact)) return undefined;
  const tell = CAPTIONS[fact.type] as CaptionOf<RajasFact> | undefined;
  const caption = tell ? tell(fact, telling) : ofModule(fact, telling);
  return caption && { ...caption, seat: fact.seat, spots: [...caption.spots, `seat:${fact.seat}`] };
}
