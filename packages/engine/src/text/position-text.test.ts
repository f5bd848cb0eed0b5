import { describe, expect, test } from 'vitest';
import { begin } from '../play.ts';
import { mustRules } from '../rules.ts';
import { toyGame } from '../testing/toy.ts';
import { parsePosition, parsePositionHead, positionText } from './position-text.ts';
import { TextReader } from './reader.ts';
import * as spell from './spelling.ts';

const rules = mustRules(toyGame, { players: 2 });
const TEXT =
  'toy rules:1 players:2 | deck:card-0,2*card-1,card-2,2*card-3 hands:card-0/card-2 | swap(seat:2) swap(seat:1) reveal.';
const POSITION = {
  state: { deck: [1, 2, 1, 2], hands: [0, 2] },
  agenda: [{ kind: 'reveal' as const }, { kind: 'swap' as const, seat: 0 }, { kind: 'swap' as const, seat: 1 }],
};

function faultOf(text: string) {
  const parsed = parsePosition(rules, text);
  return parsed.ok ? undefined : parsed.fault;
}

describe('a position in one line', () => {
  test('contains the set-up, the state and the agenda, next frame first', () => {
    expect(positionText(rules, POSITION)).toBe(TEXT);
    expect(parsePosition(rules, TEXT)).toEqual({ ok: true, value: POSITION });
  });

  test('omits defaults, in the set-up and in the state', () => {
    const long = mustRules(toyGame, { players: 2, options: { deck: 'long' } });
    expect(positionText(rules, begin(rules).position)).not.toContain('hands:');
    expect(positionText(long, begin(long).position)).toMatch(/^toy rules:1 players:2 deck:long \| /);
  });

  test('takes fields in any order', () => {
    const [head, , agenda] = TEXT.split(' | ');
    const turned = `${head} | hands:card-0/card-2 deck:card-0,2*card-1,card-2,2*card-3 | ${agenda}`;
    expect(parsePosition(rules, turned)).toEqual({ ok: true, value: POSITION });
  });

  test('ends with "over" when the game is over', () => {
    const over = { ...POSITION, agenda: [] };
    expect(positionText(rules, over)).toMatch(/ \| over\.$/);
    expect(parsePosition(rules, positionText(rules, over))).toEqual({ ok: true, value: over });
  });

  test('names its set-up for readers who only have the text', () => {
    expect(parsePositionHead(TEXT)).toEqual({
      ok: true,
      value: { game: 'toy', rulesVersion: 1, setUp: { players: 2, options: {} } },
    });
    expect(parsePositionHead('toy rules 1')).toMatchObject({ ok: false, fault: { code: 'misread', at: 9 } });
  });
});

describe('a text that is not a position', () => {
  test.each([
    [TEXT.replace('2*card-1', '2*card-9'), 'At character 39: "card-9" is not one of: card-0, card-1, card-2, card-3.'],
    [TEXT.replace('hands:', 'heads:'), 'At character 62: "heads" is not one of: deck, hands.'],
    [TEXT.replace('/card-2', ''), 'At character 68: expected 2 entries, found 1.'],
    [TEXT.replace('reveal', 'rebel'), 'At character 110: there is no frame "rebel".'],
    [TEXT.slice(0, -1), 'At character 116: expected ".", found the end of the text.'],
    [`${TEXT} reveal`, 'At character 117: expected the end, found " reveal".'],
    [TEXT.replace(' hands', ' deck:. hands'), 'At character 62: "deck" stands here a second time.'],
    [
      TEXT.replace('2*card-1', '2000*card-1').replace('deck:', 'deck:"'),
      'At character 30: expected a word, found "\\"card-0,2000".',
    ],
  ])('%s', (text, message) => {
    expect(faultOf(text)).toMatchObject({ code: 'misread', message });
  });

  test('belongs to other rules', () => {
    expect(faultOf(TEXT.replace('players:2', 'players:3'))).toEqual({
      code: 'other-set-up',
      message: 'This position is not one of "toy rules:1 players:2".',
      at: 0,
    });
  });

  test('describes a position the rules cannot play', () => {
    expect(faultOf(TEXT.replace('swap(seat:2)', 'reveal'))).toMatchObject({ code: 'impossible-position', at: 83 });
  });
});

describe('spellings', () => {
  function read<T>(spelling: spell.Spelling<T>, text: string): T {
    const reader = new TextReader(text);
    const value = spelling.read(reader);
    reader.expectEnd();
    return value;
  }

  function twoWays<T>(spelling: spell.Spelling<T>, value: T, text: string): void {
    expect(spelling.write(value)).toBe(text);
    expect(read(spelling, text)).toEqual(value);
  }

  test('plain values distinguish texts, numbers, flags and nothing', () => {
    const value = { a: ['1', 1, 'true', true, null, 'no word', -2.5], b: {}, c: [], 'd e': [0, 0, 0, 0] };
    twoWays(spell.plain, value, '{a:["1",1,"true",true,null,"no word",-2.5];b:{};c:[];"d e":[4*0]}');
  });

  test('a number without a name stays a number', () => {
    const name = spell.named(['a', 'b', 'a', '-']);
    for (const [value, text] of [
      [1, 'b'],
      [2, 'a'],
      [0, '#0'],
      [3, '#3'],
      [-1, '-'],
      [-2, '#-2'],
    ] as const)
      twoWays(name, value, text);
  });

  test('lists count equal neighbours and ranges', () => {
    twoWays(spell.list(spell.named(['ox', 'cow'])), [0, 0, 1, 1, 1], '2*ox,3*cow');
    twoWays(spell.numbers, [3, 7, 8, 9, 5, 6, -1, 0, 0], '3,7..9,5,6,-1,0,0');
    twoWays(spell.digits(4), [0, 3, 6, 0], '0360');
    twoWays(spell.numbers, [], '.');
  });

  test('bits beyond the names are a number', () => {
    twoWays(spell.bits(['a', 'b', 'c']), 5, 'a+c');
    twoWays(spell.bits(['a', 'b', 'c']), 9, '=9');
  });

  test('objects omit blank and derived fields', () => {
    const follows = spell.following<number, { a: number }>(spell.number, ({ a }) => a * 2);
    const pair = spell.object<{ a: number; twice: number; c: number[] }>({ a: spell.number, twice: follows, c: spell.numbers });
    twoWays(pair, { a: 3, twice: 6, c: [] }, '{a:3}');
    twoWays(pair, { a: 3, twice: 7, c: [1] }, '{a:3;twice:7;c:1}');
    expect(() => read(pair, '{twice:6}')).toThrow('"a" is missing');
  });

  test('a damaged count does not exhaust memory', () => {
    expect(() => read(spell.numbers, '99999999*1')).toThrow('99999999 is more than any list holds');
    expect(() => read(spell.numbers, '1..99999999')).toThrow('1..99999999 is not a range');
  });
});
