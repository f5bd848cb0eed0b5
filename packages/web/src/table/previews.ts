import { type Choice, defined, type Fact, outcomes, preview, type QuestionView, type Rules, type Through } from '@durbar/engine';
import type { Moment } from '../worker/news.ts';
import type { AnyTable, Foreseen, Preview } from './contract.ts';
import { reuse } from './reuse.ts';

export type AnyPreview = Preview<unknown, Choice, Fact>;

/** Safety limit on a chain of answers. */
const LONGEST_CHAIN = 16;

/** The certain consequences of choices, memoised per moment. */
export class Previews {
  readonly #rules: Rules;
  readonly #proposals: NonNullable<AnyTable['proposals']>;
  readonly #through: Through;
  readonly #known = new WeakMap<Moment, Map<string, AnyPreview>>();

  constructor(rules: Rules, { proposals = {}, harmlessChance = [] }: AnyTable) {
    this.#rules = rules;
    this.#proposals = proposals;
    this.#through = Object.fromEntries(harmlessChance.map((kind) => [kind, (choices: readonly Choice[]) => choices[0]]));
  }

  of(moment: Moment, text: string): AnyPreview | undefined {
    const known = this.#known.get(moment) ?? new Map<string, AnyPreview>();
    this.#known.set(moment, known);
    const made = known.get(text) ?? this.#make(moment, text);
    if (made) known.set(text, made);
    return made;
  }

  /** The proposed answer: the only one, or the table's default. */
  proposed({ question, view }: Pick<Moment, 'question' | 'view'>): string | undefined {
    if (!question) return undefined;
    const { choices, frame } = question;
    if (choices.length === 1) return choices[0]?.text;
    const best = this.#proposals[frame.kind]?.best(
      choices.map(({ choice }) => choice),
      view,
    );
    return choices.find(({ choice }) => choice === best)?.text;
  }

  /** Every certain outcome of a choice if the viewer also decides the frames of these kinds. */
  outcomes(moment: Moment, text: string, through: readonly string[]): readonly Pick<AnyPreview, 'facts' | 'view'>[] {
    const choice = choiceOf(moment.question, text);
    return choice ? outcomes(this.#rules, moment.view, moment.viewer, choice, through) : [];
  }

  /** The choice, followed by every forced or proposed answer. */
  #make({ view: before, viewer, question: first }: Moment, text: string): AnyPreview | undefined {
    const steps: Foreseen<unknown, Choice, Fact>[] = [];
    let asked = { question: first, view: before };
    for (let next: string | undefined = text; next !== undefined && steps.length < LONGEST_CHAIN; next = this.proposed(asked)) {
      const choice = choiceOf(asked.question, next);
      if (!choice || !asked.question) break;
      const foresight = preview(this.#rules, asked.view, viewer, choice, this.#through);
      steps.push({ text: next, choice, asked: asked.question, isQuiet: this.#isQuiet(asked.question), ...foresight });
      asked = foresight;
      if (foresight.question?.decider !== viewer) break;
    }
    const last = steps.at(-1);
    const choice = choiceOf(first, text);
    if (!last || !choice) return undefined;
    const { view, question, isFinal } = last;
    return { text, choice, steps, facts: steps.flatMap(({ facts }) => facts), view, question, isFinal };
  }

  /** Whether players would rarely answer differently. */
  #isQuiet({ choices, frame }: QuestionView): boolean {
    return choices.length === 1 || this.#proposals[frame.kind]?.isQuiet === true;
  }
}

/** The moment after an unsent step. Equal parts of the view stay the same objects, so nothing re-renders for them. */
export function momentAfter(moment: Moment, { view, question }: Pick<AnyPreview, 'view' | 'question'>): Moment {
  return { ...moment, view: reuse(moment.view, view), question: defined(question, 'question after a step') };
}

function choiceOf(question: QuestionView | undefined, text: string): Choice | undefined {
  return question?.choices.find((open) => open.text === text)?.choice;
}
