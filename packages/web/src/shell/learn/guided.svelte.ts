import { Coach, READER } from '../../guide/coach.svelte.ts';
import { type Lesson, numberAt } from '../../guide/lesson.ts';
import { countOf, type LocalGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { TableContext } from '../../table/context.svelte.ts';
import { Showing } from '../../table/showing.svelte.ts';
import { WorkerSource } from '../../table/worker-source.svelte.ts';
import { replayFaultText } from '../files.ts';
import { keeperOf } from '../table/keeper.ts';
import { type OpenTable, toOpen } from '../table/opening.ts';
import { shell } from '../words.ts';

/** A guided game with everything its page shows. */
export class GuidedMatch {
  readonly #worker: WorkerSource;
  readonly coach: Coach;
  readonly context: TableContext;
  kept: LocalGame;
  fault = $state<string>();

  constructor(lesson: Lesson, game: LocalGame, open: OpenTable) {
    this.kept = game;
    const keeper = keeperOf(open.table, (progress) => this.#keep(progress));
    this.#worker = new WorkerSource({ players: open.players, keeper, goTo() {} });
    const steps = lesson.steps.length;
    const showing = new Showing();
    this.coach = new Coach(lesson, this.#worker, showing, stepOf(lesson, game), (step) =>
      this.#keep({ lesson: { id: lesson.id, step, steps } }),
    );
    this.context = new TableContext(open, this.coach, { showing, isCoached: true });
    void this.#open(game);
  }

  async #open(game: LocalGame): Promise<void> {
    const refused = await this.#worker.open(toOpen(game, 'guided'), READER);
    if (refused) this.fault = replayFaultText(refused, shell.now);
    else await this.coach.resume();
  }

  #keep(changes: Partial<LocalGame>): void {
    this.kept = { ...this.kept, ...changes, updated: Date.now() };
    void games.put(this.kept);
  }
}

/** Where the reader was; a game that is further than its step belongs to the next step. */
function stepOf(lesson: Lesson, { lesson: kept, saved }: LocalGame): number {
  const step = kept?.step ?? 0;
  return countOf(saved) > numberAt(lesson, step) ? step + 1 : step;
}
