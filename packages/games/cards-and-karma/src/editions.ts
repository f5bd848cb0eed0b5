import type { EditionInfo } from '@durbar/engine';
import even from './data/even.json' with { type: 'json' };
import house from './data/house.json' with { type: 'json' };
import swift from './data/swift.json' with { type: 'json' };

type HouseCard = (typeof house.cards)[number];

/** The house deck with cheaper buildings; docs/balance-cards-and-karma.md tells why. */
const SWIFT = {
  ...house,
  id: swift.id,
  title: swift.title,
  provenance: { ...house.provenance, ...swift.provenance },
  cards: house.cards.map(cheaper),
};

function cheaper(card: HouseCard): unknown {
  if (typeof card.cost !== 'object') return card;
  return { ...card, cost: { ...card.cost, sum: card.cost.sum - swift.buildingDiscount } };
}

/** A variant: the house deck with some karma for those who act last in the first round; docs/balance-cards-and-karma.md tells why. */
const EVEN = {
  ...house,
  id: even.id,
  title: even.title,
  provenance: { ...house.provenance, ...even.provenance },
  setUp: { ...house.setUp, handicap: even.handicap },
};

/** The first is the usual one. */
export const EDITIONS: readonly EditionInfo[] = [house, SWIFT, EVEN].map((data) => ({
  id: data.id,
  title: data.title,
  data,
  provenance: data.provenance,
}));
