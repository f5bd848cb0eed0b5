import type { Courses } from '@durbar/bots/reading';
import { expect, test } from 'vitest';
import type { Language, Translations } from '../../i18n/language.ts';
import type { Merit } from '../contract.ts';
import { tellingIn } from '../testing/telling.ts';
import type { WeighedTurn } from './compared.ts';
import { hasNothingForIt, isSaidAlike, reasonFor, saidFirst } from './reason.ts';

const NO_WORDS: Translations<unknown> = {
  en: async () => ({}),
  de: async () => ({}),
  fr: async () => ({}),
  nl: async () => ({}),
};
const TABLE: Parameters<typeof reasonFor>[2] = {
  gauge: { of: (score) => score, name: () => 'Race', text: String },
  deeds: () => ({ palaces: 'Palaces built', tokens: 'Tokens won', 'has cards': 'Cards in hand' }),
};

function gain(id: string, amount: number): Merit {
  return { id, kind: 'gain', amount, text: (count) => `${count} ${id}` };
}

function named(id: string): Merit {
  return { id, kind: 'name', amount: 1, text: () => `the ${id}` };
}

async function told(language: Language, best: WeighedTurn, next: WeighedTurn): Promise<string> {
  const telling = await tellingIn(language, {}, NO_WORDS, 0);
  return reasonFor(0, [best, next], TABLE, telling).join(' ');
}

test('a turn that shares no gain with another is followed by what that has instead', async () => {
  const [best, next] = [
    { merits: [gain('blue', 2), named('lead')], later: 0, chance: 0 },
    { merits: [gain('green', 2), gain('karma', 1), named('row')], later: 0, chance: 0 },
  ];
  expect(await told('en', best, next)).toBe('Gains 2 blue and the lead. Next best: 2 green, 1 karma and the row instead.');
  expect(await told('de', best, next)).toContain('Nächstbester Zug: stattdessen 2 green, 1 karma und the row.');
  expect(await told('nl', best, next)).toContain('in plaats daarvan 2 green, 1 karma en the row.');
  expect(await told('fr', best, next)).toContain('2 green, 1 karma et the row à la place.');
  const telling = await tellingIn('en', {}, NO_WORDS, 0);
  expect(reasonFor(1, [best, next], TABLE, telling).join(' ')).toBe(
    'Gains 2 green, 1 karma and the row. No. 1: 2 blue and the lead instead.',
  );
});

test('what is left is compared in what another turn has instead', async () => {
  const left = (amount: number): Merit => ({ ...gain('dice', amount), kind: 'stock' });
  const best = { merits: [gain('blue', 1), left(2)], later: 0, chance: 0 };
  const next = { merits: [named('row'), left(4)], later: 0, chance: 0 };
  expect(await told('en', best, next)).toBe('Gains 1 blue. Next best: the row and 2 dice more instead.');
});

test('one thing for as many of another is said as a swap if other gains are shared', async () => {
  const [best, next] = [
    { merits: [gain('fame', 1), gain('blue', 2)], later: 0, chance: 0 },
    { merits: [gain('fame', 1), gain('green', 2)], later: 0, chance: 0 },
  ];
  expect(await told('en', best, next)).toBe('Gains 1 fame and 2 blue. Next best: 2 green instead of 2 blue.');
  expect(await told('de', best, next)).toBe('Bringt 1 fame und 2 blue. Nächstbester Zug: 2 green statt 2 blue.');
  expect(await told('nl', best, next)).toContain('2 green in plaats van 2 blue.');
  expect(await told('fr', best, next)).toContain('2 green plutôt que 2 blue.');
});

test('a long reason keeps to what matters most', async () => {
  const long = (id: string): Merit => gain(`${id} with a name that is far longer than it should be`, 1);
  const best = { merits: ['a', 'b', 'c'].map(long), later: 0, chance: 0 };
  const next = { merits: ['c', 'd', 'e'].map(long), later: 0, chance: 0 };
  const said = await told('en', best, next);
  expect(said).toMatch(/^Gains 1 a [^,]* and 1 b [^,]*\. Next best: 1 a [^,]* less, but 1 d [^,]* more\.$/);
});

