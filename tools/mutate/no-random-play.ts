import { beforeEach, type TestContext, vi } from 'vitest';

/** So many decisions of a seat at random are still a scene; more are random play. */
const SOME = 10;

const playing = vi.hoisted(() => ({ context: undefined as TestContext | undefined, decisions: 0 }));

beforeEach((context) => {
  playing.context = context;
  playing.decisions = 0;
});

/** Random play notices most faults without saying what is wrong, so a test that plays at random judges no mutant. */
vi.mock('@durbar/engine', async (importOriginal) => {
  const engine = await importOriginal<typeof import('@durbar/engine')>();
  const randomChoice: typeof engine.randomChoice = (rules, position, random) => {
    if (!engine.isChance(rules, position) && ++playing.decisions > SOME) playing.context?.skip('random play');
    return engine.randomChoice(rules, position, random);
  };
  const playOut: typeof engine.playOut = (rules, position, random) => {
    playing.context?.skip('random play');
    return engine.playOut(rules, position, random);
  };
  return { ...engine, randomChoice, playOut };
});
