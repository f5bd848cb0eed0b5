import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnySavedGame, defined, journalOf, type SavedGame, undoFloor } from '@durbar/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadTable } from '../games/index.ts';
import { branchGame, exportedGame, importedGame } from '../store/begin.ts';
import { countOf, type LocalGame, type StoredGame } from '../store/games.ts';
import { games } from '../store/index.svelte.ts';
import { change } from '../store/settings.svelte.ts';
import { Showing } from '../table/showing.svelte.ts';
import { WorkerSource } from '../table/worker-source.svelte.ts';
import { Host } from '../worker/host.ts';
import { readSavedGame } from './files.ts';
import { messages } from './messages/en.ts';
import { Replay } from './replay/replay.svelte.ts';
import { keeperOf } from './table/keeper.ts';
import { openStored, playersOf, toOpen } from './table/opening.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

/** A game of version 1 as stored in browsers. */
async function stored(path: string, id: string): Promise<StoredGame> {
  const saved = JSON.parse(readFileSync(join(FIXTURES, `${path}.json`), 'utf8')) as AnySavedGame;
  expect(saved).toMatchObject({ durbar: 1, rulesVersion: 1 });
  const game: StoredGame = { ...importedGame(saved, 5), id, decider: 0 };
  await games.put(game as LocalGame);
  return game;
}

async function kept(id: string): Promise<LocalGame> {
  const { saved, ...game } = defined(await games.get(id), 'kept game');
  if (saved.durbar === 1) throw new Error('it is still kept as texts');
  return { ...game, saved };
}

/** A stored game at its table, saved while playing. */
async function sitDown(game: StoredGame) {
  const table = defined(await loadTable(game.saved.game), 'table');
  const keeper = keeperOf(table, (progress) => games.put({ ...game, ...progress }));
  const source = new WorkerSource({ players: playersOf(game), keeper, goTo() {} }, (emit) => ({
    host: new Host(emit),
    close() {},
  }));
  const showing = new Showing();
  source.subscribe((news) => showing.take(news));
  expect(await source.open(toOpen(game, 'play'), 'spectator')).toBeUndefined();
  return { source, showing };
}

type AtTable = Awaited<ReturnType<typeof sitDown>>;

async function person({ showing }: AtTable): Promise<number> {
  for (let tries = 0; tries < 2000; tries++) {
    const decider = showing.moment?.question?.decider;
    if (typeof decider === 'number' && !showing.busy) return decider;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('there is no question');
}

/** Answers for every decider until the last answer can be undone. */
async function playOn(at: AtTable): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const seat = await person(at);
    await at.source.look(seat);
    await at.source.answer(defined(at.showing.moment?.question?.choices.at(-1), 'choice').text);
    await person(at);
    if (tries > 4 && at.showing.moment?.undo !== undefined) return;
  }
  throw new Error('nothing could be undone');
}

function floorOf({ entries }: SavedGame): number {
  return undoFloor(journalOf(entries));
}

describe.each([
  ['rajas-holi-cows-4-greedy-undo', 3],
  ['taj-mahal-base-3-greedy-undo', 2],
  ['cards-and-karma-base-4-greedy-undo', 2],
])('a running game stored as texts of version 1: %s', (name, today) => {
  test('can be continued, undone, exported, imported and branched, and opens each time', async () => {
    const first = await sitDown(await stored(`running/${name}`, name));
    await person(first);
    const corrections = first.showing.entries.filter(({ kind }) => kind === 'correction');
    expect(corrections).toMatchObject([{ rules: { from: 1, to: today } }]);
    const opened = await kept(name);
    const floor = floorOf(opened.saved);
    expect([opened.saved.durbar, opened.saved.rulesVersion]).toEqual([2, today]);
    expect(floor).toBeGreaterThan(50);

    await playOn(first);
    const played = await kept(name);
    expect(countOf(played.saved)).toBeGreaterThan(floor);

    const second = await sitDown(structuredClone(played));
    await second.source.look(defined(first.showing.moment, 'moment').viewer);
    expect(second.showing.moment).toEqual(first.showing.moment);
    await second.source.undo('step');
    const undone = await kept(name);
    expect(undone.saved.entries.at(-1)?.kind).toBe('undo');
    expect(countOf(undone.saved)).toBeLessThan(countOf(played.saved));

    const file = await readSavedGame(JSON.stringify(exportedGame(undone)), messages);
    expect(file).toEqual({ ok: true, value: { saved: undone.saved, number: 0 } });

    const host = new Host(() => {});
    const looked = await openStored(host, importedGame(undone.saved, 9));
    if (!looked.ok) throw new Error(looked.fault.message);
    for (const number of [0, Math.floor(floor / 2), floor - 1, floor, countOf(undone.saved)]) {
      const branched = branchGame(looked.value, await host.branch(number), 10);
      expect(branched.fairFrom).toBeLessThanOrEqual(number);
      expect(branched.fairFrom).toBeGreaterThan(number - 40);
      if (number >= floor) expect(branched.fairFrom).toBe(number);
      const third = await sitDown(structuredClone(branched));
      await person(third);
      expect(countOf((await kept(branched.id)).saved)).toBeGreaterThanOrEqual(branched.fairFrom);
    }
  });
});

test('a finished game stored as texts of version 1 is replayed with its original result and stored with its facts', async () => {
  const game = await stored('games/rajas-plain-2-greedy-undo', 'finished');
  const number = countOf(game.saved);
  for (const current of [game, await kept('finished').catch(() => game)]) {
    const host = new Host(() => {});
    const opened = await openStored(host, current);
    if (!opened.ok) throw new Error(opened.fault.message);
    const replay = new Replay(host, countOf(opened.value.saved), playersOf(game));
    await replay.lookAs(1, number);
    expect(replay.number).toBe(number);
    expect((await host.momentAt(number, 1)).standings).toEqual(opened.value.saved.standings);
  }
  expect((await kept('finished')).saved).toMatchObject({ durbar: 2, rulesVersion: 1 });
});

test('a game that fails to open stays unchanged', async () => {
  const game = await stored('running/taj-mahal-base-3-greedy-undo', 'spoilt');
  const { saved } = game;
  if (saved.durbar !== 1) throw new Error('no texts');
  const spoilt: StoredGame = { ...game, saved: { ...saved, log: saved.log.with(20, 'nonsense') } };
  await games.put(spoilt as LocalGame);
  expect((await openStored(new Host(() => {}), spoilt)).ok).toBe(false);
  expect(await games.get('spoilt')).toEqual(spoilt);
});

test('rewriting a stored game does not replace moves made since', async () => {
  const game = await stored('running/taj-mahal-base-3-greedy-undo', 'played-since');
  await sitDown(game);
  const played = await kept('played-since');
  await games.rewrite({ ...played, updated: game.updated, name: 'older' });
  expect((await kept('played-since')).name).toBe('');
});