test('nothing can be said for a turn that gains nothing and leaves less', () => {
  const left = (amount: number): Merit => ({ ...gain('dice', amount), kind: 'stock' });
  const turn = (...merits: readonly Merit[]): WeighedTurn => ({ merits, later: 0, chance: 0 });
  expect(hasNothingForIt(turn(left(2)), turn(left(3)))).toBe(true);
  expect(hasNothingForIt(turn(left(2)), turn(gain('blue', 1), left(2)))).toBe(true);
  expect(hasNothingForIt(turn(left(3)), turn(gain('blue', 1), left(2)))).toBe(false);
  expect(hasNothingForIt(turn(gain('blue', 1), left(2)), turn(gain('blue', 1), left(3)))).toBe(false);
});

test('turns about as good that only leave different cards open are one hint', () => {
  const open = (id: string): Merit => ({ ...named(id), kind: 'open', isDetail: true });
  const turn = (id: string): WeighedTurn => ({ merits: [gain('blue', 1), open(id)], later: 0, chance: 0.5 });
  expect(isSaidAlike(turn('ship'), turn('palace'))).toBe(true);
});

test('of turns with the same gain, the better says what it leaves open', async () => {
  const open = (id: string): Merit => ({ ...named(id), kind: 'open', isDetail: true });
  const turn = (chance: number, ...ids: readonly string[]): WeighedTurn => ({
    merits: [gain('blue', 1), ...ids.map(open)],
    later: 0,
    chance,
  });
  expect(await told('en', turn(0.5, 'ship', 'goods'), turn(0.46, 'palace', 'goods'))).toBe(
    'Gains 1 blue. Keeps the ship. Next best: the palace instead.',
  );
});

test('what the next best lacks, and what it has instead', async () => {
  const best = { merits: [named('lead'), gain('blue', 2)], later: 0, chance: 0 };
  const next = { merits: [gain('blue', 1), named('row')], later: 0, chance: 0 };
  expect(await told('en', best, next)).toBe(
    'Gains the lead and 2 blue. Next best: 1 blue less and without the lead, but with the row.',
  );
});

test('what a gain is good for is said beside it, once for each turn of a swap', async () => {
  const best = { merits: [{ ...gain('blue', 1), why: '4 of 7' }], later: 0, chance: 0 };
  const next = { merits: [{ ...gain('green', 1), why: '2 of 9' }], later: 0, chance: 0 };
  expect(await told('en', best, next)).toBe('Gains 1 blue (4 of 7). Next best: 1 green (2 of 9) instead.');
  const telling = await tellingIn('en', {}, NO_WORDS, 0);
  expect(reasonFor(1, [best, next], TABLE, telling).join(' ')).toBe('Gains 1 green (2 of 9). No. 1: 1 blue (4 of 7) instead.');
});

test('what the other turn has more of is said', async () => {
  const more = { merits: [gain('blue', 1), gain('karma', 2), named('lead')], later: 0, chance: 0.4 };
  const best = leadingTo(0.5, { race: around(7) });
  const next = { ...more, courses: { race: around(5) } };
  const follows = 'Race in four turns: about 7, otherwise 5.';
  expect(await told('en', best, next)).toBe(`Gains 1 blue. Next best: 2 karma more and with the lead. ${follows}`);
  expect(await told('de', best, next)).toContain('Nächstbester Zug: 2 karma mehr und zusätzlich the lead.');
});

test('of turns about as good, one that brings the same and more is said first', () => {
  const turn = (chance: number, ...merits: readonly Merit[]): WeighedTurn => ({ merits, later: 0, chance });
  const [best, more, other] = [turn(0.5, gain('a', 1)), turn(0.5, gain('a', 1), gain('b', 1)), turn(0.49, gain('c', 3))];
  expect(saidFirst([best, more, other])).toEqual([more, best, other]);
  expect(saidFirst([best, other])).toEqual([best, other]);
  const behind = { ...more, chance: 0.3 };
  expect(saidFirst([best, behind])).toEqual([best, behind]);
  const unlucky = { ...more, chance: 0.46, courses: { chance: around(0.46, 0.3) } };
  const lucky = { ...best, courses: { chance: around(0.5) } };
  expect(saidFirst([lucky, unlucky])).toEqual([lucky, unlucky]);
});

test('turns about as good that bring the same are one hint, unless it is good for different things', () => {
  const turn = (chance: number, why: string): WeighedTurn => ({ merits: [{ ...gain('a', 1), why }], later: 0, chance });
  expect(isSaidAlike(turn(0.5, 'x'), turn(0.49, 'x'))).toBe(true);
  expect(isSaidAlike(turn(0.5, 'x'), turn(0.5, 'y'))).toBe(false);
  expect(isSaidAlike(turn(0.5, 'x'), turn(0.4, 'x'))).toBe(false);
});

