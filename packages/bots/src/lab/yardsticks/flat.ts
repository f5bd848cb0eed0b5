import { advance } from '@durbar/engine';
import { effortOf } from '../../budget.ts';
import { choiceAt, seatOf } from '../../levels/greedy.ts';
import { imagined, indexOfMax, ownChance } from '../../levels/look.ts';
import type { Bot } from '../../mind.ts';
import { addAt, at, zeros } from '../../numbers.ts';
import { playToTheEnd } from './random-play.ts';

/** Flat Monte Carlo: all choices in turn, each played at random to the end in another imagined world; the most victories win. */
export const flat: Bot = (mind, view, question, budget, random) => {
  const seat = seatOf(question);
  const effort = effortOf(budget, mind.clock);
  const wins = zeros(question.choices.length);
  const visits = zeros(question.choices.length);
  for (let index = 0; effort.used() < 1; index = (index + 1) % wins.length) {
    const world = imagined(mind, view, random);
    advance(mind.rules, world, choiceAt(question, index));
    playToTheEnd(mind.rules, world, random);
    addAt(wins, index, ownChance(mind, world, seat));
    addAt(visits, index, 1);
    effort.look();
  }
  return choiceAt(question, indexOfMax(wins.map((sum, index) => sum / Math.max(at(visits, index), 1))));
};
