import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Match, mustAnswer, mustRules, newMatch, questionOf, randomChoice, seededRandom } from '@durbar/engine';
import type * as Definition from '@durbar/rajas';
import { blocksOfDocument, writeBlock } from '../../../../../../../tools/code-document.ts';
import type { RajasFact } from '../../types.ts';

const ROOT = join(import.meta.dirname, '../../../../../../..');
const RULES = 'packages/games/rajas/src';
export const CLIENT = 'packages/web/src/games/rajas';

/** A copy of rules and client with exactly the document's changes. */
export class LanternsCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'adding-a-module-'));

  constructor() {
    for (const folder of [RULES, 'packages/web/src', 'packages/web/content'])
      cpSync(join(ROOT, folder), join(this.#folder, folder), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
    for (const block of blocksOfDocument('adding-a-module')) writeBlock(this.#folder, block);
  }

  async load<M>(path: string): Promise<M> {
    return (await import(/* @vite-ignore */ `/@fs${join(this.#folder, path)}`)) as M;
  }

  async rules() {
    const { rajas } = await this.load<typeof Definition>(`${RULES}/index.ts`);
    return mustRules(rajas, { players: 2, options: { lanterns: 'on' } });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

type LanternFact = Extract<RajasFact, { type: 'money-gained' }> & {
  readonly source: { readonly kind: string; readonly index: number };
};

export function isLantern(fact: RajasFact): fact is LanternFact {
  return fact.type === 'money-gained' && (fact.source.kind as string) === 'lanterns/lantern';
}

type Rules = Awaited<ReturnType<LanternsCopy['rules']>>;

/** A random game until an answer of the first seat earns it a lantern: the answers before it, the answer and its fact. */
export function untilLantern(rules: Rules, seed: string): { opening: readonly string[]; text: string; earned: LanternFact } {
  const random = seededRandom(seed);
  const opening: string[] = [];
  let match = newMatch(rules) as unknown as Match;
  for (let question = questionOf(match); question; question = questionOf(match)) {
    const text = rules.definition.format(rules.game, randomChoice(rules, match.position as never, random));
    const next = mustAnswer(match, text);
    const facts = (next.journal.entries.at(-1) as { facts?: readonly RajasFact[] }).facts ?? [];
    const earned = question.decider === 0 ? facts.find(isLantern) : undefined;
    if (earned) return { opening, text, earned };
    opening.push(text);
    match = next;
  }
  throw new Error('nobody earned a lantern');
}
