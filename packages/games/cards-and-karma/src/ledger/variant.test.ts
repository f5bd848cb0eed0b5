import { advance, ask, begin, factsFor, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import { scenario } from '../testing/scenario.ts';
import { tableAt } from '../testing/table.ts';

const VISIBLE = { bonuses: 'visible' };
const ORDER = ['dice2', 'karma2', 'admin1', 'anotherTurn', 'fame1orShip1', 'coins2orPalace1'];

describe('variant with visible bonuses', () => {
  test('CNK-VAR-01 before the deal, players secretly arrange their six cards', () => {
    const rules = mustRules(cardsAndKarma, { players: 3, options: VISIBLE });
    const { position } = begin(rules);
    const table = tableAt(rules, position).playOnly('start seat-2');
    expect([table.decider(), table.pending()]).toEqual([0, 'lay-track-card']);
    expect(table.choices()).toHaveLength(6);
    table.playOnly('lay dice2', 'lay karma2');
    expect(table.choices()).not.toContain('lay dice2');
    expect(
      table
        .view(0)
        .seats[0]?.track.map(({ bonus }) => rules.game.bonuses[bonus]?.id)
        .slice(0, 2),
    ).toEqual(['dice2', 'karma2']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(table.view(viewer).seats[0]?.track.every(({ bonus }) => bonus === -1)).toBe(true);
      const laid = factsFor(rules, table.facts, viewer).flatMap((fact) => (fact.type === 'track-card-laid' ? [fact.bonus] : []));
      expect(laid).toEqual([-1, -1]);
    }
    table.playOnly(...ORDER.slice(2).map((bonus) => `lay ${bonus}`));
    expect(table.happened()).not.toContain('tracks-shown');
    for (const _seat of [1, 2]) table.playOnly(...ORDER.map((bonus) => `lay ${bonus}`));
    expect(table.happened().at(-1)).toBe('tracks-shown');
    expect(table.state.grid.every((card) => card === -1)).toBe(true);
    expect(table.pending()).toBe('turn-up-card');
  });

  test('CNK-VAR-01 the variant is off by default', () => {
    const rules = mustRules(cardsAndKarma, { players: 2 });
    expect(rules.setUp.options).toMatchObject({ bonuses: 'hidden' });
    expect(rules.game.visibleBonuses).toBe(false);
  });

  test('CNK-VAR-02 the visible bonus is gained when the card is turned over, by the same thresholds and sides', () => {
    const table = scenario({
      options: VISIBLE,
      grid: ['building-blue-01', 'goods-01'],
      seats: [{ hand: ['blue 3'], fame: 2, coins: 5, track: ORDER }],
    });
    table.play('take building-blue-01').pay('blue 3');
    expect(table.factsOf('track-card-flipped')).toMatchObject([{ side: 'left', position: 0 }]);
    expect(table.pending()).toBe('take-die');
    expect(table.happened()).toContain('bonus-won');
    expect(table.seat(0)).toMatchObject({ fame: 0, left: 1 });
    expect(table.view(1).seats[0]?.track[0]).toMatchObject({ flipped: true });
  });

  test('CNK-VAR-02 players get the bonuses they placed', () => {
    const table = scenario({
      options: VISIBLE,
      slot: 1,
      grid: ['goods-01'],
      seats: [
        { track: ORDER },
        { coins: 5, track: ['coins2orPalace1', 'dice2', 'fame1orShip1', 'anotherTurn', 'karma2', 'admin1'] },
      ],
    });
    expect(table.play('take goods-01').seat(1)).toMatchObject({ administrators: 1, karma: 0, right: 1 });
  });

  test('CNK-VAR-03 everyone sees the remaining bonuses, and all other rules are the same', () => {
    const table = scenario({ options: VISIBLE, seats: [{ track: ORDER }, { track: ORDER.toReversed() }] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const ids = table.view(viewer).seats.map(({ track }) => track.map(({ bonus }) => table.rules.game.bonuses[bonus]?.id));
      expect(ids).toEqual([ORDER, ORDER.toReversed()]);
    }
    const rules = mustRules(cardsAndKarma, { players: 2, options: VISIBLE });
    const random = seededRandom('variant');
    const { position } = begin(rules);
    const kinds = new Set<string>();
    while (position.agenda.length > 0) {
      if (ask(rules, position)?.decider === 'chance') kinds.add(position.agenda.at(-1)?.kind ?? '');
      advance(rules, position, randomChoice(rules, position, random));
    }
    expect(kinds).not.toContain('reveal-bonus');
  });
});
