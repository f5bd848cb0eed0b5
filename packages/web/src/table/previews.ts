import { type Choice, type Fact, outcomes, preview, type Rules } from '@durbar/engine';
import type { Moment } from '../worker/news.ts';
import type { AnyTable, Preview } from './contract.ts';

export type AnyPreview = Preview<unknown, Choice, Fact>;

/** What choices would surely bring, remembered for each moment. */
export class Previews {
  readonly #rules: Rules;
  readonly #through: AnyTable['previewThrough'];
  readonly #known = new WeakMap<Moment, Map<string, AnyPreview>>();

  constructor(rules: Rules, { previewThrough }: AnyTable) {
    this.#rules = rules;
    this.#through = previewThrough;
  }

  of(moment: Moment, text: string): AnyPreview | undefined {
    const known = this.#known.get(moment) ?? new Map<string, AnyPreview>();
    this.#known.set(moment, known);
    const made = known.get(text) ?? this.#make(moment, text);
    if (made) known.set(text, made);
    return made;
  }

  /** Every way a choice can surely end when the viewer also decides the frames of these kinds. */
  outcomes(moment: Moment, text: string, through: readonly string[]): readonly Pick<AnyPreview, 'facts' | 'view'>[] {
    const choice = choiceOf(moment, text);
    return choice ? outcomes(this.#rules, moment.view, moment.viewer, choice, through) : [];
  }

  #make(moment: Moment, text: string): AnyPreview | undefined {
    const choice = choiceOf(moment, text);
    return choice && { text, choice, ...preview(this.#rules, moment.view, moment.viewer, choice, this.#through) };
  }
}

function choiceOf({ question }: Moment, text: string): Choice | undefined {
  return question?.choices.find((open) => open.text === text)?.choice;
}
