import type { SetUpFault } from '@durbar/engine';
import type { Card, Edition } from './edition.ts';

const MOST_PLAYERS = 4;

/** Sizes that must fit together, so every turn has a card to take and every game ends. */
export function playabilityFaults(edition: Edition): SetUpFault[] {
  return [
    ...sizeFaults(edition),
    ...edition.cards.flatMap((card, index) => costFaults(edition, card, `cards[${index}]`)),
    ...scarcityFaults(edition),
    ...progressFaults(edition),
  ];
}

function sizeFaults({ setUp, thresholds, cards }: Edition): SetUpFault[] {
  const { handLimit, additionalDice, smallGrid } = thresholds;
  const smallest = Math.min(...Object.values(setUp.grid));
  const grids = Object.entries(setUp.grid).flatMap(([players, size]) => {
    const needed = size + Number(players) * setUp.hand + 1;
    if (needed <= cards.length) return [];
    return [
      {
        path: `setUp.grid.${players}`,
        reason: `needs ${needed} cards, there are ${cards.length}`,
        code: 'needs-cards',
        values: { needed, cards: cards.length },
      },
    ];
  });
  return [
    ...grids,
    ...aboveHandLimit('setUp.hand', setUp.hand, handLimit),
    ...aboveHandLimit('thresholds.additionalDice', additionalDice, handLimit),
    ...(smallGrid <= smallest
      ? []
      : [above('thresholds.smallGrid', smallGrid, smallest, `${smallGrid} is above the grid of ${smallest}`)]),
  ];
}

export function aboveHandLimit(path: string, value: number, handLimit: number): SetUpFault[] {
  return value <= handLimit ? [] : [above(path, value, handLimit, `${value} is above the hand limit of ${handLimit}`)];
}

function above(path: string, value: number, most: number, reason: string): SetUpFault {
  return { path, reason, code: 'above', values: { value, most } };
}

/** A building the best hand can't afford could never be built. */
function costFaults({ dice, thresholds }: Edition, card: Card, path: string): SetUpFault[] {
  if (card.kind !== 'building') return [];
  const most = thresholds.handLimit * (dice[card.cost.colour]?.length ?? 0);
  if (card.cost.sum <= most) return [];
  const { sum } = card.cost;
  return [above(`${path}.cost.sum`, sum, most, `${sum} is more than the ${most} of the best hand`)];
}

/** When all hands and displays are full, a card must be left for the player whose turn it is (CNK-TURN-04). */
function scarcityFaults(edition: Edition): SetUpFault[] {
  const { cards, thresholds } = edition;
  const placed = (['building', 'goods', 'ship'] as const).map((kind) =>
    Math.min(cardsOfKind(edition, kind), MOST_PLAYERS * mostPlaced(edition, kind)),
  );
  const kept = placed.reduce((sum, some) => sum + some, MOST_PLAYERS * thresholds.handLimit);
  if (kept < cards.length) return [];
  return [
    {
      path: 'cards',
      reason: `has ${cards.length} entries, and hands and displays can hold ${kept}`,
      code: 'cards-run-out',
      values: { count: cards.length, kept },
    },
  ];
}

function cardsOfKind({ cards }: Edition, kind: Card['kind']): number {
  return cards.filter((card) => card.kind === kind).length;
}

/** How many cards of a kind one display can hold without a complete set. */
function mostPlaced(edition: Edition, kind: 'building' | 'goods' | 'ship'): number {
  const { thresholds, buildingTypes, goodsTypes } = edition;
  if (kind === 'ship') return thresholds.shipSet - 1;
  return ((kind === 'building' ? buildingTypes : goodsTypes).length - 1) * (thresholds.sameKindSet - 1);
}

/** There must be a repeatable source of fame or coins: buildings, goods, or the karma between the stages. */
function progressFaults(edition: Edition): SetUpFault[] {
  const { famePerBuilding, karmaBetweenStages, stagesPerRound, famePerExchange } = edition.thresholds;
  const isSurplus = (kind: 'building' | 'goods'): boolean =>
    cardsOfKind(edition, kind) > MOST_PLAYERS * mostPlaced(edition, kind);
  if (famePerBuilding > 0 && isSurplus('building')) return [];
  if (isSurplus('goods')) return [];
  if (karmaBetweenStages > 0 && stagesPerRound > 1 && famePerExchange > 0) return [];
  return [{ path: 'cards', reason: 'brings too little fame and too few coins for a game to end', code: 'never-ends' }];
}
