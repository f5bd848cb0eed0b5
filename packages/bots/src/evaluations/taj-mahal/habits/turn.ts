import type { TajMahalChoice } from '@durbar/taj-mahal';
import { COLOURS, ELEPHANT, SYMBOLS, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { add } from '../../row.ts';
import { bestOther } from '../court.ts';
import type { Tables } from '../tables.ts';
import { lengthsOf } from './colours.ts';
import { palacePrize, prizeOf } from './prizes.ts';
import { changing, progressIn, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

type Play = Extract<TajMahalChoice, { type: 'play' }>;

/** The part of a prize that a seat expects if it stays. */
interface Hopes {
  readonly lead: number;
  readonly clearLead: number;
  readonly tie: number;
  readonly behind: number;
}

/** The competition for the court as one seat sees it. */
interface Contest {
  readonly hopes: Hopes;
  /** Worth of what withdrawing wins now, palaces included. */
  readonly won: number;
  /** Worth of what the seat expects if it stays, palaces excluded. */
  readonly expected: number;
  /** How many leads bring a palace. */
  readonly palaces: number;
  /** The worth of the first palace, and of every other. */
  readonly palace: number;
  readonly morePalaces: number;
}

/** By symbol; they belong to the contest made last. One set for all: this is asked for every move of a playout. */
const prizes = new Float64Array(SYMBOLS.length);
const leads = new Float64Array(SYMBOLS.length);
const totals = new Float64Array(SYMBOLS.length);
const added = new Float64Array(SYMBOLS.length);
const lengths = new Float64Array(COLOURS.length);

/** Plays and the withdrawal. */
export function inclineToPlays(standpoint: Standpoint, choices: readonly TajMahalChoice[], into: Float64Array): void {
  const rivals = rivalsOf(standpoint);
  const contest = contestOf(standpoint, hopesAgainst(rivals, standpoint.strengths));
  const hand = handOf(standpoint);
  const staying = worthOfStaying(standpoint, rivals, hand.size);
  for (let index = 0; index < choices.length; index++) {
    const choice = entry(choices, index);
    into[index] =
      choice.type === 'play'
        ? staying + expectedAfter(standpoint, contest, choice.card, choice.companion) + costOf(standpoint, hand, choice)
        : contest.won + worthOfLeaving(standpoint);
  }
}

/** What a hand consists of, besides `lengths`. */
interface Hand {
  readonly size: number;
  readonly longest: number;
  readonly shortest: number;
  readonly whites: number;
}

function handOf(standpoint: Standpoint): Hand {
  const size = entry(standpoint.state.hands, standpoint.seat).length;
  lengthsOf(standpoint, lengths);
  let [longest, shortest, whites] = [0, size, size];
  for (let colour = 0; colour < lengths.length; colour++) {
    const length = rowAt(lengths, colour);
    whites -= length;
    longest = Math.max(longest, length);
    if (length > 0) shortest = Math.min(shortest, length);
  }
  return { size, longest, shortest, whites };
}

/** What it is worth to stay, whatever is played. */
function worthOfStaying(standpoint: Standpoint, rivals: Rivals, cards: number): number {
  const { strengths } = standpoint;
  return (
    rowAt(strengths, rivals.count === 0 ? AT['stay-alone'] : AT.stay) +
    (hasPlayed(standpoint) ? 0 : rowAt(strengths, AT['stay-unplayed'])) +
    rowAt(strengths, AT['own-cards']) * cards +
    rowAt(strengths, AT['rival-cards']) * rivals.cards
  );
}

/** What it is worth to leave, besides the prizes: the first to go has the choice of the display. */
function worthOfLeaving(standpoint: Standpoint): number {
  const display = rowAt(standpoint.strengths, AT.display) * standpoint.state.display.length;
  if (hasPlayed(standpoint)) return display;
  return display + changing(standpoint, AT['withdraw-unplayed'], AT['withdraw-unplayed-late'], progressIn(standpoint));
}

function hasPlayed({ state, seat }: Standpoint): boolean {
  return entry(state.played, seat).length > 0;
}

/** How much the cards of a play will be missed, and what can follow them. */
function costOf(standpoint: Standpoint, { longest, shortest, whites }: Hand, { card, companion }: Play): number {
  const { tables, strengths } = standpoint;
  const progress = progressIn(standpoint);
  const length = rowAt(lengths, entry(tables.cards, card).colour);
  let value = changing(standpoint, AT.card, AT['card-late'], progress);
  value += rowAt(strengths, AT['cards-to-follow']) * (length - 1);
  if (length === longest) value += rowAt(strengths, AT['longest-colour']);
  if (length === shortest) value += rowAt(strengths, AT['shortest-colour']);
  if (companion === undefined) return value + rowAt(strengths, AT['whites-to-follow']) * whites;
  if (isSpecial(tables, companion))
    return value + worthOfSpecial(standpoint, companion) + rowAt(strengths, AT['whites-to-follow']) * whites;
  return (
    value + changing(standpoint, AT.white, AT['white-late'], progress) + rowAt(strengths, AT['whites-to-follow']) * (whites - 1)
  );
}

function isSpecial({ cards }: Tables, card: number): boolean {
  return card >= cards.length - TOKENS.length;
}

/** Special cards come back after the visit. */
function worthOfSpecial({ tables, strengths }: Standpoint, card: number): number {
  const { symbols, points } = entry(tables.cards, card);
  const special = rowAt(strengths, AT.special);
  if (points > 0) return special + rowAt(strengths, AT['special-points']);
  return symbols.length === 0 ? special + rowAt(strengths, AT['free-colour']) : special;
}

/** The other seats still in. */
interface Rivals {
  readonly count: number;
  /** The most in one hand. */
  readonly cards: number;
}

function rivalsOf({ state: { isIn, hands }, seat }: Standpoint): Rivals {
  let [count, cards] = [0, 0];
  for (let other = 0; other < isIn.length; other++) {
    if (other === seat || isIn[other] !== 1) continue;
    count++;
    cards = Math.max(cards, entry(hands, other).length);
  }
  return { count, cards };
}

/** How many cards a rival often has. */
const ORDINARY_HAND = 6;

/** Without rivals a lead is certain, and nothing else helps. */
const CERTAIN: Hopes = { lead: 1, clearLead: 1, tie: 0, behind: 0 };

/** A lead is the safer the fewer cards rivals have. */
function hopesAgainst({ count, cards }: Rivals, strengths: Float64Array): Hopes {
  if (count === 0) return CERTAIN;
  const danger = rowAt(strengths, AT['lead-against-cards']) * (cards - ORDINARY_HAND);
  return {
    lead: danger + rowAt(strengths, count === 1 ? AT['lead-over-one'] : AT.lead),
    clearLead: danger + rowAt(strengths, count === 1 ? AT['clear-lead-over-one'] : AT['clear-lead']),
    tie: rowAt(strengths, count === 1 ? AT['tie-with-one'] : AT.tie),
    behind: rowAt(strengths, count === 1 ? AT['behind-one'] : AT.behind),
  };
}

function contestOf(standpoint: Standpoint, hopes: Hopes): Contest {
  const { state, seat } = standpoint;
  let [won, expected, palaces] = [0, 0, 0];
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const prize = prizeOf(standpoint, symbol);
    const total = at(state.totals, seat * SYMBOLS.length + symbol);
    const lead = total - bestOther(state, seat, symbol);
    prizes[symbol] = prize;
    totals[symbol] = total;
    leads[symbol] = lead;
    if (prize === 0) continue;
    expected += prize * hopeFor(hopes, total, lead);
    if (lead <= 0) continue;
    won += prize;
    if (symbol !== ELEPHANT) palaces++;
  }
  const palace = palacePrize(standpoint);
  const morePalaces = rowAt(standpoint.strengths, AT['more-palaces']);
  return { hopes, won: won + worthOfPalaces(palaces, palace, morePalaces), expected, palaces, palace, morePalaces };
}

function worthOfPalaces(palaces: number, first: number, others: number): number {
  return palaces > 0 ? first + others * (palaces - 1) : 0;
}

function hopeFor({ lead: ahead, clearLead, tie, behind }: Hopes, total: number, lead: number): number {
  if (total === 0) return 0;
  if (lead > 1) return clearLead;
  if (lead === 1) return ahead;
  if (lead === 0) return tie;
  return lead === -1 ? behind : 0;
}

/** What the seat expects after playing a card, perhaps with a companion. */
function expectedAfter({ tables }: Standpoint, contest: Contest, card: number, companion: number | undefined): number {
  const { hopes, palace, morePalaces } = contest;
  let { expected, palaces } = contest;
  added.fill(0);
  for (const symbol of entry(tables.cards, card).symbols) add(added, symbol, 1);
  if (companion !== undefined) for (const symbol of entry(tables.cards, companion).symbols) add(added, symbol, 1);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const more = rowAt(added, symbol);
    const prize = rowAt(prizes, symbol);
    if (more === 0 || prize === 0) continue;
    const total = rowAt(totals, symbol);
    const lead = rowAt(leads, symbol);
    expected += prize * (hopeFor(hopes, total + more, lead + more) - hopeFor(hopes, total, lead));
    if (symbol !== ELEPHANT && lead <= 0 && lead + more > 0) palaces++;
  }
  return expected + hopes.lead * worthOfPalaces(palaces, palace, morePalaces);
}