test('what is lost and what is there for it are two groups, each with what is counted and what is named', async () => {
  const best = { merits: [gain('fame', 2), gain('karma', 1), named('lead'), gain('money', 3)], later: 0, chance: 0 };
  const next = { merits: [gain('money', 3), gain('dice', 2), named('row')], later: 0, chance: 0 };
  const [, ...compared] = (await told('en', best, next)).split('. ');
  expect(compared.join()).toBe('Next best: 2 fame and 1 karma less, but 2 dice more and with the row.');
  expect(await told('de', best, next)).toContain('2 fame und 1 karma weniger, dafür 2 dice mehr und the row.');
  expect(await told('fr', { ...best, merits: [named('lead'), named('ship'), gain('money', 3)] }, next)).toContain(
    'sans the lead ni the ship, mais 2 dice de plus et avec the row.',
  );
});

test('a turn that wins but seems to give up more says so', async () => {
  const best = { merits: [gain('dice', 1)], later: 0, chance: 0.6 };
  const next = { merits: [gain('fame', 4), gain('karma', 1)], later: 0, chance: 0.5 };
  expect(await told('en', best, next)).toBe(
    'Gains 1 dice. Next best: 4 fame and 1 karma instead. Played on from here, it wins more often.',
  );
});

test('of many gains, a hint names those that the other turn lacks', async () => {
  const shared = ['a', 'b', 'c', 'd'].map((id) => gain(id, 1));
  const best = { merits: [...shared, gain('e', 1), gain('f', 1)], later: 0, chance: 0 };
  expect(await told('en', best, { merits: shared, later: 0, chance: 0 })).toBe(
    'Gains 1 a, 1 e and 1 f. Next best: 1 e and 1 f less.',
  );
});

/** Amounts in twelve worlds that are half above and half below their mean. */
function around(mean: number, spread = 0): readonly number[] {
  return Array.from({ length: 12 }, (_, world) => mean + (world % 2 === 0 ? spread : -spread));
}

function leadingTo(chance: number, courses: Courses): WeighedTurn {
  return { merits: [gain('blue', 1)], later: 0, chance, courses };
}

test('a small difference in the race is not mentioned', async () => {
  const turn = (race: number): WeighedTurn => leadingTo(race / 20, { race: around(race) });
  expect(await told('en', turn(5.4), turn(5.2))).toBe('Gains 1 blue.');
  expect(await told('en', turn(7.3), turn(5.2))).toBe('Gains 1 blue. Race in four turns: about 7.3, otherwise 5.2.');
});

test('turns whose chances could differ by luck are about as good, and nothing else is claimed', async () => {
  const turn = (chance: number, spread: number, race: number): WeighedTurn =>
    leadingTo(chance, { chance: around(chance, spread), race: around(race) });
  expect(await told('en', turn(0.5, 0.2, 7), turn(0.45, 0, 5))).toBe('Gains 1 blue.');
  expect(await told('en', turn(0.5, 0.01, 7), turn(0.45, 0, 5))).toContain('Race in four turns: about 7, otherwise 5.');
});

test('what the others get less of, and games already won, are reasons too', async () => {
  const rival = await told('en', leadingTo(0.5, { rival: around(7) }), leadingTo(0.4, { rival: around(9) }));
  expect(rival).toBe('Gains 1 blue. Race of the best opponent in four turns: about 7, otherwise 9.');
  const won = await told('en', leadingTo(0.5, { won: around(0.5) }), leadingTo(0.4, { won: around(0.25) }));
  expect(won).toBe('Gains 1 blue. Games won (of 100) in the next four turns: about 50, otherwise 25.');
});

test('what is left is said only where the other turn leaves less', async () => {
  const left = (id: string, amount: number): Merit => ({ ...gain(id, amount), kind: 'stock' });
  const best = { merits: [gain('fame', 1), left('blue', 5), left('green', 4)], later: 0, chance: 0 };
  const next = { merits: [gain('fame', 1), left('blue', 2), left('green', 4)], later: 0, chance: 0 };
  expect(await told('en', best, next)).toBe('Gains 1 fame. Keeps 5 blue. Next best: 3 blue less.');
});

