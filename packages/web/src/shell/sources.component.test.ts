import { loadGame } from '@durbar/catalogue';
import { defined, journalOf, type SavedGame } from '@durbar/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadLesson } from '../guide/catalogue.ts';
import { Coach, READER } from '../guide/coach.svelte.ts';
import { beginLesson } from '../guide/keep.ts';
import { numberAt } from '../guide/lesson.ts';
import { beginGame, colourOf } from '../store/begin.ts';
import { change } from '../store/settings.svelte.ts';
import { Showing } from '../table/showing.svelte.ts';
import { WorkerSource } from '../table/worker-source.svelte.ts';
import { Host } from '../worker/host.ts';
import type { Moment } from '../worker/news.ts';
import type { Driver, GameToOpen } from '../worker/protocol.ts';
import type { MatchWorker } from '../worker/rpc.ts';
import { Replay } from './replay/replay.svelte.ts';

const SEED = '34'.repeat(32);
const PERSON: Driver = { kind: 'person' };
const BOT: Driver = { kind: 'bot', level: 'random' };

beforeEach(() => change({ speed: 'instant', confirm: 'never', motion: 'still' }));

async function gameToOpen(name: string, drivers: readonly Driver[]): Promise<GameToOpen> {
  const game = defined(await loadGame(name), 'game');
  const seats = drivers.map((driver, seat) => ({ name: `S${seat}`, colour: colourOf(seat), driver }));
  const edition = defined(game.editions[0], 'edition').id;
  const { saved } = beginGame(game, { name: '', seats, options: {}, edition, seed: SEED }, 0);
  return { saved, drivers, seed: SEED, fairFrom: 0, mode: 'play' };
}

/** The same host, without its own thread. */
function hostHere(emit: ConstructorParameters<typeof Host>[0]): MatchWorker {
  return { host: new Host(emit), close() {} };
}

/** A source with its queue, and everything stored. */
function watched() {
  const kept: { readonly saved: SavedGame; readonly moment: Moment }[] = [];
  const visited: number[] = [];
  const source = new WorkerSource(
    { players: [], keeper: { keep: (saved, moment) => kept.push({ saved, moment }) }, goTo: (entry) => visited.push(entry) },
    hostHere,
  );
  const showing = new Showing();
  source.subscribe((news) => showing.take(news));
  return { source, showing, kept, visited };
}

async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it never happened');
}

const asked = (showing: Showing, seat: number) =>
  until(() => (showing.moment?.question?.decider === seat && !showing.busy ? showing.moment : undefined));

/** Answers every question until an answer can be undone; returns the moment before that answer. */
async function answerUntilUndo(source: WorkerSource, showing: Showing): Promise<Moment> {
  const decided = () => typeof showing.moment?.question?.decider === 'number' && !showing.busy && showing.moment;
  let before = await until(decided);
  for (let tries = 0; tries < 200; tries++) {
    const seat = before.question?.decider as number;
    await source.look(seat);
    const moment = await asked(showing, seat);
    await source.answer(moment.question?.choices.at(-1)?.text ?? '');
    before = await until(() => (showing.moment?.number ?? 0) > moment.number && decided());
    if (before.undo !== undefined) return moment;
  }
  throw new Error('nothing could be taken back');
}

describe('a match in its worker', () => {
  test('reports events until the person decides, and stores every answer before showing it', async () => {
    const { source, showing, kept } = watched();
    expect(await source.open(await gameToOpen('taj-mahal', [PERSON, BOT, BOT]), 0)).toBeUndefined();
    const moment = await asked(showing, 0);
    expect(showing.moves).toHaveLength(moment.number);
    expect(kept.at(-1)?.saved.entries).toHaveLength(moment.number);
    source.answer(defined(moment.question?.choices[0], 'choice').text);
    source.answer(defined(moment.question?.choices[0], 'choice').text);
    const next = await until(() => (showing.moment && showing.moment.number > moment.number ? showing.moment : undefined));
    expect(showing.moves[moment.number]?.by).toBe(0);
    expect(kept.at(-1)?.saved.entries[moment.number]).toMatchObject({ kind: 'move', text: moment.question?.choices[0]?.text });
    expect(next.viewer).toBe(0);
    expect(source.failure).toBeUndefined();
  });

  test('undoes the viewer’s answer and restores the table', async () => {
    const { source, showing, kept } = watched();
    await source.open(await gameToOpen('rajas', [PERSON, PERSON]), 0);
    const moment = await answerUntilUndo(source, showing);
    await source.undo('step');
    expect(showing.moment).toEqual(moment);
    expect(showing.moves).toHaveLength(moment.number);
    const { entries } = defined(kept.at(-1), 'kept game').saved;
    expect(entries.at(-1)).toMatchObject({ kind: 'undo', to: moment.number });
    expect(journalOf(entries).live).toHaveLength(moment.number);
  });

  test('past moments are opened elsewhere', () => {
    const { source, visited } = watched();
    source.goTo(7);
    expect(visited).toEqual([7]);
  });
});

