import type { Part } from '@durbar/cards-and-karma';
import type { Viewer } from '@durbar/engine';
import type { Merit, TurnStep } from '../../../table/contract.ts';
import { goodsOn } from '../model/sets.ts';
import { type Choice, type Fact, type KarmaTelling, NONE, type View } from '../types.ts';
import { diceTaken, exactDice, pipsLeft } from './dice-merits.ts';
import { bonusText, cardName, costText, partText } from './names.ts';

interface Line {
  readonly steps: readonly TurnStep<View, Choice>[];
  readonly facts: readonly Fact[];
  readonly view: View;
}

/** Tokens by how much they help. */
const TOKENS = ['fame', 'coins', 'administrators', 'karma'] as const;
const ROWS = ['buildings', 'ships', 'goods'] as const;
/** Card gains that are drawn or asked for later. */
const LATER: readonly string[] = ['top-card', 'turn'];

/** Questions about dice only: what is bought is decided. */
const ABOUT_DICE: readonly string[] = ['pay-exactly', 'pay-building', 'overpay', 'discard-die'];

/** A turn's certain gains, and what is left. */
export function merits(line: Line, telling: KarmaTelling): Merit[] {
  const { steps, facts, view } = line;
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after) return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  return [
    {
      id: 'flips',
      kind: 'gain',
      amount: countOf(mine, 'track-card-flipped'),
      text: words.merits.flips,
    },
    ...TOKENS.map((token): Merit => {
      const amount = tokensIn(mine, token) + tokensPending(token, view, seat, telling);
      return { id: token, kind: 'gain', amount, text: words.gains[token] };
    }),
    ...diceTaken(mine, view, after, telling),
    { id: 'drawn', kind: 'gain', amount: diceToDraw(mine, telling), text: words.merits.drawn },
    ...ROWS.flatMap((row): Merit[] => {
      const size = after[row].length;
      return size > before[row].length || (row === 'ships' && isNewRow(before.ships, after.ships))
        ? [{ id: `${row} ${size}`, kind: 'name', amount: 1, text: () => words.merits[row](size) }]
        : [];
    }),
    { id: 'goods worth', kind: 'gain', amount: worthTaken(mine, telling), text: words.merits.worth, isDetail: true },
    ...toCome(mine, telling),
    ...goodsPending(view, seat, telling),
    ...(steps[0]?.choice.type === 'lay' ? firstBonuses(after, telling) : []),
    ...left(line, after, countOf(mine, 'die-drawn') + countOf(mine, 'die-taken'), telling),
    ...(countOf(mine, 'die-taken') > 0 ? stillOpen(view, telling) : []),
  ];
}

/** The cards of the grid: of two cards with the same die, the better to take is often the one that isn't needed as a card. */
function stillOpen({ grid }: View, { game, words }: KarmaTelling): Merit[] {
  return grid
    .filter((card) => card !== NONE)
    .map((card) => ({
      id: `open ${card}`,
      kind: 'open',
      amount: 1,
      text: () => words.merits.open(cardName(game, card, words), costText(game, card, words)),
      isDetail: true,
    }));
}

/** The bonuses at the ends of an arranged scoring track: cards turn over from both ends. */
function firstBonuses({ track }: View['seats'][number], { game, words }: KarmaTelling): Merit[] {
  const [first, last] = [track.at(0), track.at(-1)].map((card) => bonusText(game, card?.bonus ?? -1, words));
  return first && last
    ? [{ id: 'first bonuses', kind: 'name', amount: 1, text: () => words.merits.firstBonuses(first, last) }]
    : [];
}

/** Where only dice are at stake, what they still pay for; where sets are, the goods; otherwise how many dice are kept, and which. */
function left({ steps, view }: Line, after: View['seats'][number], newDice: number, telling: KarmaTelling): Merit[] {
  const { game, words } = telling;
  const { kind = '' } = steps[0]?.view.agenda.at(-1) ?? {};
  if (ABOUT_DICE.includes(kind)) return [...exactDice(view, after, telling), ...pipsLeft(view, after, telling)];
  if (kind === 'choose-set') {
    const amount = goodsOn(game, [...after.buildings, ...after.ships, ...after.goods]).length;
    return [{ id: 'goods left', kind: 'stock', amount, text: words.merits.goodsLeft }];
  }
  return [
    { id: 'hand', kind: 'stock', amount: after.hand.length - newDice, text: words.gains.dice },
    ...pipsLeft(view, after, telling).map((pips): Merit => ({ ...pips, isDetail: true })),
  ];
}

