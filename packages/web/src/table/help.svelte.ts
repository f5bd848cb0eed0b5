import { plain } from '../i18n/names.ts';
import { sharedRefusal } from './refusals.ts';
import type { ShownTable } from './shown-table.svelte.ts';

/** Why something can't be chosen, or what it is. */
export interface Explanation {
  readonly thing: string;
  readonly text: string;
  /** The ledger's id of the rule that refused. */
  readonly rule?: string | undefined;
}

/** The table's explanations of refusals. */
export class Help {
  readonly #table: ShownTable;
  explanation = $state.raw<Explanation>();
  /** The reason that was last given, for reports. */
  said: string | undefined;

  constructor(table: ShownTable) {
    this.#table = table;
  }

  /** Says why a thing can't be chosen now. */
  explain(thing: string): void {
    this.explanation = this.#reasonAgainst(thing) ?? { thing, text: this.#table.common.noReason };
    this.said = `${thing}: ${this.explanation.text}${this.explanation.rule === undefined ? '' : ` (${this.explanation.rule})`}`;
  }

  dismiss(): void {
    this.explanation = undefined;
  }

  /** Everything that can't be chosen now, with the reason; equal reasons appear once. */
  reasons(): readonly Explanation[] {
    const { viewer, view, parts } = this.#table;
    if (viewer === 'spectator') return [];
    const { definition, game } = parts.rules;
    const known = new Map<string, Explanation>();
    for (const thing of definition.things(game, view, viewer)) {
      const reason = this.#reasonAgainst(thing);
      if (reason && !known.has(reason.text)) known.set(reason.text, reason);
    }
    return [...known.values()];
  }

  #reasonAgainst(thing: string): Explanation | undefined {
    const refusal = this.#table.whyNot(thing);
    if (!refusal) return undefined;
    const text =
      sharedRefusal(refusal, this.#table) ?? this.#table.parts.table.refusal(refusal, this.#table) ?? this.#table.common.noReason;
    return { thing, text: plain(text), rule: refusal.rule };
  }
}
