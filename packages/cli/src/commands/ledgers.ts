import { fileURLToPath } from 'node:url';
import { type LedgerRuling, rulingsIn } from '@durbar/reference';
import { LEDGERS, ledgerText } from '@durbar/reference/node';
import { allOf } from '../lists.ts';
import { UsageError } from '../usage.ts';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LEDGER_ENTRY = /^#{3,4} ([A-Z0-9]+(?:-[A-Z0-9]+)+)/gm;

/** The requested game, or all of them. */
export function gamesWithLedger(game: string | undefined): readonly string[] {
  return game === undefined ? Object.keys(LEDGERS) : [game];
}

/** Every rule of a game, in the order of its ledgers. */
export function rulesOf(game: string): readonly string[] {
  const files = LEDGERS[game] ?? unknownGame(game);
  return files.flatMap((file) => ledgerIds(ledgerText(file)));
}

export function ledgerIds(text: string): string[] {
  return [...text.matchAll(LEDGER_ENTRY)].map(([, id = '']) => id);
}

/** What the ledger says about a rule: its heading and everything below it, without the sources. */
export function ledgerEntry(game: string, rule: string): string {
  const texts = (LEDGERS[game] ?? unknownGame(game)).map(ledgerText);
  return texts.map((text) => entryIn(text, rule)).find((entry) => entry !== undefined) ?? '';
}

export function entryIn(ledger: string, rule: string): string | undefined {
  const lines = ledger.split('\n');
  const first = lines.findIndex((line) => ledgerIds(line)[0] === rule);
  if (first < 0) return undefined;
  const rest = lines.slice(first + 1);
  const length = rest.findIndex((line) => /^#{1,4} /.test(line));
  const body = length < 0 ? rest : rest.slice(0, length);
  const title = (lines[first] ?? '').replace(/^#+ [A-Z0-9-]+(?: [—·] )?/, '');
  return [title, ...body.filter((line) => !line.startsWith('- src:'))].join('\n').trim();
}

function unknownGame(game: string): never {
  throw new UsageError(`there is no ledger for "${game}", only for ${allOf(Object.keys(LEDGERS))}`);
}

/** What the ledgers of a game mark as our own ruling or data. */
export function rulingsOfGame(game: string): readonly LedgerRuling[] {
  return (LEDGERS[game] ?? unknownGame(game)).flatMap((file) => rulingsIn(ledgerText(file)));
}
