import type { Hint } from '@durbar/bots';
import { differInChance } from '@durbar/bots/reading';
import { lister } from '../../i18n/numbers.ts';
import type { AnyTable, Merit, Telling } from '../contract.ts';
import { whatFollows } from './later.ts';

/** A turn compared with others: its chance, what it leads to, and its certain gains. */
export interface WeighedTurn extends Omit<Hint, 'texts'> {
  readonly merits: readonly Merit[];
}

type AnyTelling = Telling<unknown, unknown>;

/** Listing more would say less: of what a turn only loses, and of each side of a trade. */
const MOST_LOST = 3;
const MOST_TRADED = 2;

/**
 * Why a turn is good: its gains and what it keeps, and what the next best would lose; for a turn that isn't the best, what it loses
 * compared with the best. `place` counts from 0; `instead` says what the second turn is.
 */
export function reasonFor(
  place: number,
  turns: readonly WeighedTurn[],
  table: Pick<AnyTable, 'gauge' | 'deeds'>,
  telling: AnyTelling,
  instead = telling.common.nextBrings,
): readonly string[] {
  const [turn, other] = inDetail(place, turns);
  if (!turn) return [];
  const done = gainsOf(turn, other, telling);
  if (!other) return done;
  const [worse, better] = place === 0 ? [other, turn] : [turn, other];
  const difference = differenceBetween(worse, better);
  const certain = inWords(difference, place, telling).map((words) =>
    place === 0 ? instead(words) : telling.common.besideBest(words),
  );
  const said = [...done, ...certain];
  const isLarge = Math.abs(turn.chance - other.chance) >= LARGE;
  if (isPlain(difference) && !isLarge) return said;
  const follows = whatFollows(place, better, worse, table, telling);
  if (follows !== undefined && !isAlike(turn, other)) return [...said, follows];
  if (isPlain(difference) || (isAlike(turn, other) && said.length > 0)) return said;
  if (speaksForItself(difference) && !isLarge) return said;
  return [...said, unseen(turn, other, telling)];
}

/** A difference in winning chances that certain things alone don't explain. */
const LARGE = 0.05;

/** A difference of this many percentage points or fewer is hardly one. */
const ALIKE = 1;

/** Whether two turns are about as good, as far as playing both on in the same worlds tells. */
export function isAlike(turn: Pick<Hint, 'chance' | 'courses'>, other: Pick<Hint, 'chance' | 'courses'>): boolean {
  return Math.abs(aheadBy(turn, other)) <= ALIKE || differInChance(turn.courses, other.courses) === false;
}

/** In whole percentage points. */
function aheadBy(turn: Pick<Hint, 'chance'>, other: Pick<Hint, 'chance'>): number {
  return Math.round(100 * turn.chance) - Math.round(100 * other.chance);
}

/** What to say where neither the certain consequences nor playing on tell why. */
function unseen(turn: WeighedTurn, other: WeighedTurn, { common }: AnyTelling): string {
  if (isAlike(turn, other)) return common.hardlyDiffers;
  return aheadBy(turn, other) > 0 ? common.endsBetter : common.endsWorse;
}

/** A turn and the one it is compared with: with the details in which they differ if the better has no other advantage, otherwise without. */
function inDetail(place: number, turns: readonly WeighedTurn[]): readonly [WeighedTurn | undefined, WeighedTurn | undefined] {
  const [turn, other] = [turns[place], turns[place === 0 ? 1 : 0]];
  const [mine, theirs] = [turn, other].map((one) => one && withMerits(one, ({ isDetail }) => !isDetail));
  if (!turn || !other || !mine || !theirs) return [mine, theirs];
  const { losses } = place === 0 ? differenceBetween(theirs, mine) : differenceBetween(mine, theirs);
  if (losses.length > 0) return [mine, theirs];
  const differs = ({ id, isDetail }: Merit): boolean => !isDetail || amountOf(id, turn) !== amountOf(id, other);
  return [withMerits(turn, differs), withMerits(other, differs)];
}

/** Further behind, a hint above better ones would look like a mistake, even if luck may be the reason; in percentage points. */
const LITTLE = 2;

/** The best turns in the order in which they are said: of those about as good as the first, one that brings all of it and more comes first. */
export function saidFirst<T extends WeighedTurn>(turns: readonly T[]): readonly T[] {
  const [best, ...others] = turns;
  if (!best) return [];
  const isMore = (turn: T): boolean => {
    const { losses, gains } = differenceBetween(turn, best);
    return isAlike(turn, best) && aheadBy(best, turn) <= LITTLE && losses.length === 0 && gains.length > 0;
  };
  const more = others.find(isMore);
  return more ? [more, best, ...others.filter((turn) => turn !== more)] : turns;
}

/** Whether two turns are about as good, bring the same, good for the same, and leave the same. */
export function isSaidAlike(turn: WeighedTurn, other: WeighedTurn): boolean {
  const said = ({ merits }: WeighedTurn): string =>
    JSON.stringify(
      merits.filter(({ amount }) => amount !== 0).map((merit) => [merit.id, merit.amount, isStock(merit) ? '' : merit.why]),
    );
  return isAlike(turn, other) && said(turn) === said(other);
}

function withMerits(turn: WeighedTurn, isSaid: (merit: Merit) => boolean): WeighedTurn {
  return { ...turn, merits: turn.merits.filter(isSaid) };
}

