import { expect, test } from 'vitest';
import { NOWHERE } from './beat.ts';
import { stageFrom } from './stage.ts';
import { beatsOf, defineStory } from './telling.ts';

type TestFact = { readonly type: 'went'; readonly to: string } | { readonly type: 'earned' };

const story = defineStory<unknown, unknown, TestFact>({
  stageOf: () => new Map(),
  beats: {
    went: ({ to }, { find }) => ({
      verb: 'step',
      ms: 100,
      cause: to,
      journeys: [{ face: 'worker', from: find('worker') ?? NOWHERE, to }],
    }),
    earned: (_fact, { cause = NOWHERE }) => ({ verb: 'earn', ms: 100, journeys: [{ face: 'coin', from: cause, to: 'purse' }] }),
  },
  turnAt: () => undefined,
  strongest: [],
  nearby: () => undefined,
  symbolOf: () => undefined,
});

const facts: readonly TestFact[] = [{ type: 'went', to: 'market' }, { type: 'earned' }, { type: 'earned' }];
const asked = { game: undefined, viewer: 0, stage: stageFrom([['tray', 'worker']]) } as const;

test('facts told before are not repeated but lead to the same stage and cause', () => {
  const whole = beatsOf(story, { number: 4, facts }, asked);
  const rest = beatsOf(story, { number: 4, facts, told: 2 }, asked);
  expect(whole.beats.map(({ id, facts: told }) => [id, told])).toEqual([
    ['4.0', [0]],
    ['4.1', [1, 2]],
  ]);
  expect(rest.beats.map(({ id, facts: told, journeys }) => [id, told, journeys[0]?.from])).toEqual([['4.2', [2], 'market']]);
  expect(rest.stage).toEqual(whole.stage);
});
