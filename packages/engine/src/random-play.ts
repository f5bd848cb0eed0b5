import type { Rules } from './definition.ts';
import { type Handling, handlingOf, handlingsOf, Recorder, topOf } from './play.ts';
import type { Choice, Fact, Frame, Position, Random } from './position.ts';

/** A random choice: chance by its weights, seats evenly. */
export function randomChoice<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  random: Random,
): C {
  const frame = topOf(position);
  return drawChoice(rules.game, position.state, frame, handlingOf(handlingsOf(rules), frame), random);
}

function drawChoice<G, S, F extends Frame, C extends Choice, E extends Fact>(
  game: G,
  state: S,
  frame: F,
  handling: Handling<G, S, F, C, E>,
  random: Random,
): C {
  if (handling.sample) return handling.sample(game, state, frame, random);
  if (handling.pick) return handling.pick(game, state, frame, random);
  const { choices } = handling.ask(game, state, frame);
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error(`no legal choice for ${JSON.stringify(frame)}`);
  return choice;
}

/** Plays to the end at random, in place; returns the number of decisions, chance included. */
export function playOut<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  random: Random,
): number {
  const { game } = rules;
  const { state, agenda } = position;
  const handlings = handlingsOf(rules);
  const recorder = new Recorder(rules, position, undefined);
  let decisions = 0;
  for (let frame = agenda.at(-1); frame !== undefined; frame = agenda.at(-1)) {
    const handling = handlingOf(handlings, frame);
    recorder.pop();
    if (handling.run) {
      handling.run(game, state, frame, recorder);
    } else {
      handling.answer(game, state, frame, drawChoice(game, state, frame, handling, random), recorder);
      decisions++;
    }
    recorder.flush();
  }
  return decisions;
}
