import { defined, type Seat } from '@durbar/engine';
import type { LocalGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { chronicler, firstSinceTurn, firstViewer, peopleOf } from '../../table/chronicle.ts';
import type { TableFrame } from '../../table/frame.ts';
import { Session } from '../../table/session.svelte.ts';
import { type Source, TableState } from '../../table/state.svelte.ts';
import { replayFaultText } from '../files.ts';
import { go } from '../here.svelte.ts';
import { shell } from '../words.ts';
import { keeperOf } from './keeper.ts';
import { type OpenTable, planOf } from './opening.ts';

/** A running match with everything its page shows. */
export class LiveMatch {
  readonly session: Session;
  readonly frame: TableFrame;
  readonly #people: readonly Seat[];
  fault = $state<string>();

  constructor(game: LocalGame, open: OpenTable) {
    this.#people = peopleOf(game.drivers);
    this.session = new Session(keeperOf(game, open.table, games));
    this.frame = frameOf(game, open, this.session);
    void this.#open(game);
  }

  /** The person the screen must be passed to, if any. */
  get next(): Seat | undefined {
    const { scene, busy } = this.session;
    const decider = scene?.question?.decider;
    if (busy || this.#people.length < 2 || typeof decider !== 'number' || decider === scene?.viewer) return undefined;
    return this.#people.find((seat) => seat === decider);
  }

  async #open(game: LocalGame): Promise<void> {
    const refused = await this.session.open(planOf(game, 'play'), firstViewer(this.#people));
    if (refused) this.fault = replayFaultText(refused, shell.now);
  }
}

function sourceOf(session: Session): Source {
  return {
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
      return !session.busy;
    },
    answer(text) {
      const { viewer } = this.scene;
      if (viewer !== 'spectator') void session.answer(text, viewer);
    },
  };
}

function frameOf(game: LocalGame, open: OpenTable, session: Session): TableFrame {
  const source = sourceOf(session);
  const table = new TableState({ ...open, source });
  const tell = chronicler(open.table);
  const takeBack = (number: number | undefined): (() => void) | undefined => {
    const { viewer } = source.scene;
    if (number === undefined || viewer === 'spectator' || session.busy) return undefined;
    return () => void session.rewind(number, viewer);
  };
  return {
    table,
    get lines() {
      return tell(session.entries, table);
    },
    get newFrom() {
      return firstSinceTurn(session.entries, table.viewer);
    },
    get undo() {
      return takeBack(source.scene.undo);
    },
    get reset() {
      const { undo, reset } = source.scene;
      return reset === undo ? undefined : takeBack(reset);
    },
    get busy() {
      return session.busy;
    },
    get advise() {
      const { viewer, question } = source.scene;
      if (viewer === 'spectator' || question?.decider !== viewer || session.busy) return undefined;
      return () => session.host.advise(viewer);
    },
    jump: (number) => go({ page: 'replay', id: game.id, number }),
    hurry: () => session.hurry(),
  };
}
