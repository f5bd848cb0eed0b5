import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { GAME_IDS, loadGame, loadGames } from '@durbar/catalogue';
import type { AnyGame, SetUpFault } from '@durbar/engine';
import {
  begunFrom,
  csvOf,
  type Difference,
  differences,
  EDITION_FILE,
  editionFrom,
  entriesOfCsv,
  faultsOf,
  formAt,
  merge,
  noteOf,
  parsePath,
  partAt,
  progressOf,
  withNote,
  withPart,
} from '@durbar/engine/edition';
import { anyOf } from '../lists.ts';
import { printJson } from '../output.ts';
import { gameNamed, parseCommand, readJson, UsageError } from '../usage.ts';

export const EDITION_HELP = `edition new GAME FILE [--from EDITION] | check FILE | diff FILE [OTHER] | merge FILE OTHER [--take PART …] | csv FILE LIST [--in TABLE]
    [--game GAME] [--out FILE] [--json]
    new begins an edition of your own; check names every fault and how much is checked against a box; diff compares with OTHER, or with the
    edition it was begun from; merge takes parts of OTHER, or all that its owner checked; csv prints a list for spreadsheets (cards,
    provinceTiles), and with --in reads one back. A file that isn't ours needs --game`;

interface Opened {
  readonly game: AnyGame;
  readonly data: unknown;
}

interface Call {
  readonly positionals: readonly string[];
  readonly values: {
    readonly game?: string | undefined;
    readonly from?: string | undefined;
    readonly out?: string | undefined;
    readonly in?: string | undefined;
    readonly take?: readonly string[] | undefined;
    readonly json?: boolean | undefined;
  };
}

const WAYS: Readonly<Record<string, (call: Call) => Promise<number>>> = { new: begin, check, diff, merge: mergeFiles, csv };

export async function runEdition(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommand(args, {
    game: { type: 'string' },
    from: { type: 'string' },
    out: { type: 'string' },
    in: { type: 'string' },
    take: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  const [name = '', ...rest] = positionals;
  const way = Object.hasOwn(WAYS, name) ? WAYS[name] : undefined;
  if (!way) throw new UsageError(`missing what to do with an edition; choose ${anyOf(Object.keys(WAYS))}`);
  return way({ positionals: rest, values });
}

async function begin({ positionals, values }: Call): Promise<number> {
  const game = await gameNamed(positionals[0]);
  const from = values.from ?? game.editions[0]?.id ?? '';
  if (!game.editions.some(({ id }) => id === from))
    throw new UsageError(`${game.id} has no edition "${from}"; choose ${anyOf(game.editions.map(({ id }) => id))}`);
  const file = positionals[1];
  if (file === undefined) throw new UsageError('name the new file');
  write(begunFrom(game, from, titleOf(file)), file);
  return 0;
}

async function check({ positionals, values }: Call): Promise<number> {
  const { game, data } = await opened(positionals[0], values.game);
  const faults = faultsOf(game, data);
  const groups = (game.editing?.groups ?? []).map((group) => ({ group: group.id, ...progressOf(group, data) }));
  if (values.json) printJson({ game: game.id, title: noteOf(data)?.title, faults, groups });
  else {
    for (const fault of faults) console.log(faultText(fault));
    console.log(faults.length === 0 ? 'no faults: the edition can be played' : `${faults.length} to mend`);
    for (const { group, entries, checked, open } of groups)
      console.log(`${group}: ${checked} of ${entries} checked against a box, ${open} still ours`);
  }
  return faults.length === 0 ? 0 : 1;
}

function faultText({ path, reason }: SetUpFault): string {
  return `${path || 'the edition'}: ${reason}`;
}

async function diff({ positionals, values }: Call): Promise<number> {
  const { game, data } = await opened(positionals[0], values.game);
  const other = positionals[1] === undefined ? baseOf(game, data) : (await opened(positionals[1], game.id)).data;
  const found = differences(other, data).filter(({ at }) => at !== 'about' && !at.startsWith('about.'));
  if (values.json) printJson(found);
  else {
    for (const one of found) console.log(differenceText(one));
    console.log(found.length === 1 ? '1 difference' : `${found.length} differences`);
  }
  return 0;
}

function differenceText({ at, before, after }: Difference): string {
  return `${at}: ${before === undefined ? 'none' : JSON.stringify(before)} → ${after === undefined ? 'none' : JSON.stringify(after)}`;
}

function baseOf({ editions }: AnyGame, data: unknown): unknown {
  return (editions.find(({ id }) => id === noteOf(data)?.basedOn) ?? editions[0])?.data;
}

async function mergeFiles({ positionals, values }: Call): Promise<number> {
  const { game, data } = await opened(positionals[0], values.game);
  const other = (await opened(positionals[1], game.id)).data;
  const theirs = noteOf(other)?.checked ?? [];
  const taken = values.take ?? theirs;
  if (taken.length === 0) throw new UsageError('nothing to take: OTHER has no checked entries; name parts with --take');
  const merged = merge(data, other, taken);
  const note = noteOf(data);
  const checked = [...new Set([...(note?.checked ?? []), ...taken.filter((mark) => theirs.includes(mark))])];
  write(note ? withNote(merged, { ...note, checked }) : merged, values.out);
  return 0;
}

async function csv({ positionals, values }: Call): Promise<number> {
  const { game, data } = await opened(positionals[0], values.game);
  const path = parsePath(positionals[1] ?? '');
  const form = game.editing && formAt(game.editing.shape.form, data, path);
  const list = partAt(data, path);
  if (form?.kind !== 'list' || !Array.isArray(list))
    throw new UsageError('name a list of the edition, for example cards or provinceTiles');
  if (values.in === undefined) {
    if (values.json) printJson(list);
    else writeText(csvOf(list), values.out);
    return 0;
  }
  write(withPart(data, path, entriesOfCsv(readText(values.in), form.of)), values.out);
  return 0;
}

/** The game is named by the file, by the call, or is the only one whose editions look like this. */
async function opened(file: string | undefined, named: string | undefined): Promise<Opened> {
  if (file === undefined) throw new UsageError('name the file of an edition');
  const content = readJson(file);
  const id = named ?? noteOf(content)?.game;
  const games = id === undefined ? await loadGames() : [await loadGame(id)];
  for (const game of games) {
    const edition = game && editionFrom(content, game, titleOf(file));
    if (game && edition?.ok) return { game, data: edition.value };
    if (edition && !edition.ok && edition.fault.code === 'other-game')
      throw new UsageError(`${file} is for ${edition.fault.game}`);
  }
  throw new UsageError(`${file} is no edition of ${id ?? anyOf(GAME_IDS)}`);
}

function titleOf(file: string): string {
  return basename(file)
    .replace(EDITION_FILE, '')
    .replace(/\.json$/, '');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} can’t be read: ${error instanceof Error ? error.message : error}`);
  }
}

function write(data: unknown, file: string | undefined): void {
  writeText(`${JSON.stringify(data, undefined, 2)}\n`, file);
}

function writeText(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}
