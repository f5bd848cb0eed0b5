import { loadGame } from '@durbar/catalogue';
import { commitmentOf, findingOf } from '@durbar/chance';
import { defined, type Entry, type SavedGame, type Viewer } from '@durbar/engine';
import { describe, expect, test } from 'vitest';
import { loadPuzzles } from '../puzzles/book.ts';
import { beginGame, colourOf, gameFromPosition } from '../store/begin.ts';
import { Host } from './host.ts';
import type { Moment } from './news.ts';
import type { Driver, GameToOpen, HostEvent } from './protocol.ts';

const SEED = '12'.repeat(32);
const BOT: Driver = { kind: 'bot', level: 'random' };
const PERSON: Driver = { kind: 'person' };

async function toOpen(name: string, drivers: readonly Driver[], entries: readonly Entry[] = []): Promise<GameToOpen> {
  const game = defined(await loadGame(name), 'game');
  const seats = drivers.map((driver, seat) => ({ name: `S${seat}`, colour: colourOf(seat), driver }));
  const { saved } = beginGame(
    game,
    { name: '', seats, options: {}, edition: defined(game.editions[0], 'edition').id, seed: SEED },
    0,
  );
  return { saved: { ...saved, entries }, drivers, seed: SEED, fairFrom: 0, mode: 'play' };
}

