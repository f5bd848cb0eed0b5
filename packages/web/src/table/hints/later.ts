import type { Hint } from '@durbar/bots';
import { type Contrast, clearContrasts, HELD, RACE, RIVAL, WON } from '@durbar/bots/reading';
import { localeOf } from '../../i18n/language.ts';
import type { AnyTable, Telling } from '../contract.ts';

type Led = Pick<Hint, 'courses' | 'contrasts'>;
type AnyTelling = Telling<unknown, unknown>;
type Counting = Pick<AnyTable, 'gauge' | 'deeds'>;

/** A smaller difference in the race a few turns later isn't worth a sentence. */
const NOTEWORTHY = 0.3;
/** Nor is one in anything else that is smaller than this, also as a share of the larger amount. */
const AT_LEAST = 0.2;
const SHARE = 0.15;
/** Nor are fewer victories than one in so many games. */
const IN_TWENTY = 0.05;

/**
 * What the better of two turns clearly leads to when both are played on in the same worlds: a better race, more of something won or held,
 * or a worse race for the others. Undefined where the worlds don't tell.
 */
export function whatFollows(place: number, better: Led, worse: Led, table: Counting, telling: AnyTelling): string | undefined {
  const contrasts = contrastsOf(better, worse);
  const first = (name: string, isSaid: (by: number) => boolean): readonly Contrast[] =>
    contrasts.filter((one) => one.name === name && isSaid(one.by)).slice(0, 1);
  const told = [
    ...first(WON, (by) => by >= IN_TWENTY).map((won) => inPercent(won, telling)),
    ...first(RACE, (by) => by >= NOTEWORTHY).map((race) => inRace(race, table, telling)),
    ...contrasts.filter(isMore).flatMap((more) => counted(more, table, telling) ?? []),
    ...first(RIVAL, (by) => by <= -NOTEWORTHY).map((rival) => inRace(rival, table, telling)),
  ];
  return told.map((one) => inWords(place, one, telling)).find((words) => words !== undefined);
}

function contrastsOf({ contrasts, courses: mine }: Led, { courses: theirs }: Led): readonly Contrast[] {
  return contrasts ?? (mine && theirs ? clearContrasts(mine, theirs) : []);
}

/** An amount after the better and after the worse turn, and how it is said. */
interface Counted {
  readonly one: number;
  readonly other: number;
  readonly say: Said;
}

interface Said {
  first(mine: string, other: string): string;
  beside(mine: string, best: string): string;
}

function isMore({ one, by }: Contrast): boolean {
  return by >= Math.max(AT_LEAST, SHARE * one);
}

/** Something won on the way, or held in the end. */
function counted({ name, one, other }: Contrast, { deeds }: Counting, { words, common }: AnyTelling): Counted | undefined {
  const what = deeds(words)[name];
  if (what === undefined) return undefined;
  const isHeld = name.startsWith(HELD);
  const [first, beside] = isHeld ? [common.laterOtherwise, common.laterBest] : [common.deedsOtherwise, common.deedsBest];
  return { one, other, say: said(what, first, beside) };
}

type Saying = (what: string, mine: string, other: string) => string;

function said(what: string, first: Saying, beside: Saying): Said {
  return { first: (mine, other) => first(what, mine, other), beside: (mine, best) => beside(what, mine, best) };
}

function inRace({ name, one, other }: Contrast, { gauge }: Counting, { words, common }: AnyTelling): Counted {
  const race = gauge.name(words);
  const what = name === RIVAL ? common.ofTheBestOther(race) : race;
  return { one: gauge.of(one), other: gauge.of(other), say: said(what, common.laterOtherwise, common.laterBest) };
}

/** Games already won by then. */
function inPercent({ one, other }: Contrast, { common }: AnyTelling): Counted {
  const percent = (share: number): number => Math.round(100 * share);
  return { one: percent(one), other: percent(other), say: said(common.wonByThen, common.deedsOtherwise, common.deedsBest) };
}

function inWords(place: number, { one, other, say }: Counted, telling: AnyTelling): string | undefined {
  const [better, worse] = [amountText(one, telling), amountText(other, telling)];
  if (better === worse) return undefined;
  return place === 0 ? say.first(better, worse) : say.beside(worse, better);
}

/** Small numbers with one decimal. */
function amountText(value: number, { language }: AnyTelling): string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
  return value < 0 ? `−${format.format(-value)}` : format.format(value);
}
