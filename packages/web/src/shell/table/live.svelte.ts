import type { Seat } from '@durbar/engine';
import type { StoredGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { firstViewer, peopleOf } from '../../table/chronicle.ts';
import { TableContext } from '../../table/context.svelte.ts';
import { WorkerSource } from '../../table/worker-source.svelte.ts';
import { replayFaultText } from '../files.ts';
import { go } from '../here.svelte.ts';
import { shell } from '../words.ts';
import { keeperOf } from './keeper.ts';
import { type OpenTable, toOpen } from './opening.ts';

/** A running match with everything its page shows. */
export class LiveMatch {
  readonly source: WorkerSource;
  readonly context: TableContext;
  readonly #people: readonly Seat[];
  fault = $state<string>();

  constructor(game: StoredGame, open: OpenTable) {
    this.#people = peopleOf(game.drivers);
    this.source = new WorkerSource({
      players: open.players,
      keeper: keeperOf(open.table, (progress) => games.put({ ...game, ...progress })),
      goTo: (number) => go({ page: 'replay', id: game.id, number }),
    });
    this.context = new TableContext(open, this.source);
    void this.#open(game);
  }

  /** The person the screen must be passed to, if any. */
  get next(): Seat | undefined {
    const { moment } = this.context.showing;
    const decider = moment?.question?.decider;
    if (this.context.busy || this.#people.length < 2 || typeof decider !== 'number' || decider === moment?.viewer)
      return undefined;
    return this.#people.find((seat) => seat === decider);
  }

  async #open(game: StoredGame): Promise<void> {
    const refused = await this.source.open(toOpen(game, 'play'), firstViewer(this.#people));
    if (refused) this.fault = replayFaultText(refused, shell.now);
  }
}
