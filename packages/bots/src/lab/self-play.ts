import { advance, ask, begin, type Choice, defined, type Random, randomChoice } from '@durbar/engine';
import { closeShares, measureAll } from '../evaluation.ts';
import { type AnyPosition, after, indexOfMax, ownChance } from '../levels/look.ts';
import { bestChoice, finishTurn } from '../levels/turn.ts';
import type { Mind } from '../mind.ts';

/** A position and the result of its game. */
export interface Sample {
  /** The features of all seats, one row each. */
  readonly rows: Float32Array;
  readonly progress: number;
  /** Each seat's share of the victory, summing to 1. */
  readonly target: Float32Array;
}

export interface SelfPlay {
  /** How often a seat chooses at random, to reach unusual positions. */
  readonly slips: number;
  /** The share of seats that search their whole turn; the others look one choice ahead. */
  readonly planners: number;
  /** Approximate number of positions sampled per game. */
  readonly samplesPerGame: number;
  /** By how many points a clear victory is won. */
  readonly margin: number;
}

/** Without an evaluation, plays at random. */
export function selfPlayGame(mind: Mind, options: SelfPlay & { readonly judge: boolean }, random: Random): Sample[] {
  const { rules, evaluation } = mind;
  const { position } = begin(rules);
  const planners = Array.from({ length: rules.setUp.players }, () => random() < options.planners);
  const moments: { rows: Float32Array; progress: number }[] = [];
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    if (question.decider !== 'chance' && question.choices.length > 1) {
      const rows = Float32Array.from(measureAll(rules, evaluation, position));
      moments.push({ rows, progress: evaluation.features.progress(rules.game, position) });
    }
    advance(rules, position, answerTo(mind, position, question, { ...options, planners }, random));
  }
  const target = Float32Array.from(closeShares(rules.definition.standings(rules.game, position.state), options.margin));
  return thinned(moments, options.samplesPerGame, random).map((moment) => ({ ...moment, target }));
}

type Asked = NonNullable<ReturnType<typeof ask>>;

interface Habits {
  readonly judge: boolean;
  readonly slips: number;
  readonly planners: readonly boolean[];
}

function answerTo(
  mind: Mind,
  position: AnyPosition,
  question: Asked,
  { judge, slips, planners }: Habits,
  random: Random,
): Choice {
  const { decider, choices } = question;
  if (decider === 'chance' || !judge || random() < slips) return randomChoice(mind.rules, position, random);
  if (choices.length === 1) return defined(choices[0], 'choice');
  if (!planners[decider]) return bestChoice(mind, position, choices, decider, random);
  const values = choices.map((choice) =>
    ownChance(mind, finishTurn(mind, after(mind, position, choice), decider, random), decider),
  );
  return defined(choices[indexOfMax(values)], 'choice');
}

function thinned<T>(moments: readonly T[], wanted: number, random: Random): T[] {
  const share = wanted / Math.max(moments.length, 1);
  return moments.filter(() => random() < share);
}
