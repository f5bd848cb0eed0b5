import type { Hint } from '@durbar/bots';
import { differInChance } from '@durbar/bots/reading';
import { lister } from '../../i18n/numbers.ts';
import type { AnyTable, Merit, Telling } from '../contract.ts';
import {
  amountOf,
  besideInWords,
  differenceBetween,
  inFull,
  isPlain,
  isStock,
  type Listed,
  speaksForItself,
  type WeighedTurn,
} from './compared.ts';
import { whatFollows } from './later.ts';

type AnyTelling = Telling<unknown, unknown>;

/** How much is listed of each kind: more would say less. */
interface Measure extends Listed {
  /** Of what is gained and left: if the turn gains something that the other doesn't, and if only what is left tells them apart. */
  readonly gaining: Told;
  readonly keeping: Told;
}

interface Told {
  readonly gained: number;
  readonly kept: number;
}

const AMPLE: Measure = { gaining: { gained: 3, kept: 1 }, keeping: { gained: 3, kept: 1 }, lost: 3, traded: 2 };
/** Only the strongest reasons, where all of them would make a paragraph. */
const TERSE: Measure = { gaining: { gained: 2, kept: 0 }, keeping: { gained: 1, kept: 1 }, lost: 2, traded: 1 };
/** In letters. */
const PARAGRAPH = 180;

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
  const certain = (measure: Measure): readonly string[] => [
    ...gainsOf(turn, other, measure, telling),
    ...(other ? besideInWords({ turn, other, isBest: place === 0, instead }, measure, telling) : []),
  ];
  const stillOpen = onlyOpenAfter(turns[place], turns[place === 0 ? 1 : 0]);
  const follows = other ? whatComes(place, { ...turn, stillOpen }, other, table, telling) : [];
  const ample = [...certain(AMPLE), ...follows];
  return ample.join(' ').length > PARAGRAPH ? [...certain(TERSE), ...follows] : ample;
}

/** Something that only this turn leaves open to everyone. */
function onlyOpenAfter(turn: WeighedTurn | undefined, other: WeighedTurn | undefined): string | undefined {
  return turn?.merits.find(({ id, kind }) => kind === 'open' && amountOf(id, other) === 0)?.text(1);
}

/** What playing on tells, where the certain consequences don't tell enough; if it doesn't either, what the turn leaves open. */
function whatComes(
  place: number,
  turn: WeighedTurn & { readonly stillOpen: string | undefined },
  other: WeighedTurn,
  table: Pick<AnyTable, 'gauge' | 'deeds'>,
  telling: AnyTelling,
): readonly string[] {
  const [worse, better] = place === 0 ? [other, turn] : [turn, other];
  const difference = differenceBetween(worse, better);
  const isLarge = Math.abs(turn.chance - other.chance) >= LARGE;
  if (isPlain(difference) && !isLarge) return [];
  const follows = whatFollows(place, better, worse, table, telling);
  if (follows !== undefined && !isAlike(turn, other)) return [follows];
  const isSaid = difference.losses.length + difference.gains.length > 0 || turn.merits.some(({ amount }) => amount > 0);
  if (isPlain(difference) || (isAlike(turn, other) && isSaid)) return [];
  if (speaksForItself(difference) && !isLarge) return [];
  return [turn.stillOpen ? telling.common.keeps(turn.stillOpen) : unseen(turn, other, telling)];
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

/** Whether nothing can be said for a turn beside another: it gains nothing and leaves less. */
export function hasNothingForIt(turn: WeighedTurn, other: WeighedTurn): boolean {
  const [mine, theirs] = [turn, other].map((one) => withMerits(one, ({ isDetail }) => !isDetail));
  return mine !== undefined && theirs !== undefined && gainsIn(mine).length === 0 && isPlain(differenceBetween(mine, theirs));
}

/** Whether two turns are about as good, bring the same, good for the same, and leave the same in hand. */
export function isSaidAlike(turn: WeighedTurn, other: WeighedTurn): boolean {
  const said = ({ merits }: WeighedTurn): string =>
    JSON.stringify(
      merits
        .filter(({ amount, kind }) => amount !== 0 && kind !== 'open')
        .map((merit) => [merit.id, merit.amount, isStock(merit) ? '' : merit.why]),
    );
  return isAlike(turn, other) && said(turn) === said(other);
}

function withMerits(turn: WeighedTurn, isSaid: (merit: Merit) => boolean): WeighedTurn {
  return { ...turn, merits: turn.merits.filter(isSaid) };
}

/** Its gains and what it keeps. */
function gainsOf(
  turn: WeighedTurn,
  other: WeighedTurn | undefined,
  { gaining, keeping }: Measure,
  { common, language }: AnyTelling,
): readonly string[] {
  const list = lister(language);
  const texts = (some: readonly Merit[]): string[] => some.map((merit) => inFull(merit, merit.amount));
  const { gained, kept } = gainsIn(turn).some((merit) => !isShared(merit, other)) ? gaining : keeping;
  const brings = texts(gainedBy(turn, other, gained));
  const keeps = texts(keptBy(turn, other).slice(0, kept));
  return [...(brings.length > 0 ? [common.brings(list(brings))] : []), ...(keeps.length > 0 ? [common.keeps(list(keeps))] : [])];
}

/** The gains; of too many, those come first that the other turn lacks. */
function gainedBy(turn: WeighedTurn, other: WeighedTurn | undefined, most: number): readonly Merit[] {
  const gains = gainsIn(turn);
  const shared = gains.filter((merit) => isShared(merit, other));
  const told = new Set([...gains.filter((merit) => !isShared(merit, other)), ...shared].slice(0, most));
  return gains.filter((merit) => told.has(merit));
}

function gainsIn({ merits }: WeighedTurn): readonly Merit[] {
  return merits.filter((merit) => merit.amount > 0 && !isStock(merit));
}

function isShared({ id, amount }: Merit, other: WeighedTurn | undefined): boolean {
  return amountOf(id, other) >= amount;
}

/** What is left after a turn, as far as the other turn leaves less of it: the rest is no reason for either. */
function keptBy({ merits }: WeighedTurn, other: WeighedTurn | undefined): readonly Merit[] {
  return merits.filter((merit) => isStock(merit) && merit.amount > amountOf(merit.id, other));
}
