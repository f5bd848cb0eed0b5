import { library } from '@durbar/reference/node';
import { anyOf } from '../lists.ts';
import { printJson } from '../output.ts';
import { UsageError } from '../usage.ts';
import { gamesWithLedger, ledgerEntry, rulesOf } from './ledgers.ts';
import { codeOf, type Place, refusalCodesOf, refusalSentence, testsOf } from './rule-places.ts';

/** Everything about one rule. */
export interface RuleReport {
  readonly rule: string;
  readonly game: string;
  readonly text: string;
  readonly tests: readonly Place[];
  readonly code: readonly Place[];
  readonly refusals: readonly { readonly code: string; readonly sentence?: string }[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export async function runOneRule(rule: string, asJson: boolean): Promise<number> {
  const report = await ruleReport(rule.toUpperCase());
  if (asJson) printJson(report);
  else printReport(report);
  return 0;
}

export async function ruleReport(rule: string): Promise<RuleReport> {
  const game = gamesWithLedger(undefined).find((name) => rulesOf(name).includes(rule));
  if (game === undefined) throw new UsageError(unknownRule(rule));
  const reference = await library.load(game);
  const texts = await reference?.load('en');
  const sections = (reference?.sections ?? []).filter(({ rules }) => rules.includes(rule));
  return {
    rule,
    game,
    text: ledgerEntry(game, rule),
    tests: testsOf(rule),
    code: codeOf(rule),
    refusals: refusalCodesOf(rule).map((code) => {
      const sentence = refusalSentence(game, code);
      return sentence === undefined ? { code } : { code, sentence };
    }),
    sections: sections.map(({ id }) => ({ id, title: texts?.[id]?.title ?? id, text: texts?.[id]?.text.trim() ?? '' })),
  };
}

const MOST_NEAR = 6;

function unknownRule(rule: string): string {
  const near = nearRules(rule, gamesWithLedger(undefined).flatMap(rulesOf));
  return `there is no rule "${rule}"${near.length > 0 ? `; did you mean ${anyOf(near)}?` : ''}`;
}

/** Ids of the same chapter, or else those that differ in the fewest letters. */
export function nearRules(rule: string, all: readonly string[]): readonly string[] {
  const chapter = rule.slice(0, rule.lastIndexOf('-') + 1);
  const same = chapter === '' ? [] : all.filter((id) => id.startsWith(chapter));
  if (same.length > 0) return same.slice(-MOST_NEAR);
  const distances = all.map((id) => ({ id, distance: distanceBetween(rule, id) }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  return least > rule.length / 2
    ? []
    : distances.flatMap(({ id, distance }) => (distance === least ? [id] : [])).slice(0, MOST_NEAR);
}

/** Letters to insert, remove or replace. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function printReport({ rule, game, text, tests, code, refusals, sections }: RuleReport): void {
  console.log(`${rule} (${game})\n\n${text}\n`);
  printList('tests', tests.map(placeText));
  printList('code', code.map(placeText));
  printList(
    'refusals',
    refusals.map(({ code: name, sentence }) => (sentence === undefined ? name : `${name}: ${sentence}`)),
  );
  for (const section of sections) console.log(`rules reference: ${section.title} (${section.id})\n\n${section.text}\n`);
}

function placeText({ file, line, text }: Place): string {
  return `${file}:${line}  ${text}`;
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length === 0 ? 'none' : ''}`.trimEnd());
  for (const line of lines) console.log(`  ${line}`);
  console.log('');
}
