import { type KarmaTelling, NONE, type View } from '../types.ts';
import { cardName, dieName, fullCardName } from './names.ts';

/** The whole table in words, a line each. */
export function describe(view: View, telling: KarmaTelling): string[] {
  const { game, words } = telling;
  const start = view.start === NONE ? '' : telling.name(view.start);
  const cards = view.grid.filter((card) => card !== NONE).map((card) => fullCardName(game, card, view, words));
  return [
    words.describe.round(view.round, view.stage, game.thresholds.stagesPerRound, start),
    ...view.seats.flatMap((_seat, seat) => seatLines(view, seat, telling)),
    words.describe.grid(cards.length > 0 ? cards : [words.gap]),
    words.describe.pile(view.pile.size, view.discards.length),
    ...(view.pile.top === NONE ? [] : [`${words.topCard(fullCardName(game, view.pile.top, view, words))}.`]),
  ];
}

export function flippedCount({ flippedFromLeft, flippedFromRight }: View['seats'][number]): number {
  return flippedFromLeft + flippedFromRight;
}

function seatLines({ seats }: View, seat: number, telling: KarmaTelling): string[] {
  const now = seats[seat];
  if (!now) return [];
  const { game, words } = telling;
  const who = telling.name(seat);
  const tokens = words.and([
    words.gains.fame(now.fame),
    words.gains.coins(now.coins),
    words.gains.karma(now.karma),
    words.gains.administrators(now.administrators),
  ]);
  const dice = words.and(now.hand.map(({ card, number }) => dieName(game, card, number, words)));
  const rows = [
    [words.buildingsRow, now.buildings],
    [words.shipsRow, now.ships],
    [words.goodsRow, now.goods],
  ] as const;
  return [
    words.describe.seat(who, flippedCount(now), now.track.length, tokens),
    words.describe.hand(who, now.hand.length, dice),
    ...rows
      .filter(([, cards]) => cards.length > 0)
      .map(([row, cards]) =>
        words.describe.row(
          who,
          row,
          cards.map((card) => cardName(game, card, words)),
        ),
      ),
  ];
}
