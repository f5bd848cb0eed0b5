import type { EditionInfo } from '@durbar/engine';
import house from './data/house.json' with { type: 'json' };
import lateKarma from './data/late-karma.json' with { type: 'json' };
import swift from './data/swift.json' with { type: 'json' };

type HouseCard = (typeof house.cards)[number];

/** The house deck with cheaper buildings; see docs/balance-cards-and-karma.md. */
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

/** A variant: the house deck with some karma for those who act last in the first round; see docs/balance-cards-and-karma.md. */
const LATE_KARMA = {
  ...house,
  id: lateKarma.id,
  title: lateKarma.title,
  provenance: { ...house.provenance, ...lateKarma.provenance },
  setUp: { ...house.setUp, handicap: lateKarma.handicap },
};

/** The first is the default. */
export const EDITIONS: readonly EditionInfo[] = [house, SWIFT, LATE_KARMA].map((data) => ({
  id: data.id,
  title: data.title,
  data,
  provenance: data.provenance,
}));
