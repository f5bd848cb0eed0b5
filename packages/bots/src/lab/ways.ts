import { createHash } from 'node:crypto';
import type { Rules } from '@durbar/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Weights } from '../evaluations/weights.ts';
import { searchMargin } from '../levels/habit-tree.ts';
import { type Contestant, judgementWith } from './contestants.ts';

/** They know only the rules. */
const UNTAUGHT: readonly Contestant[] = ['random', 'flat', 'ismcts'];

/** What a contestant plays by: its search, and a digest of the weights it judges with. */
export async function wayOf(contestant: Contestant, rules: Rules, weights?: Weights): Promise<string> {
  if (UNTAUGHT.includes(contestant)) return contestant;
  const evaluation = await judgementWith(weights, rules);
  const search = searchOf(contestant, evaluation);
  const judgement = judgementOf(evaluation);
  return `${search} ${digestOf(search === 'habit-tree' ? { ...judgement, ...habitsOf(evaluation, rules) } : judgement)}`;
}

function searchOf(contestant: Contestant, { search, expert = search }: Evaluation): string {
  if (contestant === 'expert') return expert;
  return contestant === 'master' ? search : contestant;
}

function judgementOf({ model: { scale, early, late, hidden }, policy }: Evaluation) {
  return { scale, early, late, hidden, policy };
}

/** The margin only where a search has its own. */
function habitsOf({ strengths, outlook, features: { habits } }: Evaluation, rules: Rules) {
  const margin = habits && searchMargin(rules, habits);
  return { habits: strengths && [...strengths], outlook, margin: margin === habits?.margin ? undefined : margin };
}

function digestOf(weights: object): string {
  return createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 8);
}
