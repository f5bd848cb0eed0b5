import { defined } from '@durbar/engine';
import { Coach, READER } from '../../guide/coach.svelte.ts';
import { type Lesson, numberAt } from '../../guide/lesson.ts';
import type { LocalGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { chronicler, firstSinceTurn } from '../../table/chronicle.ts';
import type { TableFrame } from '../../table/frame.ts';
import { Session } from '../../table/session.svelte.ts';
import { TableState } from '../../table/state.svelte.ts';
import { replayFaultText } from '../files.ts';
import { type OpenTable, planOf } from '../table/opening.ts';
import { shell } from '../words.ts';

/** A guided game with everything its page shows. */
export class GuidedMatch {
  readonly session: Session;
  readonly coach: Coach;
  readonly frame: TableFrame;
  kept: LocalGame;
  fault = $state<string>();

  constructor(lesson: Lesson, game: LocalGame, open: OpenTable) {
    this.kept = game;
    this.session = new Session({
      keep: (log, { view, viewer, question, standings }) => {
        const summary = open.table.summary(view, viewer);
        this.#keep({ saved: { ...this.kept.saved, log: [...log] }, decider: question?.decider, standings, summary });
      },
    });
    const steps = lesson.steps.length;
    this.coach = new Coach(lesson, this.session, stepOf(lesson, game), (step) =>
      this.#keep({ lesson: { id: lesson.id, step, steps } }),
    );
    this.frame = frameOf(open, this.session, this.coach);
    void this.#open(game);
  }

  async #open(game: LocalGame): Promise<void> {
    const refused = await this.session.open(planOf(game, 'guided'), READER);
    if (refused) this.fault = replayFaultText(refused, shell.now);
    else await this.coach.resume();
  }

  #keep(changes: Partial<LocalGame>): void {
    this.kept = { ...this.kept, ...changes, updated: Date.now() };
    void games.put(this.kept);
  }
}

/** Where the reader was; a log that is further than its step belongs to the step after it. */
function stepOf(lesson: Lesson, { lesson: kept, saved }: LocalGame): number {
  const step = kept?.step ?? 0;
  return saved.log.length > numberAt(lesson, step) ? step + 1 : step;
}

function frameOf(open: OpenTable, session: Session, coach: Coach): TableFrame {
  const table = new TableState({
    ...open,
    source: {
      get scene() {
        return defined(session.scene, 'scene of an open table');
      },
      get happened() {
        return session.happened;
      },
      get entries() {
        return session.entries;
      },
      get mayDecide() {
        return coach.asks;
      },
      answer: (text) => void coach.answer(text),
    },
  });
  const tell = chronicler(open.table);
  return {
    table,
    get lines() {
      return tell(session.entries, table);
    },
    get newFrom() {
      return firstSinceTurn(session.entries, table.viewer);
    },
    isCoached: true,
    undo: undefined,
    reset: undefined,
    get busy() {
      return session.busy;
    },
    jump() {},
    hurry: () => session.hurry(),
  };
}
