import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Match, mustAnswer, mustRules, newMatch, questionOf, randomChoice, seededRandom } from '@durbar/engine';
import type * as Definition from '@durbar/rajas';
import type { RajasFact } from '../../types.ts';

const ROOT = join(import.meta.dirname, '../../../../../../..');
const RULES = 'packages/games/rajas/src';
export const CLIENT = 'packages/web/src/games/rajas';

/** A file named in backquotes, and the block below it: a whole file, or a line to add after another. */
const BLOCKS = /^(?:`(?<path>packages\/[^`]+)`\n\n)?```(?<kind>ts|diff)\n(?<text>[\s\S]*?)^```$/gm;

export interface Block {
  readonly path: string;
  readonly kind: 'ts' | 'diff';
  readonly text: string;
}

/** What docs/adding-a-module.md says to write. */
export function blocksOfDocument(): readonly Block[] {
  const document = readFileSync(join(ROOT, 'docs/adding-a-module.md'), 'utf8');
  return [...document.matchAll(BLOCKS)].map(({ groups = {} }) => groups as unknown as Block);
}

/** A copy of rules and client with exactly what the document says. */
export class LanternsCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'adding-a-module-'));

  constructor() {
    for (const folder of [RULES, 'packages/web/src']) cpSync(join(ROOT, folder), join(this.#folder, folder), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
    for (const { path, kind, text } of blocksOfDocument()) {
      const file = join(this.#folder, path);
      if (kind === 'ts') write(file, text);
      else addLine(file, text);
    }
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

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function addLine(file: string, diff: string): void {
  const [before = '', added = ''] = diff.trimEnd().split('\n');
  const known = readFileSync(file, 'utf8');
  const [head = '', tail, ...others] = known.split(before.slice(1));
  if (tail === undefined || others.length > 0) throw new Error(`not once in ${file}: ${before}`);
  writeFileSync(file, `${head}${before.slice(1)}\n${added.slice(1)}${tail}`);
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
