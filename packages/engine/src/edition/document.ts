import type { AnyGame, SetUpFault } from '../definition.ts';
import { defined, fail, ok, type Result } from '../result.ts';
import { rulesFor } from '../rules.ts';
import * as shape from '../shape.ts';
import { emptyOf } from './form.ts';
import { gapsOf } from './gaps.ts';
import { FROM_NOTHING, noteOf, withNote } from './note.ts';
import { partAt, withPart } from './path.ts';

/** The end of the name of an edition's file. */
export const EDITION_FILE = '.durbar-edition.json';

/** Your own edition, begun as a copy of a built-in one. */
export function begunFrom(game: AnyGame, basedOn: string, title: string): unknown {
  const base = game.editions.find(({ id }) => id === basedOn) ?? game.editions[0];
  return withNote(base?.data, { game: game.id, title, basedOn: base?.id ?? basedOn, checked: [] });
}

/** Your own edition with nothing in it: every number as small as it can be, every list empty. */
export function begunFromNothing(game: AnyGame, title: string): unknown {
  const { shape: whole, groups } = defined(game.editing, 'editing');
  const house = game.editions[0]?.data;
  const named = Object.entries(shape.isRecord(house) ? house : {}).filter(([, part]) => typeof part === 'string');
  const blank = { ...(emptyOf(whole.form) as object), ...Object.fromEntries(named) };
  const lists = groups.flatMap((group) => gapsOf(group, whole.form, blank)).filter(({ kind }) => kind === 'list');
  const empty = lists.reduce<unknown>((data, { at }) => (partAt(data, at) === undefined ? data : withPart(data, at, [])), blank);
  return withNote(empty, { game: game.id, title, basedOn: FROM_NOTHING, checked: [] });
}

export type EditionFileFault =
  | { readonly code: 'not-an-edition' }
  /** An edition of another game. */
  | { readonly code: 'other-game'; readonly game: string };

/** Reads the content of a file. Faulty numbers are accepted: they can be mended. */
export function editionFrom(content: unknown, game: AnyGame, title: string): Result<unknown, EditionFileFault> {
  if (!shape.isRecord(content)) return fail({ code: 'not-an-edition' });
  const note = noteOf(content);
  if (note && note.game !== game.id) return fail({ code: 'other-game', game: note.game });
  if (!isEditionOf(content, game)) return fail({ code: 'not-an-edition' });
  const basedOn = game.editions[0]?.id ?? '';
  return ok(note ? content : withNote(content, { game: game.id, title, basedOn, checked: [] }));
}

/** Most of what the game's first edition has. */
function isEditionOf(content: Readonly<Record<string, unknown>>, { editions }: AnyGame): boolean {
  const [house] = editions;
  const keys = shape.isRecord(house?.data) ? Object.keys(house.data) : [];
  return 2 * keys.filter((key) => Object.hasOwn(content, key)).length > keys.length;
}

/** Everything the engine's own checks find, whatever the table: each number of players, then each option on its own. */
export function faultsOf(game: AnyGame, data: unknown): readonly SetUpFault[] {
  const players = Array.from({ length: game.players.max - game.players.min + 1 }, (_, index) => game.players.min + index);
  const usual = players.flatMap((count) => faultsWith(game, data, { players: count }));
  return distinct(
    usual.length > 0
      ? usual
      : optionSets(game).flatMap((options) => faultsWith(game, data, { players: game.players.max, options })),
  );
}

function optionSets({ options }: AnyGame): readonly Readonly<Record<string, string>>[] {
  return options.flatMap(({ id, values, default: usual }) =>
    values === 'text' ? [] : values.filter((value) => value !== usual).map((value) => ({ [id]: value })),
  );
}

const DATA = 'editionData';

function faultsWith(
  game: AnyGame,
  data: unknown,
  setUp: { players: number; options?: Readonly<Record<string, string>> },
): SetUpFault[] {
  const rules = rulesFor(game, { ...setUp, editionData: data });
  if (rules.ok) return [];
  return rules.fault.flatMap((fault) =>
    fault.path.startsWith(DATA) ? [{ ...fault, path: fault.path.slice(DATA.length).replace(/^\./, '') }] : [],
  );
}

function distinct(faults: readonly SetUpFault[]): readonly SetUpFault[] {
  const seen = new Map(faults.map((fault) => [`${fault.path} ${fault.reason}`, fault]));
  return [...seen.values()];
}
