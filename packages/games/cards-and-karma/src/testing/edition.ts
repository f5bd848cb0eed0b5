import house from '../data/house.json' with { type: 'json' };
import { type Edition, parseEdition } from '../edition.ts';

export function mustEdition(data: unknown): Edition {
  const parsed = parseEdition(data);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
  return parsed.value;
}

/** Fields of cards by card id. */
export type Patch = Readonly<Record<string, object>>;

/** The house edition with some cards and thresholds as a test needs them. */
export function houseWith(patch: Patch = {}, thresholds: Partial<Edition['thresholds']> = {}): Edition {
  const cards = house.cards.map((card) => ({ ...card, ...patch[card.id] }));
  return mustEdition({ ...house, cards, thresholds: { ...house.thresholds, ...thresholds } });
}

/** Goods as the ledger writes them: 'Te2 Si1' is tea worth 2 and silk worth 1. */
export function goods(text: string): { type: string; value: number }[] {
  const types: Readonly<Record<string, string>> = { Si: 'silk', Te: 'tea', Sp: 'spice' };
  return text.split(' ').map((good) => ({ type: types[good.slice(0, 2)] ?? good, value: Number(good.slice(2)) }));
}

/** Buildings as the ledger writes them: 'Rd Yw'. */
export function buildings(text: string): string[] {
  const types: Readonly<Record<string, string>> = { Rd: 'red', Yw: 'yellow', Wh: 'white' };
  return text.split(' ').map((type) => types[type] ?? type);
}
