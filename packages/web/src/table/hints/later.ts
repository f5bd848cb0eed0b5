import type { Hint } from '@durbar/bots';
import { localeOf } from '../../i18n/language.ts';
import type { AnyTable, Telling } from '../contract.ts';

type Led = Pick<Hint, 'later' | 'deeds'>;
type AnyTelling = Telling<unknown, unknown>;

/** A smaller difference a few turns later is noise. */
const NOTEWORTHY = 0.5;

/** The race a few turns later, if it clearly favours the better turn. `place` counts from 0: the first is the best. */
export function raceThen(
  place: number,
  turn: Led,
  other: Led,
  { gauge }: Pick<AnyTable, 'gauge'>,
  telling: AnyTelling,
): string | undefined {
  const { common, words } = telling;
  const isBetter = turn.later > other.later;
  const [mine, theirs] = [amountText(gauge.of(turn.later), telling), amountText(gauge.of(other.later), telling)];
  const isClear = Math.abs(gauge.of(turn.later) - gauge.of(other.later)) >= NOTEWORTHY;
  if (mine === theirs || !isClear || isBetter !== (place === 0)) return undefined;
  const name = gauge.name(words);
  return place === 0 ? common.laterOtherwise(name, mine, theirs) : common.laterBest(name, mine, theirs);
}

/** How many standard errors apart two averages have to be, and how much, also as a share of the larger one. */
const CLEARLY = 2;
const AT_LEAST = 0.2;
const SHARE = 0.15;

/** What the better turn achieves more of in the next few turns, as far as playing on shows clearly. */
export function deedsUntilThen(
  place: number,
  turn: Led,
  other: Led,
  table: Pick<AnyTable, 'deeds'>,
  telling: AnyTelling,
): string | undefined {
  const [better, worse] = place === 0 ? [turn, other] : [other, turn];
  const most = Object.entries(table.deeds(telling.words))
    .map(([id, name]) => ({ name, ...aheadIn(id, better, worse) }))
    .filter(({ by, more, errors }) => by >= Math.max(AT_LEAST, SHARE * more) && errors >= CLEARLY)
    .toSorted((one, another) => another.errors - one.errors)[0];
  if (!most) return undefined;
  const { common } = telling;
  const [more, less] = [amountText(most.more, telling), amountText(most.less, telling)];
  return place === 0 ? common.deedsOtherwise(most.name, more, less) : common.deedsBest(most.name, less, more);
}

interface Ahead {
  readonly more: number;
  readonly less: number;
  readonly by: number;
  readonly errors: number;
}

const NONE = { mean: 0, error: 0 };

function aheadIn(id: string, { deeds: better = {} }: Led, { deeds: worse = {} }: Led): Ahead {
  const [one, other] = [better[id] ?? NONE, worse[id] ?? NONE];
  const by = one.mean - other.mean;
  return { more: one.mean, less: other.mean, by, errors: by / Math.hypot(one.error, other.error) };
}

/** Small numbers with one decimal. */
function amountText(value: number, { language }: AnyTelling): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
  return value < 0 ? `−${format.format(-value)}` : format.format(value);
}
