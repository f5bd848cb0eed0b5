import { mustRules } from '@durbar/engine';
import { rajas } from '@durbar/rajas';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import type { RajasPreview, RajasQuestionView, RajasTelling, RajasView } from '../types.ts';
import { prompt, promptFor } from './prompt.ts';

const telling = {
  words: messages,
  language: 'en',
  viewer: 0,
  game: {
    spaces: [{ id: 'green-balcony' }],
    yieldTiles: [{ colour: 'brown', gain: { kind: 'money', amount: 3 } }],
  },
} as unknown as RajasTelling;

function hintOf(frame: Readonly<Record<string, unknown>>): string | undefined {
  const question = { decider: 0, frame, choices: [] } as unknown as RajasQuestionView;
  return prompt(question, { agenda: [frame] } as unknown as RajasView, telling).hint;
}

test('a question names its subject if the board alone does not show it', () => {
  expect(hintOf({ kind: 'pay-space', seat: 0, space: 0 })).toMatch(/^Balcony, green\. /);
  expect(hintOf({ kind: 'take-dice', any: 2, due: 0 })).toMatch(/^2 dice of your choice\. /);
  expect(hintOf({ kind: 'take-dice', any: 1, due: 0x0021 })).toMatch(/^1 blue die, 2 green dice and 1 die of your choice\. /);
  expect(hintOf({ kind: 'navaratnas/lay', seat: 0, tile: 0 })).toMatch(/^3 money \(brown\)\. /);
});

test('building names the selected tile and its place', () => {
  const [tile] = rajas.describe(mustRules(rajas, { players: 2 }).game).tiles;
  const game = { ...telling.game, tiles: [tile] } as RajasTelling['game'];
  const promptOf = (choice: string, fact: string) =>
    promptFor(
      { choice: { type: choice }, facts: [{ type: fact, seat: 0, id: tile?.id, at: 'D2' }] } as unknown as RajasPreview,
      undefined,
      { ...telling, game },
    )?.title;
  expect(promptOf('lay', 'tile-built')).toMatch(/^Build: .+ on D2$/);
  expect(promptOf('pay', 'tile-overbuilt')).toMatch(/^Cover D2: .+/);
  expect(promptOf('place', 'tile-built')).toBeUndefined();
});
