import { describe, expect, test } from 'vitest';
import type { TajMahalFact } from '../facts.ts';
import { randomGame } from '../testing/random.ts';
import { scenario } from '../testing/scenario.ts';
import { ELEPHANT, MOGUL, SYMBOLS } from '../words.ts';

const [V, G, M, P] = [0, 1, 2, 3];

function types(facts: readonly TajMahalFact[]): string[] {
  return facts.map(({ type }) => type);
}

describe('a withdrawal', () => {
  test('TAJ-WITHDRAW-01 compares and takes, places, scores, clears and draws in this order', () => {
    const table = scenario({ played: ['R-VE R-VE', 'Y-GE', 'N-GE', 'L-GE'] });
    const facts = [...table.act('withdraw', 'palace Srinagar'), ...table.act(table.legal()[0] ?? '')];
    expect(types(facts)).toEqual([
      'withdrew',
      'token-won',
      'province-tile-won',
      'palace-placed',
      'bonus-tile-taken',
      'points-gained',
      'points-gained',
      'points-gained',
      'cards-cleared',
      'cards-taken',
    ]);
    const reasons = facts.flatMap((fact) => (fact.type === 'points-gained' ? [fact.reason] : []));
    expect(reasons).toEqual(['bonus-tile', 'province-tile', 'palaces']);
    const idle = scenario({ hands: ['R-VE'] });
    expect(types([...idle.act('withdraw', 'draw R-EE'), ...idle.act(idle.legal()[0] ?? '')])).toEqual([
      'withdrew',
      'card-drawn',
      'cards-taken',
    ]);
  });

  test('TAJ-WITHDRAW-02 more of a symbol than everyone else who is in wins it', () => {
    const table = scenario({ played: ['R-VE R-VE R-VE', 'Y-VE Y-VE', 'N-VE N-VM', 'L-GE'] });
    expect(table.view().seats.map(({ totals }) => totals[V])).toEqual([3, 2, 2, 0]);
    expect(table.act('withdraw')).toContainEqual({ type: 'token-won', seat: 0, token: V });
  });

  test('TAJ-WITHDRAW-03 a tie wins nothing', () => {
    const table = scenario({ played: ['R-VE R-VE', 'Y-VE Y-VE', 'N-GE', 'L-GE'] });
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'cards-cleared']);
    expect(table.position.agenda.at(-1)?.kind).toBe('take-cards');
  });

  test('TAJ-WITHDRAW-04 TAJ-EX-09 a tie turns into a majority when the rival withdraws', () => {
    const table = scenario({ players: 3, played: ['R-ME R-ME', 'Y-ME Y-MP', 'N-ME'], court: 'M' });
    expect(table.view().seats.map(({ totals }) => totals[M])).toEqual([2, 2, 1]);
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'cards-cleared']);
    table.finishTurn();
    expect(table.decider()).toBe(1);
    expect(table.act('withdraw')).toContainEqual({ type: 'token-won', seat: 1, token: M });
  });

  test('TAJ-WITHDRAW-05 a player who has played nothing counts zero', () => {
    const table = scenario({ played: ['R-VE'] });
    expect(table.view().seats[1]?.totals).toEqual(SYMBOLS.map(() => 0));
    expect(table.view().seats[0]?.wouldWin).toEqual([V, ELEPHANT]);
  });

  test('TAJ-WITHDRAW-05 at every comparison everyone else who is in has played a card', () => {
    let comparisons = 0;
    for (let seed = 0; seed < 40; seed++) {
      randomGame({ players: 3 + (seed % 3) }, seed, ({ state }, facts) => {
        if (!facts.some(({ type }) => type === 'cards-cleared')) return;
        comparisons++;
        for (const [seat, isIn] of state.isIn.entries()) if (isIn) expect(state.played[seat]).not.toHaveLength(0);
      });
    }
    expect(comparisons).toBeGreaterThan(500);
  });

  test('TAJ-WITHDRAW-06 even the last player needs a symbol of their own', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VG'], court: 'GMPK' });
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'token-won']);
    expect(table.view().seats[3]?.tokens).toEqual([0, 1, 0, 0]);
    expect(table.position.agenda.at(-1)).toEqual({ kind: 'place-palaces', seat: 3, normal: 1, crown: 0 });
  });

  test('TAJ-WITHDRAW-07 what has left the court cannot be won again in this visit', () => {
    const table = scenario({ turn: 1, out: [0], played: ['', 'Y-VE Y-VE Y-VE Y-VK', 'N-GE', 'L-GE'], court: 'GMP' });
    expect(table.view().seats[1]?.totals[V]).toBe(4);
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'cards-cleared']);
    expect(table.view().seats[1]?.tokens).toEqual([0, 0, 0, 0]);
  });

  test('TAJ-WITHDRAW-08 a token won comes from the court with one normal palace', () => {
    const table = scenario({ played: ['R-ME', 'Y-EE', 'N-EE', 'L-EE'] });
    table.act('withdraw');
    expect(table.view().court.tokens).toEqual([1, 1, 0, 1]);
    expect(table.view().seats[0]?.tokens).toEqual([0, 0, 1, 0]);
    expect(table.position.agenda.at(-1)).toEqual({ kind: 'place-palaces', seat: 0, normal: 1, crown: 0 });
  });

  test('TAJ-WITHDRAW-09 the grand mogul gives the crown and a crown palace, no token', () => {
    const table = scenario({ played: ['R-KE', 'Y-EE', 'N-EE', 'L-EE'] });
    expect(table.act('withdraw')).toContainEqual({ type: 'crown-won', seat: 0 });
    expect(table.view().court.crown).toBe(false);
    expect(table.view().seats[0]?.tokens).toEqual([0, 0, 0, 0]);
    expect(table.position.agenda.at(-1)).toEqual({ kind: 'place-palaces', seat: 0, normal: 0, crown: 1 });
  });

  test('TAJ-WITHDRAW-10 the elephant gives the province tile and no palace', () => {
    const table = scenario({ played: ['R-EE', 'Y-VG', 'N-VM', 'L-VM'], palaces: { Attock: 0 } });
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'province-tile-won', 'points-gained', 'cards-cleared']);
    expect(table.view().seats[0]).toMatchObject({ provinceTiles: [0], points: { 'province-tile': 1, palaces: 0 } });
    expect(table.view().court.tile).toBe(-1);
  });

  test('TAJ-WITHDRAW-11 every symbol won is awarded, up to all six', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VG R-MP R-KE'] });
    expect(table.view().seats[3]?.wouldWin).toEqual([V, G, M, P, MOGUL, ELEPHANT]);
    table.act('withdraw');
    expect(table.view().seats[3]).toMatchObject({ tokens: [1, 1, 1, 1], provinceTiles: [0] });
    expect(table.view().court).toEqual({ tokens: [0, 0, 0, 0], crown: false, tile: -1 });
    expect(table.position.agenda.at(-1)).toEqual({ kind: 'place-palaces', seat: 3, normal: 4, crown: 1 });
  });

  test('TAJ-WITHDRAW-12 a player may withdraw and win nothing', () => {
    const table = scenario({ played: ['R-VE', 'Y-VE', 'N-VE', 'L-VE'] });
    expect(table.legal()).toContain('withdraw');
    expect(types(table.act('withdraw'))).toEqual(['withdrew', 'cards-cleared']);
    const before = table.hand(0).length;
    table.finishTurn();
    expect([table.hand(0).length - before, table.view().discards.length]).toEqual([2, 1]);
  });

  test('TAJ-WITHDRAW-13 awards are mandatory: every palace won is placed before anything else', () => {
    const table = scenario({ played: ['R-VE R-PK', 'Y-VE', 'N-GE', 'L-VE'], court: 'P' });
    table.act('withdraw');
    expect(table.legal().every((text) => text.startsWith('palace '))).toBe(true);
    const two = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'N-VP'], court: 'VP' });
    two.act('withdraw', 'palace Jammu');
    expect(two.legal()).toEqual(['palace Baramulla', 'palace Srinagar', 'palace Poonch']);
  });

  test('TAJ-WITHDRAW-14 symbols of special cards count like all others', () => {
    const table = scenario({ players: 3, out: [2], hands: ['R-VE extra-elephant', 'Y-GE'], played: ['', 'Y-VE'] });
    table.act('play R-VE +extra-elephant');
    expect(table.view().seats.map(({ totals }) => totals[ELEPHANT])).toEqual([2, 1, 0]);
    expect(table.view().seats[0]?.wouldWin).toEqual([ELEPHANT]);
  });

  test('TAJ-WITHDRAW-15 a player who has not played wins and scores nothing', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], hands: ['', '', '', 'R-VE'] });
    const facts = [...table.act('withdraw'), ...table.settle()];
    expect(types(facts)).toEqual(['withdrew', 'card-drawn']);
    expect(table.view().court).toEqual({ tokens: [1, 1, 1, 1], crown: true, tile: 0 });
    expect(table.score(3)).toBe(0);
  });
});
