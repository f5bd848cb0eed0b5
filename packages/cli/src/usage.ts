import { readFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { GAME_IDS, loadGame } from '@durbar/catalogue';
import { type AnyGame, type Rules, rulesFor, type SetUp } from '@durbar/engine';
import { anyOf } from './lists.ts';

/** A usage error. */
export class UsageError extends Error {}

/** Prints a usage error as one sentence; anything else is a bug and throws. Returns the exit code. */
export async function reportUsage(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`durbar: ${error.message}`);
    return 2;
  }
}

/** Node's parser, with its errors as usage errors. */
export function parseCommand<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? firstSentence(error.message) : String(error));
  }
}

/** Node adds a long explanation when an argument begins with a dash. */
function firstSentence(text: string): string {
  return text.split('. ')[0] ?? text;
}

export function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} must be a whole number of at least 1, got "${text}"`);
  return value;
}

export function positiveNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`--${name} takes a number above 0, not "${text}"`);
  return value;
}

export async function gameNamed(id: string | undefined): Promise<AnyGame> {
  const game = id === undefined ? undefined : await loadGame(id);
  if (!game) throw new UsageError(`missing game; choose ${anyOf(GAME_IDS)}`);
  return game;
}

export function optionsFrom(pairs: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(`--option takes name=value, not "${pair}"`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

export function rulesOrUsageError(game: AnyGame, setUp: SetUp): Rules {
  const rules = rulesFor(game, setUp);
  if (!rules.ok) throw new UsageError(rules.fault.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
  return rules.value;
}

/** The content of a file: a saved game, a report or an edition. */
export function readJson(file: string | undefined): unknown {
  if (file === undefined) throw new UsageError('name a file');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} can’t be read: ${error instanceof Error ? error.message : error}`);
  }
}
