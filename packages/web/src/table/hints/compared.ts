import type { Hint } from '@durbar/bots';
import { lister } from '../../i18n/numbers.ts';
import type { Merit, Telling } from '../contract.ts';

/** A turn compared with others: its chance, what it leads to, and its certain gains. */
export interface WeighedTurn extends Omit<Hint, 'texts'> {
  readonly merits: readonly Merit[];
}

type AnyTelling = Telling<unknown, unknown>;

/** How much is listed of what a turn only loses or has instead, and of each side of a trade. */
export interface Listed {
  readonly lost: number;
  readonly traded: number;
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
export function differenceBetween(one: WeighedTurn, other: WeighedTurn): Difference {
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
export function isPlain({ losses, gains }: Difference): boolean {
  return losses.length > 0 && gains.length === 0;
}

/** Whether the loss seems at least as large as the gain. */
export function speaksForItself({ losses, gains }: Difference): boolean {
  return losses.length > 0 && losses.length >= gains.length;
}

export function amountOf(id: string, turn: WeighedTurn | undefined): number {
  return (turn?.merits ?? []).reduce((sum, merit) => (merit.id === id ? sum + merit.amount : sum), 0);
}

/** With what it is good for. */
export function inFull({ text, why }: Merit, amount: number): string {
  return why ? `${text(amount)} (${why})` : text(amount);
}

export function isStock({ kind }: Merit): boolean {
  return kind === 'stock' || kind === 'kept' || kind === 'open';
}

/** A turn whose gains have just been said, beside the best turn or, if it is that itself, the next best. */
export interface Beside {
  readonly turn: WeighedTurn;
  readonly other: WeighedTurn;
  readonly isBest: boolean;
  /** Says what the other turn is, if this one is the best. */
  readonly instead: (words: string) => string;
}

/** What tells the other turn from one whose gains have just been said; where they share none of them, only what it has instead. */
export function besideInWords(beside: Beside, listed: Listed, telling: AnyTelling): readonly string[] {
  const { turn, other, isBest, instead } = beside;
  const { common } = telling;
  const difference = isBest ? differenceBetween(other, turn) : differenceBetween(turn, other);
  const otherHas = hasInstead(beside, difference, listed, telling);
  if (!isBest && difference.losses.length === 0 && difference.gains.every(({ merit }) => amountOf(merit.id, other) === 0))
    return [];
  if (otherHas !== undefined) return [(isBest ? instead : common.bestBrings)(common.inPlace(otherHas))];
  return inWords(difference, isBest, listed, telling).map(isBest ? instead : common.besideBest);
}

/** What the other turn has, if it shares no gain with this one or only leaves another thing: what it lacks has been said then. */
function hasInstead(
  { turn, other, isBest }: Beside,
  { losses, gains }: Difference,
  { lost: most }: Listed,
  telling: AnyTelling,
): string | undefined {
  const [own, others] = isBest ? [losses, gains] : [gains, losses];
  const difference = [...losses, ...gains];
  const isOwn = ({ id }: Merit): boolean => amountOf(id, turn) > 0 && amountOf(id, other) === 0;
  const isSaid = (merit: Merit): boolean => isStock(merit) || isOwn(merit);
  const isApart = turn.merits.every((merit) => merit.amount <= 0 || isSaid(merit)) && own.every(({ merit }) => isSaid(merit));
  const isOneThingLeft = difference.length === 2 && difference.every(({ merit: { kind } }) => kind === 'kept' || kind === 'open');
  if (own.length === 0 || others.length === 0 || !(isApart || isOneThingLeft)) return undefined;
  return listOf(others.slice(0, most), ({ id, kind }) => kind !== 'stock' && amountOf(id, turn) === 0, telling);
}

/** What is new by its name, alone with what it is good for, and of the rest how much more there is. */
function listOf(changes: readonly Change[], isNew: (merit: Merit) => boolean, { common, language }: AnyTelling): string {
  const textOf = ({ merit, by }: Change): string =>
    changes.length === 1 ? inFull(merit, Math.abs(by)) : merit.text(Math.abs(by));
  const more = changes.filter(({ merit }) => !isNew(merit)).map(({ merit, by }) => merit.text(Math.abs(by)));
  const added = changes.filter(({ merit }) => isNew(merit)).map(textOf);
  const last = more.at(-1);
  return lister(language)([...added, ...more.slice(0, -1), ...(last === undefined ? [] : [common.more([last])])]);
}

/** What a swap is good for is said of the turn that isn't being described: its own gains stand right before. */
function inWords(
  { losses, gains }: Difference,
  isBest: boolean,
  listed: Listed,
  { common, language }: AnyTelling,
): readonly string[] {
  const [lost] = losses;
  const [won] = gains;
  const isSwap = losses.length + gains.length === 2 && lost?.by === -(won?.by ?? 0);
  if (lost && won && isSwap && isStock(lost.merit) === isStock(won.merit)) {
    const [worse, better] = [inFull(won.merit, won.by), inFull(lost.merit, won.by)];
    return [isBest ? common.swap(worse, lost.merit.text(won.by)) : common.swap(won.merit.text(won.by), better)];
  }
  const list = lister(language);
  const loss = list(grouped(losses.slice(0, won ? listed.traded : listed.lost), common.less, common.notThis));
  const gain = list(grouped(gains.slice(0, listed.traded), common.more, lost ? common.butThis : common.alsoThis));
  if (!lost) return won ? [gain] : [];
  return [won ? common.traded(loss, gain) : loss];
}

type InList = (what: readonly string[]) => string;

/** What is counted in one phrase, and what is named in another. */
function grouped(changes: readonly Change[], counted: InList, named: InList): readonly string[] {
  const texts = (some: readonly Change[]): readonly string[] => some.map(({ merit, by }) => merit.text(Math.abs(by)));
  const amounts = texts(changes.filter(({ merit }) => merit.kind === 'gain' || merit.kind === 'stock'));
  const names = texts(changes.filter(({ merit }) => merit.kind !== 'gain' && merit.kind !== 'stock'));
  return [...(amounts.length > 0 ? [counted(amounts)] : []), ...(names.length > 0 ? [named(names)] : [])];
}
