import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import type { RajasQuestionView, RajasTelling, RajasView } from '../types.ts';
import { prompt } from './prompt.ts';

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
