import { describe, expect, test } from 'vitest';
import { totals, visitColour } from '../testing/asking.ts';
import { scenario } from '../testing/scenario.ts';
import { newTable } from '../testing/table.ts';

/** Plays and withdrawals with arbitrary cards. */
const REDS = 'R-VE R-VE R-VE';

describe('a turn', () => {
  test('TAJ-TURN-01 the start player begins and turns pass clockwise', () => {
    const table = scenario({ startSeat: 2, hands: [REDS, 'Y-VE Y-VE', 'N-VE N-VE', 'L-VE'] });
    const order = [table.decider()];
    for (const text of ['play N-VE', 'play L-VE', 'play R-VE', 'play Y-VE']) {
      table.act(text);
      order.push(table.decider());
    }
    expect(order).toEqual([2, 3, 0, 1, 2]);
  });

  test('TAJ-TURN-02 a turn is a play or a withdrawal, there is no pass', () => {
    const table = newTable({ players: 4 }, 9);
    expect(table.legal().filter((text) => !text.startsWith('play '))).toEqual(['withdraw']);
    expect(table.legal().length).toBeGreaterThan(1);
  });

  test('TAJ-TURN-03 players who have withdrawn are skipped', () => {
    const table = scenario({ hands: [REDS], out: [1], played: ['', '', 'Y-VE', 'N-VE'] });
    table.act('play R-VE');
    expect(table.decider()).toBe(2);
  });

  test('TAJ-TURN-04 the visit ends when the last player has withdrawn and taken their card', () => {
    const table = scenario({ turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-GE'], court: 'V', display: 'Y-EE' });
    table.act('withdraw');
    expect(table.state.visit).toBe(1);
    table.act('take Y-EE');
    expect(table.state.visit).toBe(2);
  });

  test('TAJ-TURN-05 the last player in keeps taking turns until they withdraw', () => {
    const table = scenario({ turn: 1, out: [0, 2, 3], hands: ['', REDS], played: ['', 'R-GE', '', ''] });
    for (let turn = 0; turn < 3; turn++) {
      expect(table.decider()).toBe(1);
      expect(table.legal()).toContain('withdraw');
      table.act('play R-VE');
    }
    expect([table.decider(), table.legal()]).toEqual([1, ['withdraw']]);
  });

  test('TAJ-TURN-06 without a legal play only the withdrawal is offered, and no one withdraws for the player', () => {
    const table = scenario({ hands: ['Y-VE W-E W-E'], played: ['R-VE', 'N-VE', 'L-VE', 'Y-VE'] });
    expect([table.decider(), table.legal()]).toEqual([0, ['withdraw']]);
    expect(table.state.isIn[0]).toBe(1);
  });

  test('TAJ-TURN-07 a player may withdraw on the first turn, before playing a card', () => {
    const table = newTable({ players: 4 }, 2);
    expect(table.hand(table.state.startSeat)).toHaveLength(6);
    expect(table.legal()).toContain('withdraw');
  });

  test('TAJ-TURN-08 a turn is complete before the next one begins', () => {
    const table = scenario({ hands: [REDS, 'Y-VE'], played: ['R-VG', 'Y-GE', 'N-GE', 'L-GE'] });
    table.act('withdraw');
    expect([table.decider(), table.position.agenda.at(-1)?.kind]).toEqual([0, 'place-palaces']);
    table.act('palace Jammu');
    expect([table.decider(), table.position.agenda.at(-1)?.kind]).toEqual([0, 'take-cards']);
    expect(table.explain(1, 'hand Y-VE')).toMatchObject({ rule: 'TAJ-TURN-08' });
    table.finishTurn();
    expect([table.decider(), table.position.agenda.at(-1)?.kind]).toEqual([1, 'take-turn']);
  });
});

describe('a play', () => {
  test('TAJ-PLAY-01 one colour card, never two', () => {
    const table = scenario({ hands: ['R-VE R-GE'] });
    expect(table.legal()).toEqual(['play R-VE', 'play R-GE', 'withdraw']);
    table.act('play R-VE');
    expect(table.decider()).toBe(1);
    expect(table.view().seats[0]?.played).toHaveLength(1);
  });

  test('TAJ-PLAY-02 the first colour is free and becomes the visit colour', () => {
    const table = scenario({ hands: ['R-VE Y-VE N-VE L-VE'] });
    expect(table.legal()).toEqual(['play R-VE', 'play Y-VE', 'play N-VE', 'play L-VE', 'withdraw']);
    table.act('play Y-VE');
    expect(visitColour(table, 0)).toBe('yellow');
  });

  test('TAJ-PLAY-03 later colour cards follow the visit colour', () => {
    const table = scenario({ hands: ['R-VE Y-VE'], played: ['Y-GE', 'N-VE', 'N-VE', 'L-VE'] });
    expect(table.legal()).toEqual(['play Y-VE', 'withdraw']);
    expect(table.explain(0, 'hand R-VE')).toEqual({ code: 'other-colour', rule: 'TAJ-PLAY-03', values: { colour: 'yellow' } });
  });

  test('TAJ-PLAY-02 only the first colour card sets the visit colour', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-GE'] });
    expect(table.act('play R-VE').map(({ type }) => type)).toEqual(['card-played', 'visit-colour-set']);
    expect(table.act('play R-GE').map(({ type }) => type)).toEqual(['card-played']);
  });

  test('TAJ-PLAY-04 in the next visit the colour is free again', () => {
    const table = scenario({
      players: 3,
      turn: 2,
      out: [0, 1],
      hands: ['R-VE Y-VE', 'R-GE Y-GE', ''],
      played: ['', '', 'Y-ME'],
      court: '',
    });
    table.act('withdraw');
    table.finishTurn();
    expect([table.state.visit, table.decider(), visitColour(table, 2)]).toEqual([2, 1, undefined]);
    expect(table.legal()).toEqual(['play R-GE', 'play Y-GE', 'withdraw']);
  });

  test('TAJ-PLAY-05 one white or one special card may be added, never both and never two', () => {
    const table = scenario({ hands: ['R-VE W-E W-E W-K points-2'] });
    expect(table.legal()).toEqual(['play R-VE', 'play R-VE +W-E', 'play R-VE +W-K', 'play R-VE +points-2', 'withdraw']);
  });

  test('TAJ-PLAY-06 white and special cards are never played without a colour card', () => {
    const table = scenario({ hands: ['W-E points-2'] });
    expect(table.legal()).toEqual(['withdraw']);
    expect(table.explain(0, 'hand W-E')).toMatchObject({ code: 'needs-colour-card', rule: 'TAJ-PLAY-06' });
    expect(table.explain(0, 'special points-2')).toMatchObject({ code: 'needs-colour-card', rule: 'TAJ-PLAY-06' });
  });

  test('TAJ-PLAY-07 several companions in one visit, one in each turn', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: [`${REDS} W-E W-E points-2`] });
    table.act('play R-VE +W-E', 'play R-VE +W-E', 'play R-VE +points-2');
    expect(table.view().seats[0]?.played).toHaveLength(6);
  });

  test('TAJ-PLAY-08 a white card neither sets nor breaks the visit colour', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-GE Y-VE W-E W-E'] });
    table.act('play R-VE +W-E');
    expect(visitColour(table, 0)).toBe('red');
    expect(table.legal()).toEqual(['play R-GE', 'play R-GE +W-E', 'withdraw']);
  });

  test('TAJ-PLAY-09 symbols of all cards played in the visit are added up', () => {
    const table = scenario({ players: 3, out: [1, 2], hands: ['R-VE R-VG W-E'] });
    table.act('play R-VE', 'play R-VG +W-E');
    expect(totals(table, 0)).toEqual({ vizier: 2, general: 1, elephant: 2 });
  });

  test('TAJ-PLAY-10 a played card stays on the table until the withdrawal', () => {
    const table = scenario({ players: 3, out: [1], hands: ['R-VE R-GE', '', 'Y-VE Y-GE'] });
    table.act('play R-VE', 'play Y-VE');
    expect(table.legal()).toEqual(['play R-GE', 'withdraw']);
    table.act('play R-GE', 'play Y-GE');
    expect(table.hand(0)).toEqual([]);
    expect(table.view().seats[0]?.played.map((card) => table.game.cards[card]?.text)).toEqual(['R-VE', 'R-GE']);
    expect(table.rules.definition.handlers['take-turn'], 'a play shows a card, so it cannot be undone').toMatchObject({
      reveals: ['play'],
    });
  });

  test('TAJ-PLAY-11 different players may use the same colour', () => {
    const table = scenario({ hands: ['R-VE', 'R-GE'] });
    table.act('play R-VE', 'play R-GE');
    expect([visitColour(table, 0), visitColour(table, 1)]).toEqual(['red', 'red']);
  });

  test('TAJ-PLAY-12 without a card of the visit colour only "free colour" with any colour card can be played', () => {
    const played = ['R-VE', 'N-VE', 'N-VE', 'L-VE'];
    expect(scenario({ hands: ['Y-VE free-colour'], played }).legal()).toEqual(['play Y-VE +free-colour', 'withdraw']);
    expect(scenario({ hands: ['Y-VE W-E'], played }).legal()).toEqual(['withdraw']);
  });

  test('TAJ-PLAY-13 a player without a colour card must withdraw and gets the cards for not having played', () => {
    expect(scenario({ hands: [''] }).legal()).toEqual(['withdraw']);
    const table = scenario({ hands: ['W-E W-V'] });
    expect(table.legal()).toEqual(['withdraw']);
    table.act('withdraw', 'draw R-EE');
    expect(table.hand(0)).toContain('R-EE');
    table.finishTurn();
    expect(table.hand(0)).toHaveLength(5);
  });

  test('TAJ-PLAY-14 a play does not have to win anything', () => {
    const table = scenario({ hands: ['R-VE'], played: ['R-GE', 'Y-VE Y-VE Y-EE Y-EE', 'N-VE', 'L-VE'] });
    expect(table.view().seats[0]?.wouldWin).toEqual([1]);
    table.act('play R-VE');
    expect(table.view().seats[0]?.wouldWin).toEqual([1]);
  });

  test('TAJ-PLAY-15 one command contains the whole play, the colour card first', () => {
    const table = scenario({ hands: ['R-VE R-GE W-E', 'Y-VE'] });
    const facts = table.act('play R-VE +W-E');
    const played = facts.flatMap((fact) => (fact.type === 'card-played' ? [table.game.cards[fact.card]?.text] : []));
    expect(played).toEqual(['R-VE', 'W-E']);
    expect(table.decider()).toBe(1);
    const alone = scenario({ hands: ['R-VE W-E', 'Y-VE'] });
    alone.act('play R-VE');
    expect([alone.decider(), alone.legal()]).toEqual([1, ['play Y-VE', 'withdraw']]);
  });

  test('TAJ-PLAY-16 every seat sees all played cards and their totals', () => {
    const table = scenario({ players: 3, played: ['R-VE R-GE R-VE R-EE W-E', 'Y-VE', 'N-VE'] });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seat = table.view(viewer).seats[0];
      expect(seat?.played).toHaveLength(5);
      expect(seat?.totals).toEqual([2, 1, 0, 0, 0, 6]);
    }
  });
});

test('TAJ-EX-05 the three forms of a play', () => {
  expect(scenario({ hands: ['R-VE W-E points-2'] }).legal()).toEqual([
    'play R-VE',
    'play R-VE +W-E',
    'play R-VE +points-2',
    'withdraw',
  ]);
});
