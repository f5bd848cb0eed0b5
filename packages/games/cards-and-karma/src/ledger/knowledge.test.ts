import { advance, ask, begin, mustRules, seededRandom, type Viewer } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { cardsAndKarma } from '../definition.ts';
import type { CardsAndKarmaFact } from '../facts.ts';
import { imagine } from '../imagine.ts';
import { scenario } from '../testing/scenario.ts';
import { viewFor } from '../view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

describe('what is imagined', () => {
  test('CNK-GEN-06 everything public is kept, and the remaining cards form the pile', () => {
    const { rules, position, state } = scenario({
      stage: 2,
      slot: 1,
      start: 1,
      discards: ['goods-01 3', 'goods-02 1'],
      seats: [
        { hand: ['blue 5'], buildings: ['building-blue-01'], ships: ['ship-07'], goods: ['goods-05'], left: ['karma2'], fame: 1 },
        {
          hand: ['green 2', 'orange 6'],
          buildings: ['building-blue-02'],
          ships: ['ship-08', 'ship-10'],
          goods: ['goods-06', 'goods-07'],
          left: ['karma2', 'dice2'],
          right: ['fame1orShip1'],
          coins: 2,
          karma: 1,
          administrators: 2,
          bonusTurns: 1,
        },
      ],
    });
    state.openDice.push(state.hands[1]?.[0] ?? -1);
    state.reservedBuildings = [3];
    state.reservedGoods = [5];
    state.reservedShips = [7];
    for (const viewer of VIEWERS) {
      const view = viewFor(rules.game, position, viewer);
      const imagined = imagine(rules.game, view, seededRandom('imagined'));
      expect(viewFor(rules.game, imagined, viewer)).toEqual(view);
      expect(imagined.state.pile.toSorted()).toEqual(state.pile.toSorted());
      expect(imagined.state.openDice).toEqual(state.openDice);
      expect(imagined.agenda).not.toBe(view.agenda);
    }
  });

  test('CNK-VAR-01 secret tracks get each bonus once, in any order', () => {
    const rules = mustRules(cardsAndKarma, { players: 2, options: { bonuses: 'visible', start: '1' } });
    const { position } = begin(rules);
    const facts: CardsAndKarmaFact[] = [];
    while (position.agenda.at(-1)?.kind === 'lay-track-card') {
      const choice = ask(rules, position)?.choices[0];
      if (choice) advance(rules, position, choice, facts);
      if (position.agenda.at(-1)?.kind !== 'lay-track-card') break;
      const orders = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const { state } = imagine(rules.game, viewFor(rules.game, position, 1), seededRandom(seed));
        const laid = position.state.tracks.slice(0, 6).filter((bonus) => bonus >= 0).length;
        const own = state.tracks.slice(0, 6);
        expect(own.filter((bonus) => bonus >= 0)).toHaveLength(laid);
        expect(new Set(own.slice(0, laid)).size).toBe(laid);
        expect(state.tracks.slice(6)).toEqual(position.state.tracks.slice(6));
        orders.add(own.join());
        const other = imagine(rules.game, viewFor(rules.game, position, 0), seededRandom(seed)).state.tracks.slice(6);
        expect(other.map((bonus) => bonus >= 0)).toEqual(position.state.tracks.slice(6).map((bonus) => bonus >= 0));
      }
      expect(orders.size).toBeGreaterThan(1);
    }
    expect(position.state.tracksOpen).toBe(true);
    const laid = [...rules.game.track, ...rules.game.track];
    expect(position.state.tracks).toEqual(laid);
    position.state.tracks = laid.map(() => 0);
    expect(facts.at(-1)).toMatchObject({ type: 'tracks-shown', tracks: laid });
  });
});
