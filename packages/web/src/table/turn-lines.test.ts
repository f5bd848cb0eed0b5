import { cardsAndKarma } from '@durbar/cards-and-karma';
import { advance, begin, type Fact, isChance, isOver, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { karmaMessages } from '../games/cards-and-karma/messages/index.ts';
import { story } from '../games/cards-and-karma/story/index.ts';
import { line } from '../games/cards-and-karma/words/line.ts';
import type { SeenMove } from '../worker/news.ts';
import type { AnyTable, Telling } from './contract.ts';
import { tableMessages } from './messages/index.ts';
import { turnTeller } from './turn-lines.ts';

const rules = mustRules(cardsAndKarma, { players: 3 });

function randomMoves(): readonly SeenMove[] {
  const random = seededRandom('turn lines');
  const { position } = begin(rules);
  const moves: SeenMove[] = [];
  while (!isOver(position)) {
    const facts: Fact[] = [];
    const by = isChance(rules, position) ? 'chance' : 0;
    advance(rules, position, randomChoice(rules, position, random), facts as never);
    moves.push({ kind: 'move', by, facts });
  }
  return moves;
}

describe('turns in one line each', () => {
  test('every turn of a whole game has one line with a unique key', async () => {
    const telling = {
      game: cardsAndKarma.describe(rules.game),
      words: await karmaMessages.en(),
      common: await tableMessages.en(),
      language: 'en',
      viewer: 0,
      players: [],
      name: (seat: number) => `Player ${seat + 1}`,
    } as unknown as Telling<unknown, unknown>;
    const moves = randomMoves();
    const lines = turnTeller({ story, line } as unknown as AnyTable)?.(moves, [], telling) ?? [];
    const turns = moves.flatMap(({ facts }) => facts).filter((fact) => story.turnAt(fact) === 'opens');
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    expect(lines.filter(({ seat }) => seat !== undefined).length).toBeLessThanOrEqual(turns.length);
    expect(lines.filter(({ seat }) => seat !== undefined).length).toBeGreaterThan(turns.length * 0.9);
    for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN/);
  });

  test('undone moves stay line by line, with who undid them', () => {
    const moves = randomMoves().slice(0, 60);
    const undone = { kind: 'undo', by: 0, to: 58 } as const;
    const lines = [
      { text: 'taken back', entry: 58, key: '59 0', undone: true as const },
      { text: 'not taken back', entry: 1, key: '1 0' },
      { text: 'Player 1 took it back', entry: 57, key: '60 0' },
    ];
    const told = turnTeller({ story, line: () => ({ text: 'a turn' }) } as unknown as AnyTable)?.([...moves, undone], lines, {
      game: cardsAndKarma.describe(rules.game),
      viewer: 0,
    } as unknown as Telling<unknown, unknown>);
    expect(told?.slice(-2).map(({ text }) => text)).toEqual(['taken back', 'Player 1 took it back']);
    expect(told?.map(({ text }) => text)).not.toContain('not taken back');
  });
});
