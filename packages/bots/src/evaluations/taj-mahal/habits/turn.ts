import type { TajMahalChoice } from '@durbar/taj-mahal';
import { COLOURS, ELEPHANT, SYMBOLS, TOKENS } from '@durbar/taj-mahal/vocabulary';
import { at, entry, rowAt } from '../../../numbers.ts';
import { add } from '../../row.ts';
import { bestOther } from '../court.ts';
import type { State } from '../tables.ts';
import { lengthsOf } from './colours.ts';
import { palacePrize, prizeOf } from './prizes.ts';
import { changing, progressIn, type Standpoint } from './standpoint.ts';
import { AT } from './traits.ts';

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
  readonly palace: number;
}

/** By symbol; they belong to the contest made last. One set for all: this is asked for every move of a playout. */
const prizes = new Float64Array(SYMBOLS.length);
const leads = new Float64Array(SYMBOLS.length);
const totals = new Float64Array(SYMBOLS.length);
const added = new Float64Array(SYMBOLS.length);
const lengths = new Float64Array(COLOURS.length);

/** Plays and the withdrawal. */
export function inclineToPlays(standpoint: Standpoint, choices: readonly TajMahalChoice[], into: Float64Array): void {
  const { tables, state, seat, strengths } = standpoint;
  const others = othersIn(state, seat);
  const contest = contestOf(standpoint, hopesAgainst(others, strengths));
  const hasPlayed = entry(state.played, seat).length > 0;
  const progress = progressIn(standpoint);
  lengthsOf(standpoint, lengths);
  let longest = 0;
  for (let colour = 0; colour < lengths.length; colour++) longest = Math.max(longest, rowAt(lengths, colour));
  const card =
    changing(standpoint, AT.card, AT['card-late'], progress) + rowAt(strengths, others === 0 ? AT['stay-alone'] : AT.stay);
  const white = changing(standpoint, AT.white, AT['white-late'], progress);
  const firstSpecial = tables.cards.length - TOKENS.length;
  for (let index = 0; index < choices.length; index++) {
    const choice = entry(choices, index);
    if (choice.type !== 'play') {
      into[index] = contest.won + (hasPlayed ? 0 : rowAt(strengths, AT['withdraw-unplayed']));
      continue;
    }
    const { colour } = entry(tables.cards, choice.card);
    const length = rowAt(lengths, colour);
    let value = card + expectedAfter(standpoint, contest, choice.card, choice.companion);
    if (choice.companion !== undefined) value += choice.companion < firstSpecial ? white : rowAt(strengths, AT.special);
    value += rowAt(strengths, AT['cards-to-follow']) * (length - 1);
    if (length === longest) value += rowAt(strengths, AT['longest-colour']);
    into[index] = value;
  }
}

function othersIn({ isIn }: State, seat: number): number {
  let others = 0;
  for (let other = 0; other < isIn.length; other++) if (other !== seat && isIn[other] === 1) others++;
  return others;
}

/** Without rivals a lead is certain, and nothing else helps. */
const CERTAIN: Hopes = { lead: 1, clearLead: 1, tie: 0, behind: 0 };

function hopesAgainst(others: number, strengths: Float64Array): Hopes {
  if (others === 0) return CERTAIN;
  return {
    lead: rowAt(strengths, others === 1 ? AT['lead-over-one'] : AT.lead),
    clearLead: rowAt(strengths, others === 1 ? AT['clear-lead-over-one'] : AT['clear-lead']),
    tie: rowAt(strengths, AT.tie),
    behind: rowAt(strengths, AT.behind),
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
  return { hopes, won: palaces > 0 ? won + palace : won, expected, palaces, palace };
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
  const { hopes, palace } = contest;
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
  return palaces > 0 ? expected + palace * hopes.lead : expected;
}