describe('a replay', () => {
  async function replayed() {
    const host = new Host(() => {});
    const drivers = [BOT, BOT, BOT];
    const played = watched();
    await played.source.open(await gameToOpen('taj-mahal', drivers), 'spectator');
    await until(() => played.showing.moment?.standings);
    const { saved } = defined(played.kept.at(-1), 'kept game');
    const { length } = saved.entries;
    await host.open({ ...(await gameToOpen('taj-mahal', drivers)), saved, mode: 'replay' });
    const replay = new Replay(host, length, []);
    await replay.lookAs(1, 0);
    const showing = new Showing();
    replay.subscribe((news) => showing.take(news));
    return { replay, showing, length };
  }

  test('shows any moment with what was known then', async () => {
    const { replay, showing, length } = await replayed();
    expect([showing.moment?.number, showing.moment?.viewer, showing.entries.length]).toEqual([0, 1, 0]);
    await replay.goTo(length + 5);
    expect([showing.moment?.number, showing.moves.length]).toEqual([length, length]);
    expect(showing.moment?.standings).toBeDefined();
    await replay.back();
    const earlier = replay.number;
    expect(earlier).toBeLessThan(length);
    await replay.on();
    expect(replay.number).toBeGreaterThan(earlier);
    await replay.lookAs('spectator');
    expect([showing.moment?.viewer, showing.moment?.number]).toEqual(['spectator', replay.number]);
    expect(showing.busy).toBe(false);
  });
});

test('a replay shows undone moves where they happened', async () => {
  const drivers = [PERSON, PERSON];
  const { source, showing, kept } = watched();
  await source.open(await gameToOpen('rajas', drivers), 0);
  const { number: taken } = await answerUntilUndo(source, showing);
  await source.undo('step');
  const { saved } = defined(kept.at(-1), 'kept game');
  const host = new Host(() => {});
  await host.open({ ...(await gameToOpen('rajas', drivers)), saved, mode: 'replay' });
  const replay = new Replay(host, journalOf(saved.entries).live.length, []);
  const shown = new Showing();
  replay.subscribe((news) => shown.take(news));
  await replay.lookAs(0, taken - 1);
  expect(shown.entries.every(({ kind }) => kind === 'move')).toBe(true);
  await replay.goTo(taken);
  expect(shown.entries.at(-1)).toMatchObject({ kind: 'undo', to: taken });
  expect(shown.moves).toHaveLength(taken);
});

describe('a lesson', () => {
  async function begun(id = 'taj-mahal') {
    const lesson = defined(await loadLesson(id), 'lesson');
    const { saved, drivers, seed, fairFrom } = await beginLesson(lesson, 'Me', 0);
    const steps: number[] = [];
    const source = new WorkerSource({ players: [], keeper: { keep() {} }, goTo() {} }, hostHere);
    const showing = new Showing();
    const coach = new Coach(lesson, source, showing, 0, (step) => steps.push(step));
    coach.subscribe((news) => showing.take(news));
    expect(await source.open({ saved, drivers, seed, fairFrom, mode: 'guided' }, READER)).toBeUndefined();
    await coach.resume();
    return { lesson, coach, showing, steps };
  }

  test('accepts only the requested choice and plays for everyone else', async () => {
    const { lesson, coach, showing, steps } = await begun();
    while (!coach.asks) {
      await until(() => !coach.isWaiting);
      if (!coach.asks) await coach.next();
    }
    const { index } = coach;
    const number = showing.moment?.number;
    expect(coach.mayAnswer).toBe(true);
    const other = showing.moment?.question?.choices.find(
      ({ text }) => text !== coach.step.choose && !coach.step.or?.includes(text),
    );
    await coach.answer(defined(other, 'another choice').text);
    expect([coach.tried.length, coach.index, showing.moment?.number]).toEqual([1, index, number]);
    await coach.answer(defined(coach.step.choose, 'wanted choice'));
    await until(() => !coach.isWaiting);
    expect([coach.tried.length, coach.index, steps.at(-1)]).toEqual([0, index + 1, index + 1]);
    expect(showing.moment?.number).toBe(numberAt(lesson, index + 1));
  });

  test('plays nothing at a quiz until the reader goes on, which one try allows', async () => {
    const { lesson, coach, showing } = await begun('taj-mahal-withdrawing');
    while (!coach.step.quiz) {
      await until(() => !coach.isWaiting);
      await coach.next();
    }
    await until(() => coach.asks);
    const { index } = coach;
    const number = showing.moment?.number;
    await coach.next();
    expect([coach.index, coach.canGoOn]).toEqual([index, false]);
    const wrong = coach.step.quiz.find((text) => text !== coach.step.choose);
    await coach.answer(defined(wrong, 'wrong answer'));
    expect([coach.isFound, coach.canGoOn, showing.moment?.number]).toEqual([false, true, number]);
    await coach.answer(defined(coach.step.choose, 'right answer'));
    expect([coach.isFound, coach.index, showing.moment?.number]).toEqual([true, index, number]);
    await coach.next();
    await until(() => !coach.isWaiting);
    expect([coach.index, showing.moment?.number]).toEqual([index + 1, numberAt(lesson, index + 1)]);
  });
});
