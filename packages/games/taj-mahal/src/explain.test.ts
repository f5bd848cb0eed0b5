import { ask, preview } from '@durbar/engine';
import { expect, test } from 'vitest';
import { randomGame } from './testing/random.ts';
import { scenario } from './testing/scenario.ts';
import { newTable } from './testing/table.ts';
import { viewFor } from './view.ts';

test('players can ask about every card, special card and city', () => {
  const table = scenario({ hands: ['R-VE R-VE W-E'] });
  const { definition, game } = table.rules;
  const things = definition.things(game, table.view(0), 0);
  expect(things.slice(0, 6)).toEqual([
    'hand R-VE',
    'hand W-E',
    'special free-colour',
    'special extra-elephant',
    'special extra-mogul',
    'special points-2',
  ]);
  expect(things.filter((thing) => thing.startsWith('display '))).toHaveLength(7);
  expect(things.filter((thing) => thing.startsWith('city '))).toHaveLength(49);
});

test('a thing is refused exactly when no choice uses it', () => {
  let asked = 0;
  for (const players of [3, 4, 5]) {
    randomGame({ players }, `why ${players}`, (position, _facts, rules) => {
      if (position.state.visit === 0 || asked++ % 4 > 0) return;
      const { definition, game } = rules;
      const question = ask(rules, position);
      const seat = typeof question?.decider === 'number' ? question.decider : 0;
      const used = new Set(
        question?.decider === seat ? question.choices.flatMap((choice) => thingsIn(definition.format(game, choice))) : [],
      );
      const view = viewFor(game, position, seat);
      const free = definition.things(game, view, seat).filter((thing) => !definition.explain(game, view, seat, thing));
      expect(new Set(free)).toEqual(used);
    });
  }
});

/** The things named in the text of a choice. */
function thingsIn(text: string): string[] {
  const [type, ...names] = text.split(/ \+?/);
  if (type === 'take') return names.map((name) => `display ${name}`);
  if (type === 'play') return names.map((name) => `${/^[RYNLW]-/.test(name) ? 'hand' : 'special'} ${name}`);
  return type === 'withdraw' ? [] : [`city ${names.join(' ')}`];
}

test('a refusal names its rule and what it depends on', () => {
  const table = scenario({
    hands: ['R-VE Y-VE free-colour', 'Y-GE points-2'],
    played: ['N-VE', 'Y-VE', 'N-GE', 'L-VE'],
    out: [3],
    palaces: { Jammu: 1 },
  });
  expect(table.explain(0, 'hand R-VE'), 'free with "free colour"').toBeUndefined();
  expect(table.explain(0, 'special points-2')).toEqual({
    code: 'special-of-other',
    rule: 'TAJ-SPECIAL-03',
    values: { token: 'princess', tokens: 2, seat: 1 },
  });
  expect(table.explain(0, 'special extra-mogul')).toEqual({
    code: 'special-on-table',
    rule: 'TAJ-SPECIAL-02',
    values: { token: 'monk', tokens: 2 },
  });
  expect(table.explain(0, 'city Jammu')).toEqual({ code: 'no-palace-won', rule: 'TAJ-WITHDRAW-08' });
  expect(table.explain(0, `display ${table.game.cards[table.view().display[0] ?? 0]?.text}`)).toEqual({
    code: 'not-withdrawn',
    rule: 'TAJ-DRAW-03',
  });
  expect(table.explain(1, 'hand Y-GE')).toEqual({ code: 'not-your-turn', rule: 'TAJ-TURN-08', values: { seat: 0 } });
  expect(table.explain(3, 'city Jammu')).toEqual({ code: 'withdrawn', rule: 'TAJ-TURN-03' });
  expect(table.explain(0, 'hand L-EE'), 'not in hand: no such thing').toBeUndefined();
});

test('other things are refused while palaces are placed or cards are taken', () => {
  const table = scenario({
    turn: 3,
    out: [0, 1, 2],
    hands: ['', '', '', 'R-GE'],
    played: ['', '', '', 'R-VG'],
    court: 'V',
    display: 'Y-EE',
  });
  table.act('withdraw');
  expect(table.explain(3, 'hand R-GE')).toEqual({ code: 'place-palaces-first', rule: 'TAJ-WITHDRAW-13' });
  expect(table.explain(3, 'display Y-EE')).toEqual({ code: 'place-palaces-first', rule: 'TAJ-WITHDRAW-13' });
  expect(table.explain(3, 'city Jammu')).toBeUndefined();
  table.act('palace Jammu');
  expect(table.explain(3, 'city Poonch')).toEqual({ code: 'take-cards-first', rule: 'TAJ-DRAW-03' });
  expect(table.explain(3, 'display Y-EE')).toBeUndefined();
  const over = scenario({
    visit: 12,
    turn: 3,
    out: [0, 1, 2],
    hands: ['R-GE'],
    played: ['', '', '', 'R-VG'],
    court: '',
    display: 'Y-EE',
  });
  over.act('withdraw', 'take Y-EE');
  expect(over.explain(0, 'hand R-GE')).toEqual({ code: 'game-over', rule: 'TAJ-END-01' });
  const drawing = scenario({ hands: ['R-GE'] });
  drawing.act('withdraw');
  expect(drawing.explain(0, 'hand R-GE')).toEqual({ code: 'chance-decides', rule: 'TAJ-GEN-10' });
});

test('a preview shows the awards of a withdrawal and the points of a palace', () => {
  const table = scenario({ played: ['R-VE', 'Y-GE', 'N-GE', 'L-GE'], palaces: { Attock: 0 } });
  const view = table.view(0);
  expect(preview(table.rules, view, 0, { type: 'withdraw' }).facts).toEqual([
    { type: 'withdrew', seat: 0 },
    { type: 'token-won', seat: 0, token: 0 },
  ]);
  table.act('withdraw');
  expect(preview(table.rules, table.view(0), 0, { type: 'palace', city: 3 }).facts).toEqual([
    { type: 'palace-placed', seat: 0, city: 3 },
    { type: 'bonus-tile-taken', seat: 0, city: 3, tile: 0 },
    { type: 'points-gained', seat: 0, points: 2, reason: 'bonus-tile' },
    { type: 'points-gained', seat: 0, points: 2, reason: 'palaces', provinces: [0, 1] },
    { type: 'cards-cleared', seat: 0 },
  ]);
});

test('a preview reveals nothing hidden: it stops before a draw or reveal', () => {
  const table = newTable({ players: 3 }, 'preview');
  const seat = table.state.startSeat;
  expect(preview(table.rules, table.view(seat), seat, { type: 'withdraw' }).facts).toEqual([{ type: 'withdrew', seat }]);
  const last = scenario({ visit: 12, turn: 3, out: [0, 1, 2], played: ['', '', '', 'R-VG'], court: '', display: 'Y-EE' });
  last.act('withdraw');
  const card = last.view().display[0] ?? 0;
  const { facts } = preview(last.rules, last.view(3), 3, { type: 'take', cards: [card] });
  expect(facts.map(({ type }) => type)).toEqual(['cards-taken', 'bonus-tile-removed']);
});
