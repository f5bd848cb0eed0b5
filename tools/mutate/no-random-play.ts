import * as engine from '@durbar/engine';

/**
 * In place of `@durbar/engine` for the tests of a game. Random play catches most mutants without saying what is wrong, so tests that play
 * at random don't count.
 */
export * from '@durbar/engine';

/** Up to this many random decisions count as set-up; more are random play. */
const SOME = 10;

const playing = { decisions: 0, isRandom: false };

/** From now on, decisions count for another test. */
export function beginScene(): void {
  playing.decisions = 0;
  playing.isRandom = false;
}

export function isRandomPlay(): boolean {
  return playing.isRandom;
}

export const randomChoice: typeof engine.randomChoice = (rules, position, random) => {
  if (!engine.isChance(rules, position) && ++playing.decisions > SOME) giveUp();
  return engine.randomChoice(rules, position, random);
};

export const playOut: typeof engine.playOut = () => giveUp();

function giveUp(): never {
  playing.isRandom = true;
  throw new Error('random play');
}