/** Its gains and what it keeps. */
function gainsOf(turn: WeighedTurn, other: WeighedTurn | undefined, { common, language }: AnyTelling): readonly string[] {
  const list = lister(language);
  const texts = (some: readonly Merit[]): string[] => some.map((merit) => inFull(merit, merit.amount));
  const brings = texts(gainedBy(turn, other));
  const keeps = texts(keptBy(turn, other));
  return [...(brings.length > 0 ? [common.brings(list(brings))] : []), ...(keeps.length > 0 ? [common.keeps(list(keeps))] : [])];
}

/** Listing more gains would hide those that matter. */
const MOST_GAINED = 5;

/** The gains; of too many, those come first that the other turn lacks. */
function gainedBy({ merits }: WeighedTurn, other: WeighedTurn | undefined): readonly Merit[] {
  const gains = merits.filter((merit) => merit.amount > 0 && !isStock(merit));
  const isShared = ({ id, amount }: Merit): boolean => amountOf(id, other) >= amount;
  const told = new Set([...gains.filter((merit) => !isShared(merit)), ...gains.filter(isShared)].slice(0, MOST_GAINED));
  return gains.filter((merit) => told.has(merit));
}

function amountOf(id: string, turn: WeighedTurn | undefined): number {
  return (turn?.merits ?? []).reduce((sum, merit) => (merit.id === id ? sum + merit.amount : sum), 0);
}

/** Listing more of what is left would say less. */
const MOST_KEPT = 2;

/** What is left after a turn, as far as the other turn leaves less of it: the rest is no reason for either. */
function keptBy({ merits }: WeighedTurn, other: WeighedTurn | undefined): readonly Merit[] {
  return merits.filter((merit) => isStock(merit) && merit.amount > amountOf(merit.id, other)).slice(0, MOST_KEPT);
}

interface Change {
  readonly merit: Merit;
  readonly by: number;
}

/** What one turn loses and gains compared with another, most important first. */
interface Difference {
  readonly losses: readonly Change[];
  readonly gains: readonly Change[];
}

/** What is left is compared only if both turns use something up. */
function differenceBetween(one: WeighedTurn, other: WeighedTurn): Difference {
  const ids = new Set([...other.merits, ...one.merits].map(({ id }) => id));
  const differing = [...ids].flatMap((id): readonly Change[] => {
    const by = amountOf(id, one) - amountOf(id, other);
    const merit = (by > 0 ? one : other).merits.find((candidate) => candidate.id === id);
    return merit && by !== 0 ? [{ merit, by }] : [];
  });
  const stocks = one.merits.some(isStock) && other.merits.some(isStock) ? differing.filter(({ merit }) => isStock(merit)) : [];
  const sorted = [...differing.filter(({ merit }) => !isStock(merit)), ...stocks];
  return { losses: sorted.filter(({ by }) => by < 0), gains: sorted.filter(({ by }) => by > 0) };
}

/** Whether it only loses: then nothing else has to be said. */
function isPlain({ losses, gains }: Difference): boolean {
  return losses.length > 0 && gains.length === 0;
}

/** Whether the loss seems at least as large as the gain. */
function speaksForItself({ losses, gains }: Difference): boolean {
  return losses.length > 0 && losses.length >= gains.length;
}

/** What a swap is good for is said of the turn that isn't being described: its own gains stand right before. */
function inWords({ losses, gains }: Difference, place: number, { common, language }: AnyTelling): readonly string[] {
  const [lost] = losses;
  const [won] = gains;
  const isSwap = losses.length + gains.length === 2 && lost?.by === -(won?.by ?? 0);
  if (lost && won && isSwap && isStock(lost.merit) === isStock(won.merit)) {
    const [worse, better] = [inFull(won.merit, won.by), inFull(lost.merit, won.by)];
    return [place === 0 ? common.swap(worse, lost.merit.text(won.by)) : common.swap(won.merit.text(won.by), better)];
  }
  const list = lister(language);
  const loss = list(grouped(losses.slice(0, won ? MOST_TRADED : MOST_LOST), common.less, common.notThis));
  const gain = list(grouped(gains.slice(0, MOST_TRADED), common.more, lost ? common.butThis : common.alsoThis));
  if (!lost) return won ? [gain] : [];
  return [won ? common.traded(loss, gain) : loss];
}

/** With what it is good for. */
function inFull({ text, why }: Merit, amount: number): string {
  return why ? `${text(amount)} (${why})` : text(amount);
}

type InList = (what: readonly string[]) => string;

/** What is counted in one phrase, and what is named in another. */
function grouped(changes: readonly Change[], counted: InList, named: InList): readonly string[] {
  const texts = (some: readonly Change[]): readonly string[] => some.map(({ merit, by }) => merit.text(Math.abs(by)));
  const amounts = texts(changes.filter(({ merit }) => merit.kind === 'gain' || merit.kind === 'stock'));
  const names = texts(changes.filter(({ merit }) => merit.kind !== 'gain' && merit.kind !== 'stock'));
  return [...(amounts.length > 0 ? [counted(amounts)] : []), ...(names.length > 0 ? [named(names)] : [])];
}

function isStock({ kind }: Merit): boolean {
  return kind === 'stock' || kind === 'kept';
}
