import { localeOf } from '../../i18n/language.ts';
import { lister } from '../../i18n/numbers.ts';
import type { AnyTable, Merit, Telling } from '../contract.ts';

/** A turn compared with others. */
export interface WeighedTurn {
  readonly merits: readonly Merit[];
  /** The score a few turns later, on average. */
  readonly later: number;
  /** The chance to win. */
  readonly chance: number;
}

type AnyTelling = Telling<unknown, unknown>;

/** Listing more differences than this would say less. */
const MOST = 3;

/**
 * Why a turn is good: its gains and what it keeps, and what the next best would lose; for a turn that isn't the best, what it loses
 * compared with the best. `place` counts from 0; `instead` says what the second turn is.
 */
export function reasonFor(
  place: number,
  turns: readonly WeighedTurn[],
  { gauge }: Pick<AnyTable, 'gauge'>,
  telling: AnyTelling,
  instead = telling.common.nextBrings,
): readonly string[] {
  const turn = turns[place];
  if (!turn) return [];
  const other = turns[place === 0 ? 1 : 0];
  const done = deeds(turn, other, telling);
  if (!other) return done;
  const compared = [...differences(place, turn, other, telling.common, instead), ...laterOn(place, turn, other, gauge, telling)];
  return [...done, ...(compared.length > 0 ? compared : unseen(turn, other, done, telling))];
}

/** A difference of this many percentage points or fewer is hardly one. */
const ALIKE = 1;

/** What to say about a difference that the certain consequences don't show. */
function unseen(turn: WeighedTurn, other: WeighedTurn, done: readonly string[], { common }: AnyTelling): readonly string[] {
  const ahead = Math.round(100 * turn.chance) - Math.round(100 * other.chance);
  if (Math.abs(ahead) > ALIKE) return [ahead > 0 ? common.endsBetter : common.endsWorse];
  return done.length > 0 ? [] : [common.hardlyDiffers];
}

/** Its gains and what it keeps. */
function deeds(turn: WeighedTurn, other: WeighedTurn | undefined, { common, language }: AnyTelling): readonly string[] {
  const list = lister(language);
  const texts = (some: readonly Merit[]): string[] =>
    some.map(({ text, amount, why }) => (why ? `${text(amount)} (${why})` : text(amount)));
  const brings = texts(turn.merits.filter((merit) => merit.amount > 0 && !isStock(merit)));
  const keeps = texts(keptBy(turn, other));
  return [...(brings.length > 0 ? [common.brings(list(brings))] : []), ...(keeps.length > 0 ? [common.keeps(list(keeps))] : [])];
}

/** Listing more of what is left would say less. */
const MOST_KEPT = 2;

/** What is left after a turn, as far as the other turn leaves less of it: the rest is no reason for either. */
function keptBy({ merits }: WeighedTurn, other: WeighedTurn | undefined): readonly Merit[] {
  const leftBy = (id: string): number => other?.merits.find((merit) => merit.id === id)?.amount ?? 0;
  return merits.filter((merit) => isStock(merit) && merit.amount > leftBy(merit.id)).slice(0, MOST_KEPT);
}

/** How the next best differs from the best, or this turn from the best. */
function differences(
  place: number,
  turn: WeighedTurn,
  other: WeighedTurn,
  common: AnyTelling['common'],
  instead: AnyTelling['common']['nextBrings'],
): readonly string[] {
  const [worse, better] = place === 0 ? [other, turn] : [turn, other];
  const all = differencesBetween(worse, better);
  const losses = all.filter(({ by }) => by < 0);
  if (losses.length === 0) return [];
  const gains = all.filter(({ by }) => by > 0);
  const swapped = swapInWords(losses, gains, common);
  const shown = swapped ?? [...losses, ...gains].slice(0, MOST).map((one) => inWords(one, common));
  return [place === 0 ? instead(shown) : common.besideBest(shown)];
}

/** One thing for as many of another, such as a green die for a blue one. */
function swapInWords(
  [lost, ...otherLosses]: readonly Difference[],
  [won, ...otherGains]: readonly Difference[],
  common: AnyTelling['common'],
): readonly string[] | undefined {
  if (!lost || !won || lost.by !== -won.by || otherLosses.length + otherGains.length > 0) return undefined;
  return [common.swap(won.merit.text(won.by), lost.merit.text(won.by))];
}

interface Difference {
  readonly merit: Merit;
  readonly by: number;
}

/** In the order of the merits, most important first. What is left is compared only if both turns use something up. */
function differencesBetween(one: WeighedTurn, other: WeighedTurn): readonly Difference[] {
  const all = new Map<string, Difference>();
  const add = (merit: Merit, by: number): void => {
    all.set(merit.id, { merit, by: (all.get(merit.id)?.by ?? 0) + by });
  };
  for (const merit of other.merits) add(merit, -merit.amount);
  for (const merit of one.merits) add(merit, merit.amount);
  const differing = [...all.values()].filter(({ by }) => by !== 0);
  const stocks = one.merits.some(isStock) && other.merits.some(isStock) ? differing.filter(({ merit }) => isStock(merit)) : [];
  return [...differing.filter(({ merit }) => !isStock(merit)), ...stocks];
}

function isStock({ kind }: Merit): boolean {
  return kind === 'stock' || kind === 'kept';
}

function inWords({ merit: { kind, text }, by }: Difference, common: AnyTelling['common']): string {
  const what = text(Math.abs(by));
  if (kind === 'name' || kind === 'own' || kind === 'kept') return by < 0 ? common.notThis(what) : common.butThis(what);
  return by < 0 ? common.less(what) : common.more(what);
}

/** A smaller difference a few turns later is noise. */
const NOTEWORTHY = 0.5;

/** The race a few turns later, if it clearly favours the better turn. */
function laterOn(
  place: number,
  turn: WeighedTurn,
  other: WeighedTurn,
  gauge: AnyTable['gauge'],
  telling: AnyTelling,
): readonly string[] {
  const { common, words } = telling;
  const isBetter = turn.later > other.later;
  const [mine, theirs] = [raceText(gauge.of(turn.later), telling), raceText(gauge.of(other.later), telling)];
  const isClear = Math.abs(gauge.of(turn.later) - gauge.of(other.later)) >= NOTEWORTHY;
  if (mine === theirs || !isClear || isBetter !== (place === 0)) return [];
  const name = gauge.name(words);
  return [place === 0 ? common.laterOtherwise(name, mine, theirs) : common.laterBest(name, mine, theirs)];
}

/** Small numbers with one decimal. */
function raceText(value: number, { language }: AnyTelling): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
  return value < 0 ? `−${format.format(-value)}` : format.format(value);
}
