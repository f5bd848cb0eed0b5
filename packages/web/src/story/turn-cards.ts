import type { Fact, Seat } from '@durbar/engine';
import type { Beat, Item, Sum } from './beat.ts';
import { type AnyStory, addSums } from './telling.ts';

/** An answer already told. */
export interface ToldAnswer {
  /** The number of its live move. */
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly beats: readonly Beat[];
}

/** One turn in a nutshell, or what happened outside any turn. */
export interface TurnCard {
  /** Its first and last answer. */
  readonly first: number;
  readonly last: number;
  /** No one: an interlude. */
  readonly seat: Seat | undefined;
  /** The fact that represents the whole turn. */
  readonly strongest: Fact | undefined;
  readonly sum: Sum;
  /** Whether it is over. */
  readonly isClosed: boolean;
}

/** Played answers as cards, oldest first; the last one may still grow. */
export function turnCards(story: AnyStory, answers: readonly ToldAnswer[]): readonly TurnCard[] {
  const cards: Growing[] = [];
  for (const answer of answers) addAnswer(story, cards, answer);
  return cards.map((card) => closed(story, card));
}

interface Growing {
  readonly first: number;
  last: number;
  readonly seat: Seat | undefined;
  readonly facts: Fact[];
  sum: Sum;
  isClosed: boolean;
  /** Set-up gains belong to no one. */
  readonly isSetUp: boolean;
}

function addAnswer(story: AnyStory, cards: Growing[], { number, facts, beats }: ToldAnswer): void {
  for (const [index, fact] of facts.entries()) {
    const mark = story.turnAt(fact);
    const seat = mark === 'opens' && 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : undefined;
    const isOpening = mark === 'opens' || mark === 'interlude';
    if (cards.length === 0 || (isOpening && !goesOn(cards.at(-1), seat, number)))
      cards.push({ first: number, last: number, seat, facts: [], sum: {}, isClosed: false, isSetUp: !isOpening });
    const card = cards.at(-1);
    if (!card) continue;
    card.last = number;
    card.facts.push(fact);
    card.isClosed ||= mark === 'closes';
    const beat = beats.find((told) => told.facts[0] === index);
    if (beat?.sum && !card.isSetUp) card.sum = addSums(card.sum, beat.sum);
  }
}

/** Something that restarts within an answer is still the same turn: a second card played, more clean-up. */
function goesOn(card: Growing | undefined, seat: Seat | undefined, number: number): boolean {
  return card !== undefined && !card.isClosed && card.seat === seat && card.last === number;
}

function closed({ strongest }: AnyStory, { facts, sum, isSetUp, ...card }: Growing): TurnCard {
  const rank = (fact: Fact): number => {
    const place = strongest.indexOf(fact.type);
    return place < 0 ? strongest.length : place;
  };
  const candidates = isSetUp ? [] : facts;
  const best = candidates.reduce<Fact | undefined>((one, other) => (one && rank(one) <= rank(other) ? one : other), undefined);
  const stands = best && strongest.includes(best.type) ? best : undefined;
  return { ...card, strongest: stands, sum: { cost: counted(sum.cost ?? []), gain: counted(sum.gain ?? []) } };
}

/** Groups equal things, in order of first appearance. */
export function counted(items: readonly Item[]): readonly Item[] {
  const sums = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.symbol} ${item.text ?? ''} ${item.tone ?? ''}`;
    sums.set(key, { ...item, count: item.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].filter(({ count }) => count !== 0);
}
