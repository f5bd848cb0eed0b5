import type { TajTable, View } from '../types.ts';
import type { Spot } from './model.ts';

/** A card from a bonus tile doesn't change the points, so any card will do. */
const THROUGH = ['place-palaces', 'draw-cards'];

/** The points of the best placement after withdrawing now; undefined while I can't withdraw. */
export function bestGain(table: TajTable, seat: number): number | undefined {
  const gains = withdrawals(table, seat).map(({ gain }) => gain);
  return gains.length === 0 ? undefined : Math.max(...gains);
}

/** While placing palaces: each city with its choice. Before: a city's gain after withdrawing now. */
export function spotsOf(table: TajTable): Spot[] {
  const placing = table.filter(({ type }) => type === 'palace' || type === 'crown');
  if (placing.length > 0) return placingSpots(table, placing);
  if (typeof table.viewer !== 'number') return [];
  const best = new Map<number, number>();
  for (const { cities, gain } of withdrawals(table, table.viewer)) {
    for (const city of cities) best.set(city, Math.max(best.get(city) ?? 0, gain));
  }
  return [...best].map(([city, points]) => ({ city, points, isSelected: false, control: undefined }));
}

interface Withdrawal {
  readonly cities: readonly number[];
  readonly gain: number;
}

const known = new WeakMap<View, readonly Withdrawal[]>();

/** Every way to withdraw now and place the palaces won; memoised. */
function withdrawals(table: TajTable, seat: number): readonly Withdrawal[] {
  const text = table.find(({ type }) => type === 'withdraw');
  if (text === undefined) return [];
  const remembered = known.get(table.view) ?? foreseen(table, seat, text);
  known.set(table.view, remembered);
  return remembered;
}

function foreseen(table: TajTable, seat: number, text: string): Withdrawal[] {
  const before = table.view.seats[seat]?.score ?? 0;
  return table.outcomes(text, THROUGH).map(({ facts, view }) => ({
    cities: facts.flatMap((fact) => (fact.type === 'palace-placed' || fact.type === 'crown-palace-placed' ? [fact.city] : [])),
    gain: (view.seats[seat]?.score ?? 0) - before,
  }));
}

function placingSpots(table: TajTable, placing: ReturnType<TajTable['filter']>): Spot[] {
  const spots = new Map<number, Spot>();
  for (const { choice, text } of placing) {
    if (choice.type !== 'palace' && choice.type !== 'crown') continue;
    // The normal palace comes first, so a tap on the map places it if both are possible.
    if (spots.has(choice.city)) continue;
    const isSelected = table.preview?.text === text;
    spots.set(choice.city, {
      city: choice.city,
      points: placementGain(table, text),
      isSelected,
      control: table.control(text),
    });
  }
  return [...spots.values()];
}

const gains = new WeakMap<View, Map<string, number>>();

/** The points of this withdrawal if this palace goes here and the others to their best cities. */
export function placementGain(table: TajTable, text: string): number {
  if (typeof table.viewer !== 'number') return 0;
  const ofView = gains.get(table.view) ?? new Map<string, number>();
  gains.set(table.view, ofView);
  const gain = ofView.get(text) ?? bestEnd(table, table.viewer, text);
  ofView.set(text, gain);
  return gain;
}

function bestEnd(table: TajTable, seat: number, text: string): number {
  const before = table.view.seats[seat]?.score ?? 0;
  return Math.max(0, ...table.outcomes(text, THROUGH).map(({ view }) => (view.seats[seat]?.score ?? 0) - before));
}
