import type { Refusal } from '@durbar/engine';
import type { Fact, Game, KarmaTable, View } from '../types.ts';
import { buildingAt, buildingsOn, goodsOn, type Piece } from './sets.ts';

/** What can be done with a card of the grid, and what it would do now. */
export interface Offer {
  readonly take: string | undefined;
  readonly die: string | undefined;
  /** What the payment needs in addition to dice. */
  readonly needs: Needs;
  /** The certain effects of taking it, most important first. */
  readonly effects: readonly Effect[];
  /** What is missing for it; undefined if it can be taken, or if something else is asked. */
  readonly missing: Missing | undefined;
}

export interface Needs {
  readonly karma: number;
  readonly administrators: number;
}

export type Effect =
  | { readonly type: 'flips'; readonly count: number }
  /** No number while the goods could be combined in several ways. */
  | { readonly type: 'sells'; readonly coins?: number }
  /** Three of a kind: a building, or ships. */
  | { readonly type: 'third'; readonly of: string }
  | { readonly type: 'set' }
  | { readonly type: 'newRow' }
  | { readonly type: 'gains'; readonly token: 'karma' | 'administrators'; readonly count: number }
  /** It would make two of a kind. */
  | { readonly type: 'second'; readonly of: string };

export type Missing = { readonly type: 'short'; readonly by: number } | { readonly type: 'number'; readonly number: number };

/** The name of ships among the kinds that can form pairs and sets. */
export const SHIPS_KIND = 'ship';

const NOTHING: Needs = { karma: 0, administrators: 0 };

/** A card that is only viewed. */
export const NO_OFFER: Offer = { take: undefined, die: undefined, needs: NOTHING, effects: [], missing: undefined };

export function offerOf(table: KarmaTable, card: number): Offer {
  const take = table.find((choice) => choice.type === 'take' && choice.card === card);
  const die = table.find((choice) => choice.type === 'take-die' && choice.card === card);
  if (take === undefined) return { ...NO_OFFER, die, missing: missingFor(table, card) };
  const { facts: all = [], view } = table.previewOf(take) ?? {};
  const facts = withinTurn(all);
  const seat = table.viewer === 'spectator' ? undefined : view?.seats[table.viewer];
  const effects = [...effectsOf(table.game, facts), ...(seat ? growthBy(table.game, seat, card) : [])];
  return { take, die, needs: needsOf(facts), effects, missing: undefined };
}

function missingFor(table: KarmaTable, card: number): Missing | undefined {
  const id = table.game.edition.cards[card]?.id;
  return (table.question?.choices.length ?? 0) > 0 ? missingOf(table.whyNot(`card ${id}`)) : undefined;
}

/** What is missing when the rules reject a card. */
export function missingOf(refusal: Refusal | undefined): Missing | undefined {
  const { cost, reach } = refusal?.values ?? {};
  if (refusal?.code === 'needs-number') return { type: 'number', number: Number(cost) };
  return refusal?.code === 'too-dear' ? { type: 'short', by: Number(cost) - Number(reach) } : undefined;
}

/** Effects after the turn don't count: a new stage gives karma regardless of the card. */
export function withinTurn(facts: readonly Fact[]): readonly Fact[] {
  const end = facts.findIndex(({ type }) => type === 'slot-ended');
  return end < 0 ? facts : facts.slice(0, end);
}

function needsOf(facts: readonly Fact[]): Needs {
  const paid = facts.find((fact) => fact.type === 'paid');
  return paid?.type === 'paid' ? { karma: paid.karma, administrators: paid.jokers } : NOTHING;
}

/** What the facts of a choice mean, the most telling first. */
export function effectsOf(game: Game, facts: readonly Fact[]): readonly Effect[] {
  const flips = facts.filter(({ type }) => type === 'track-card-flipped').length;
  return [
    ...(flips > 0 ? [{ type: 'flips', count: flips } as const] : []),
    ...facts.flatMap((fact) => (fact.type === 'sets-noted' ? setEffects(game, fact, facts) : [])),
    ...(facts.some(({ type }) => type === 'ships-discarded') ? [{ type: 'newRow' } as const] : []),
    ...gainEffects(facts),
  ];
}

type NotedSets = Extract<Fact, { type: 'sets-noted' }>;

function setEffects(game: Game, { goods, buildings, ships }: NotedSets, facts: readonly Fact[]): Effect[] {
  const [type, ...others] = buildings.map((symbol) => buildingAt(game, symbol));
  const isThird = type !== undefined && buildings.length === 3 && others.every((other) => other === type);
  return [
    ...(goods.length > 0 ? [{ type: 'sells', ...saleOf(facts) } as const] : []),
    ...(type === undefined ? [] : [isThird ? ({ type: 'third', of: type } as const) : ({ type: 'set' } as const)]),
    ...(ships.length > 0 ? [{ type: 'third', of: SHIPS_KIND } as const] : []),
  ];
}

function saleOf(facts: readonly Fact[]): { readonly coins?: number } {
  const sales = facts.flatMap((fact) => (fact.type === 'set-carried-out' && fact.set === 'goods' ? [fact.coins] : []));
  return sales.length > 0 ? { coins: sales.reduce((sum, coins) => sum + coins, 0) } : {};
}

function gainEffects(facts: readonly Fact[]): Effect[] {
  return (['karma', 'administrators'] as const).flatMap((token) => {
    const count = facts.reduce((sum, fact) => sum + (fact.type === 'gained' && fact.token === token ? fact.amount : 0), 0);
    return count > 0 ? [{ type: 'gains', token, count } as const] : [];
  });
}

/** What the card would make a pair of. */
function growthBy(game: Game, { buildings, goods, ships }: View['seats'][number], card: number): Effect[] {
  const seconds = (all: readonly Piece[]): Effect[] => {
    const own = new Set(all.filter((piece) => piece.card === card).map(({ type }) => type));
    return [...own].filter((of) => all.filter(({ type }) => type === of).length === 2).map((of) => ({ type: 'second', of }));
  };
  const row: Effect[] = ships.length === 2 && ships.includes(card) ? [{ type: 'second', of: SHIPS_KIND }] : [];
  return [...row, ...seconds(buildingsOn(game, buildings)), ...seconds(goodsOn(game, [...goods, ...ships, ...buildings]))];
}
