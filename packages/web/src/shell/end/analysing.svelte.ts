import type { Analysis } from '@durbar/bots';
import type { LocalGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { type MatchWorker, startMatchWorker } from '../../worker/rpc.ts';
import { toOpen } from '../table/opening.ts';

/** Analyses a finished game in its own worker, so it can be stopped; the result is saved with the game. */
export class Analysing {
  /** From 0 to 1. */
  progress = $state(0);
  isRunning = $state(false);
  found = $state.raw<Analysis>();
  readonly #game: LocalGame;
  #worker: MatchWorker | undefined;

  constructor(game: LocalGame, begins: 'at once' | 'when asked') {
    this.#game = game;
    this.found = isWhole(game.analysis) ? game.analysis : undefined;
    if (!this.found && begins === 'at once') void this.start();
  }

  async start(): Promise<void> {
    const worker = startMatchWorker((event) => {
      if (event.type === 'progress') this.progress = event.share;
    });
    this.#worker = worker;
    this.progress = 0;
    this.isRunning = true;
    const opened = await worker.host.open(toOpen(this.#game, 'replay'));
    const found = opened.ok ? await worker.host.analyse() : undefined;
    this.cancel();
    this.found = found;
    if (found && (await games.get(this.#game.id))) await games.put({ ...this.#game, analysis: found });
  }

  cancel(): void {
    this.#worker?.close();
    this.#worker = undefined;
    this.isRunning = false;
  }
}

/** Analyses by an older version lack turns, or what was played in them. */
function isWhole(analysis: Partial<Analysis> | undefined): analysis is Analysis {
  return analysis?.turns?.every(({ judgement }) => judgement?.better === undefined || 'played' in judgement.better) === true;
}
