import { OUR_MISTAKES } from './our-mistakes.ts';

/** The result of one mutant. */
export interface Mutant {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly statusReason?: string | undefined;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** Killed mutants by file and in total, and a list of survivors. */
export function figures(mutants: readonly Mutant[], src: string): string[] {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  return [
    ...files.map((file) => `${rate(mutants.filter(({ fileName }) => fileName === file))}  ${nameOf(file, src)}`),
    `${rate(mutants)}  in all`,
    '',
    ...listed('Not noticed', mutants, SURVIVED, src),
    ...listed('Never ended', mutants, ['Timeout'], src),
    ...listed('Not judged', mutants.filter(isInCode), ['Ignored', 'CompileError', 'RuntimeError', 'Pending'], src),
  ];
}

function isInCode({ statusReason }: Mutant): boolean {
  return statusReason !== OUR_MISTAKES;
}

function rate(mutants: readonly Mutant[]): string {
  const killed = count(mutants, KILLED);
  const all = killed + count(mutants, SURVIVED);
  const percent = all === 0 ? '–' : ((100 * killed) / all).toFixed(1);
  return `${percent.padStart(5)}%  ${String(killed).padStart(5)} of ${String(all).padStart(5)}`;
}

function count(mutants: readonly Mutant[], statuses: readonly string[]): number {
  return mutants.filter(({ status }) => statuses.includes(status)).length;
}

function listed(title: string, mutants: readonly Mutant[], statuses: readonly string[], src: string): string[] {
  const found = mutants.filter(({ status }) => statuses.includes(status));
  if (found.length === 0) return [];
  return [`${title} (${found.length}):`, ...found.map((mutant) => lineOf(mutant, src)).sort(), ''];
}

function lineOf({ fileName, mutatorName, replacement, location: { start } }: Mutant, src: string): string {
  const short = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `  ${nameOf(fileName, src)}:${start.line}:${start.column}  ${mutatorName}  ${short}`;
}

/** Stryker uses absolute paths. */
function nameOf(file: string, src: string): string {
  return file.slice(file.indexOf(src) + src.length + 1);
}
