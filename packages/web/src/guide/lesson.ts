import type { Options } from '@durbar/engine';

/** What a step points at: a thing of the game, the control of a choice, or a part of the table (`data-part`). */
export type Target = { readonly thing: string } | { readonly choice: string } | { readonly part: string };

/** What the coach says at one step; `other` when the reader tries another choice. */
export interface StepText {
  readonly title: string;
  readonly text: string;
  readonly other?: string;
  /** The names of a quiz's answers, and what the coach says about each once it is tried. */
  readonly answers?: readonly { readonly name: string; readonly about: string }[];
}

export type StepTexts = Readonly<Record<string, StepText>>;

/** One step: the coach says something, then the reader continues or makes the requested choice. */
export interface LessonStep {
  /** The step's text in the lesson's content files. */
  readonly says: string;
  readonly points?: readonly Target[];
  /** The requested choice; absent for steps that are only read. */
  readonly choose?: string;
  /** The lettered choices of a question to the reader; `choose` is the right one. */
  readonly quiz?: readonly string[];
  /** Choices that are just as good: the rest of the script fits them too. */
  readonly or?: readonly string[];
  /** What everyone and chance answer afterwards, until the next step. */
  readonly after?: readonly string[];
}

/** A guided game: the real rules, with every answer of the others and of chance scripted. The reader has seat 0. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** The answers given before the first step. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Answers in order, one turn or one kind of thing per line. */
export function answers(text: string): readonly string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

/** How many answers have been given when a step is reached. */
export function numberAt({ opening, steps }: Pick<Lesson, 'opening' | 'steps'>, step: number): number {
  return steps.slice(0, step).reduce((number, one) => number + answersOf(one).length, opening.length);
}

/** Everything that is answered from one step to the next. */
export function answersOf({ choose, after = [] }: LessonStep): readonly string[] {
  return choose === undefined ? after : [choose, ...after];
}

/** Every answer up to a step. */
export function logUntil({ opening, steps }: Pick<Lesson, 'opening' | 'steps'>, step: number): readonly string[] {
  return [...opening, ...steps.slice(0, step).flatMap(answersOf)];
}

export function accepts({ choose, or = [] }: LessonStep, text: string): boolean {
  return text === choose || or.includes(text);
}