/** Dice that cards and administrators promise, and that are drawn unseen. */
function diceToDraw(facts: readonly Fact[], { game }: KarmaTelling): number {
  const promised = facts.reduce((sum, fact) => {
    if (fact.type === 'administrator-used' && fact.use === 'additional-dice') return sum + game.edition.thresholds.additionalDice;
    if (fact.type !== 'card-taken' && fact.type !== 'ship-reward-copied') return sum;
    const dice = game.cards[fact.card]?.effect.filter(({ gain }) => gain === 'dice') ?? [];
    return sum + dice.reduce((all, { count }) => all + count, 0);
  }, 0);
  return Math.max(0, promised - countOf(facts, 'die-taken'));
}

function countOf(facts: readonly Fact[], type: Fact['type']): number {
  return facts.filter((fact) => fact.type === type).length;
}

/** A lower ship starts the row again. */
function isNewRow(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length > 0 && JSON.stringify(after.at(-1)) !== JSON.stringify(before.at(-1));
}

function tokensIn(facts: readonly Fact[], token: (typeof TOKENS)[number]): number {
  return facts.reduce((sum, fact) => {
    if (fact.type === 'gained' && fact.token === token) return sum + fact.amount;
    if (fact.type === 'exchanged' && fact.token === token) return sum - fact.amount;
    if (fact.type === 'administrator-used' && token === 'administrators') return sum - 1;
    if (fact.type !== 'paid') return sum;
    return sum - (token === 'karma' ? fact.karma : token === 'administrators' ? fact.jokers : 0);
  }, 0);
}

/** Rewards that follow for certain once discarded cards have shown their numbers, as after a broken row of ships. */
function partsPending({ agenda }: View, seat: Viewer, { game }: KarmaTelling): readonly Part[] {
  return agenda.flatMap((frame) =>
    frame.kind === 'carry-out' && frame.seat === seat ? (game.effects[frame.effect]?.slice(frame.part) ?? []) : [],
  );
}

function tokensPending(token: (typeof TOKENS)[number], view: View, seat: Viewer, telling: KarmaTelling): number {
  const gains = view.agenda.flatMap((frame) =>
    frame.kind === 'gain' && frame.seat === seat && frame.token === token ? [frame.amount] : [],
  );
  const parts = partsPending(view, seat, telling).flatMap(({ gain, count }) => (gain === token ? [count] : []));
  return [...gains, ...parts].reduce((sum, amount) => sum + amount, 0);
}

function goodsPending(view: View, seat: Viewer, telling: KarmaTelling): Merit[] {
  const goods = partsPending(view, seat, telling).filter(({ gain }) => gain === 'goods-cards');
  return goods.map((part) => ({ id: 'later goods', kind: 'name', amount: 1, text: () => partText(part, telling.words) }));
}

/** What the goods on the taken cards sell for. */
function worthTaken(facts: readonly Fact[], { game }: KarmaTelling): number {
  const cards = facts.flatMap((fact) => (fact.type === 'card-taken' ? [fact.card] : []));
  return goodsOn(game, cards).reduce((sum, { value = 0 }) => sum + value, 0);
}

/** What the taken cards let their player do. */
function toCome(facts: readonly Fact[], { game, words }: KarmaTelling): Merit[] {
  return facts.flatMap((fact) => {
    if (fact.type !== 'card-taken') return [];
    const parts = game.cards[fact.card]?.effect.filter(({ gain }) => LATER.includes(gain)) ?? [];
    return parts.map(({ gain, count }): Merit => {
      const text = gain === 'top-card' ? words.merits.topCard : words.gains[gain](count);
      return { id: `later ${gain}`, kind: 'name', amount: 1, text: () => text };
    });
  });
}