/** A host whose events can be waited for. */
function watchedHost() {
  const events: HostEvent[] = [];
  const host = new Host((event) => events.push(event));
  const until = async (test: (moment: Moment) => boolean): Promise<Moment> => {
    for (let tries = 0; tries < 2000; tries++) {
      const last = events.at(-1);
      if (last?.type === 'news' && test(last.news.moment)) return last.news.moment;
      if (last?.type === 'failed') throw new Error(last.message);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('it never happened');
  };
  const open = async (game: GameToOpen, viewer: Viewer): Promise<SavedGame> => {
    const opened = await host.open(game);
    if (!opened.ok) throw new Error(opened.fault.message);
    await host.look(viewer);
    return opened.value;
  };
  return { host, events, until, open };
}

describe('the host of a match', () => {
  test('lets chance and bots answer until a person decides, and shows only what that person may see', async () => {
    const { host, events, until, open } = watchedHost();
    await open(await toOpen('taj-mahal', [PERSON, BOT, BOT]), 0);
    const moment = await until(({ question }) => question?.decider === 0);
    expect(moment.question?.choices.length).toBeGreaterThan(0);
    expect(moment.viewer).toBe(0);
    const spectator = await host.momentAt(moment.number, 'spectator');
    expect(spectator.question?.choices).toEqual([]);
    expect(JSON.stringify(spectator.view)).not.toBe(JSON.stringify(moment.view));
    expect(events[0]).toMatchObject({ news: { kind: 'opened' } });
  });

  test('lets bots be one turn ahead of what the page has shown', async () => {
    const { host, events, open } = watchedHost();
    await open(await toOpen('taj-mahal', [BOT, BOT, BOT]), 'spectator');
    await host.shown(0);
    const turns = () => {
      const moves = events.flatMap((event) =>
        event.type === 'news' && event.news.kind === 'happened' ? event.news.entries : [],
      );
      const deciders = moves.flatMap((move) => (move.kind === 'move' && move.by !== 'chance' ? [move.by] : []));
      return deciders.filter((by, index) => by !== deciders[index - 1]).length;
    };
    const rest = async (): Promise<void> => {
      for (let known = -1; known < events.length; ) {
        known = events.length;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    };
    await rest();
    const first = turns();
    expect(first).toBeGreaterThan(0);
    const last = defined(
      events.findLast((event) => event.type === 'news'),
      'news',
    );
    await host.shown(last.type === 'news' ? last.news.moment.number : 0);
    await rest();
    expect(turns()).toBe(first + 1);
  });

  test('says why a bot took a turn, and nothing about people or bots that play at random', async () => {
    const { host, until, open } = watchedHost();
    await open(await toOpen('taj-mahal', [PERSON, { kind: 'bot', level: 'greedy' }, BOT]), 0);
    await until(({ question }) => question?.decider === 0);
    const { entries } = await host.historyFor('spectator');
    const deciders = entries.map((entry) => (entry.kind === 'move' ? entry.by : undefined));
    const thoughtOf = (seat: number) => {
      const first = deciders.indexOf(seat);
      return first < 0 ? undefined : host.explain(first, first + 1);
    };
    for (const seat of [1, 2]) {
      const thought = await thoughtOf(seat);
      if (!thought) continue;
      expect(thought.level).toBe(seat === 1 ? 'greedy' : 'random');
      expect(thought.choices).toHaveLength(1);
      expect(thought.why?.kind).toEqual(seat === 1 ? expect.stringMatching(/^(only|best|other)$/) : undefined);
    }
    expect(deciders.some((by) => by === 1 || by === 2)).toBe(true);
    const chance = deciders.indexOf('chance');
    expect(await host.explain(chance, chance + 1)).toBeUndefined();
  });

  test('rejects illegal answers without changing state', async () => {
    const { host, until, open } = watchedHost();
    await open(await toOpen('taj-mahal', [PERSON, BOT, BOT]), 0);
    const { question, number } = await until((moment) => moment.question?.decider === 0);
    const text = question?.choices[0]?.text ?? '';
    expect((await host.answer(number, 'nonsense', 0))?.code).toBe('illegal-choice');
    expect((await host.answer(number + 1, text, 0))?.code).toBe('stale-number');
    expect((await host.answer(number, text, 1))?.code).toBe('not-your-decision');
    expect((await host.momentAt(number, 0)).question?.choices).toEqual(question?.choices);
  });

  test('undoes answers that revealed nothing, and no others', async () => {
    const { host, events, until, open } = watchedHost();
    await open(await toOpen('rajas', [PERSON, PERSON]), 0);
    let before = await until(({ question }) => typeof question?.decider === 'number');
    for (let tries = 0; tries < 200; tries++) {
      const seat = before.question?.decider as number;
      const asked = await host.momentAt(before.number, seat);
      await host.look(seat);
      await host.answer(before.number, asked.question?.choices.at(-1)?.text ?? '', seat);
      const after = await until(({ number, question }) => number > before.number && typeof question?.decider === 'number');
      if (after.undo !== undefined) {
        const { length } = events;
        await host.rewind(after.undo, seat);
        expect(events.slice(length)).toMatchObject([{ written: [{ kind: 'undo', by: seat, to: after.undo }] }]);
        expect(await until(({ number }) => number === after.undo)).toEqual(await host.momentAt(after.undo, seat));
        await host.rewind(0, seat);
        expect((await until(() => true)).number).toBe(after.undo);
        return;
      }
      before = after;
    }
    throw new Error('nothing could be taken back');
  });

  test('plays to the end with bots alone; afterwards every draw can be checked and the game replayed from each seat', async () => {
    const { host, events, until, open } = watchedHost();
    await open(await toOpen('taj-mahal', [BOT, BOT, BOT]), 'spectator');
    const end = await until(({ standings }) => standings !== undefined);
    const verdict = await host.verify(commitmentOf(SEED));
    expect(verdict.draws.length).toBeGreaterThan(10);
    expect(findingOf(verdict)).toBe('fair');
    const { entries } = await host.historyFor(1);
    expect(entries).toHaveLength(end.number);
    const written = events.flatMap((event) => (event.type === 'news' ? event.written : []));
    const again = watchedHost();
    await again.open({ ...(await toOpen('taj-mahal', [BOT, BOT, BOT], written)), mode: 'replay' }, 1);
    expect(await again.host.momentAt(written.length, 'spectator')).toEqual(end);
    expect((await host.analyse())?.chances).toHaveLength(written.length + 1);
  });

  test('says when a saved game does not follow the rules', async () => {
    const { host } = watchedHost();
    const nonsense: Entry = { kind: 'move', by: 0, text: 'nonsense', facts: [], barrier: false, agenda: { kept: 0, added: [] } };
    const opened = await host.open(await toOpen('taj-mahal', [BOT, BOT, BOT], [nonsense]));
    expect(opened).toMatchObject({ ok: false, fault: { code: 'bad-entry', entry: 1 } });
  });

  test.each(['rajas', 'taj-mahal', 'cards-and-karma'])(
    'a solved puzzle of %s continues as a game against bots',
    async (name) => {
      const puzzle = defined(
        (await loadPuzzles(name)).find(({ goal }) => goal !== 'win'),
        'puzzle',
      );
      const solved = watchedHost();
      const { players } = await solved.host.openPuzzle(puzzle);
      await solved.host.look(puzzle.seat);
      await solved.host.follow(puzzle.solution.texts);
      const { number } = await solved.until(({ number: now }) => now >= puzzle.solution.texts.length);
      const seats = Array.from({ length: players }, (_, seat) => ({ name: `S${seat}`, colour: colourOf(seat) }));
      const begun = gameFromPosition(await solved.host.branch(number), seats, puzzle.seat, 0);
      expect(begun.drivers.map(({ kind }) => kind)).toEqual(seats.map((_, seat) => (seat === puzzle.seat ? 'person' : 'bot')));
      const { saved, drivers, seed, fairFrom } = begun;
      const { until, open } = watchedHost();
      await open({ saved: structuredClone(saved), drivers, seed, fairFrom, mode: 'play' }, puzzle.seat);
      const moment = await until(({ question }) => question?.decider === puzzle.seat);
      expect(moment.number).toBeGreaterThan(number);
    },
    60_000,
  );
});
