import type { Merit, TurnStep } from '../../../table/contract.ts';
import type { Choice, Fact, KarmaTelling, View } from '../types.ts';
import { colourName } from './names.ts';

interface Line {
  readonly steps: readonly TurnStep<View, Choice>[];
  readonly facts: readonly Fact[];
  readonly view: View;
}

/** Tokens by how much they help. */
const TOKENS = ['fame', 'coins', 'administrators', 'karma'] as const;
const ROWS = ['buildings', 'ships', 'goods'] as const;
/** Card gains that are drawn or asked for later. */
const LATER: readonly string[] = ['dice', 'top-card', 'turn'];

/** A turn's certain gains, and the dice left. */
export function merits({ steps, facts, view }: Line, telling: KarmaTelling): Merit[] {
  const seat = telling.viewer;
  const [before, after] = [steps[0]?.view, view].map((seen) => (seat === 'spectator' ? undefined : seen?.seats[seat]));
  if (!before || !after) return [];
  const { words } = telling;
  const mine = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  return [
    {
      id: 'flips',
      kind: 'gain',
      amount: mine.filter(({ type }) => type === 'track-card-flipped').length,
      text: words.merits.flips,
    },
    ...TOKENS.map((token): Merit => ({ id: token, kind: 'gain', amount: tokensIn(mine, token), text: words.gains[token] })),
    ...newColours(mine, after, telling),
    ...ROWS.flatMap((row): Merit[] => {
      const size = after[row].length;
      return size > before[row].length || (row === 'ships' && isNewRow(before.ships, after.ships))
        ? [{ id: `${row} ${size}`, kind: 'name', amount: 1, text: () => words.merits[row](size) }]
        : [];
    }),
    ...toCome(mine, telling),
    { id: 'hand', kind: 'stock', amount: after.hand.length, text: words.gains.dice },
  ];
}

/** A lower ship starts the row again. */
function isNewRow(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length > 0 && JSON.stringify(after.at(-1)) !== JSON.stringify(before.at(-1));
}

/** Chosen dice with the player's resulting count in that colour, because a building is paid in one colour. */
function newColours(facts: readonly Fact[], { hand }: View['seats'][number], { game, words }: KarmaTelling): Merit[] {
  const colourOf = (card: number): string => game.edition.cards[card]?.die ?? '';
  const colours = new Set(facts.flatMap((fact) => (fact.type === 'die-taken' ? [colourOf(fact.card)] : [])));
  return [...colours].map((colour) => {
    const held = hand.filter(({ card }) => colourOf(card) === colour).length;
    return {
      id: `die ${colour} ${held}`,
      kind: 'name',
      amount: 1,
      text: () => words.merits.die(held, colourName(colour, words)),
    };
  });
}

function tokensIn(facts: readonly Fact[], token: (typeof TOKENS)[number]): number {
  return facts.reduce((sum, fact) => {
    if (fact.type === 'gained' && fact.token === token) return sum + fact.amount;
    if (fact.type !== 'paid') return sum;
    return sum - (token === 'karma' ? fact.karma : token === 'administrators' ? fact.jokers : 0);
  }, 0);
}

/** The gains of the taken cards. */
function toCome(facts: readonly Fact[], { game, words }: KarmaTelling): Merit[] {
  return facts.flatMap((fact) => {
    if (fact.type !== 'card-taken') return [];
    const parts = game.cards[fact.card]?.effect.filter(({ gain }) => LATER.includes(gain)) ?? [];
    return parts.map(({ gain, count }): Merit => {
      if (gain === 'dice') return { id: 'later dice', kind: 'gain', amount: count, text: words.gains.dice };
      const text = gain === 'top-card' ? words.merits.topCard : words.gains[gain](count);
      return { id: `later ${gain}`, kind: 'name', amount: 1, text: () => text };
    });
  });
}