test('a named thing that is left is missing, not fewer', async () => {
  const kept: Merit = { ...named('ship'), kind: 'kept' };
  const best = { merits: [kept, { ...gain('dice', 1), kind: 'stock' as const }], later: 0, chance: 0 };
  const next = { merits: [{ ...gain('dice', 1), kind: 'stock' as const }], later: 0, chance: 0 };
  expect(await told('en', best, next)).toBe('Keeps the ship. Next best: without the ship.');
});

test('a turn with the same certain consequences still gives a reason', async () => {
  const turn = (chance: number, merits: readonly Merit[] = []): WeighedTurn => ({ merits, later: 0, chance });
  expect(await told('en', turn(0.5), turn(0.5))).toBe('It makes hardly any difference.');
  expect(await told('en', turn(0.5, [gain('blue', 1)]), turn(0.5, [gain('blue', 1)]))).toBe('Gains 1 blue.');
  expect(await told('en', turn(0.5), turn(0.4))).toBe('Played on from here, it wins more often.');
});

test('where certain consequences don’t decide, what playing on clearly leads to does', async () => {
  const [best, next] = [
    leadingTo(0.5, { palaces: around(1.4), tokens: around(0.4) }),
    leadingTo(0.4, { palaces: around(0.8), tokens: around(0.3) }),
  ];
  expect(await told('en', best, next)).toBe('Gains 1 blue. Palaces built in the next four turns: about 1.4, otherwise 0.8.');
  expect(await told('de', best, next)).toContain('Palaces built in den nächsten vier Zügen: etwa 1,4, sonst 0,8.');
  expect(await told('fr', best, next)).toContain('Palaces built dans les quatre prochains tours : environ 1,4, sinon 0,8.');
  expect(await told('nl', best, next)).toContain('Palaces built in de komende vier beurten: ongeveer 1,4, anders 0,8.');
  const telling = await tellingIn('en', {}, NO_WORDS, 0);
  expect(reasonFor(1, [best, next], TABLE, telling).join(' ')).toBe(
    'Gains 1 blue. Palaces built in the next four turns: about 0.8, against 1.4 with no. 1.',
  );
});

test('a small certain loss doesn’t explain a large difference: what playing on leads to is said beside it', async () => {
  const best = (chance: number): WeighedTurn => ({ ...leadingTo(chance, { race: around(7) }), merits: [gain('blue', 2)] });
  const next = leadingTo(0.4, { race: around(5) });
  expect(await told('en', best(0.6), next)).toBe(
    'Gains 2 blue. Next best: 1 blue less. Race in four turns: about 7, otherwise 5.',
  );
  expect(await told('en', best(0.43), next)).toBe('Gains 2 blue. Next best: 1 blue less.');
});

test('what is held in the end differs from what is won on the way', async () => {
  const [best, next] = [leadingTo(0.5, { 'has cards': around(6) }), leadingTo(0.4, { 'has cards': around(4) })];
  expect(await told('en', best, next)).toBe('Gains 1 blue. Cards in hand in four turns: about 6, otherwise 4.');
});

test('what playing on leads to is left out where it is noise or speaks for the other turn', async () => {
  const vague = 'Gains 1 blue. Played on from here, it wins more often.';
  const turn = (chance: number, mean: number, spread: number) => leadingTo(chance, { palaces: around(mean, spread) });
  expect(await told('en', turn(0.5, 1.2, 0.9), turn(0.4, 0.8, 0))).toBe(vague);
  expect(await told('en', turn(0.5, 0, 0), turn(0.4, 2, 0))).toBe(vague);
});

test('details are said only where nothing else speaks for the better turn', async () => {
  const detail = (id: string): Merit => ({ ...gain(id, 1), isDetail: true });
  const best = { merits: [gain('green', 2), detail('general')], later: 0, chance: 0.5 };
  expect(await told('en', best, { ...best, merits: [gain('green', 2), detail('monk')], chance: 0.48 })).toBe(
    'Gains 2 green and 1 general. Next best: 1 monk instead of 1 general.',
  );
  expect(await told('en', best, { ...best, merits: [gain('green', 1), detail('monk')] })).toBe(
    'Gains 2 green. Next best: 1 green less.',
  );
  expect(await told('en', best, { ...best, merits: [gain('green', 3), detail('monk')] })).toBe(
    'Gains 2 green and 1 general. Next best: 1 general less, but 1 green and 1 monk more.',
  );
});
