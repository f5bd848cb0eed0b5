import { type Fact, preview, type Rules } from '@durbar/engine';
import type { Happened, Moment, SeenEntry, SeenMove } from '../worker/news.ts';
import { reuse } from './reuse.ts';

/** The certain consequences of the viewer's answers, up to the first decision by others or chance; undefined if nothing is certain. */
export function expectedFrom(rules: Rules, before: Moment, texts: readonly string[]): Happened | undefined {
  const entries: SeenMove[] = [];
  let moment = before;
  for (const text of texts) {
    const { question, view, viewer } = moment;
    const choice = question?.decider === viewer && question.choices.find((open) => open.text === text)?.choice;
    if (!choice) break;
    const sure = preview(rules, view, viewer, choice);
    entries.push({ kind: 'move', by: viewer as SeenMove['by'], facts: sure.facts });
    const { number } = moment;
    moment = {
      ...moment,
      number: number + 1,
      view: sure.view,
      // Nothing more can be chosen if the next question isn't certain.
      question: sure.question ?? (question && { ...question, choices: [] }),
      undo: undefined,
      reset: undefined,
    };
  }
  return entries.some(({ facts }) => facts.length > 0) ? { kind: 'happened', entries, moment } : undefined;
}

/** Whether what really happened begins with what was expected. */
export function isConfirmed(expected: Happened, { entries, moment }: Happened): boolean {
  return (
    expected.moment.viewer === moment.viewer &&
    expected.entries.every((entry, index) => {
      const real = entries[index];
      const [sure, facts] = [factsOf(entry), real ? factsOf(real) : []];
      const isLast = index === expected.entries.length - 1;
      return real?.kind === 'move' && reuse(sure, isLast ? facts.slice(0, sure.length) : facts) === sure;
    })
  );
}

/** The number of facts in some entries. */
export function countFacts(entries: readonly SeenEntry[]): number {
  return entries.reduce((sum, entry) => sum + factsOf(entry).length, 0);
}

function factsOf(entry: SeenEntry): readonly Fact[] {
  return entry.kind === 'move' ? entry.facts : [];
}
