import type { Analysis, BegunAnalysis } from '@durbar/bots';
import type { LocalGame } from '../../store/games.ts';
import { games } from '../../store/index.svelte.ts';
import { startMatchWorker } from '../../worker/rpc.ts';
import { isOnlineId } from '../online.ts';
import { toOpen } from '../table/opening.ts';

/**
 * The analysis of a finished game. An online game is analysed once by its server, for everyone; what the server doesn't do, and every
 * other game, is done in a worker of its own, so it can be stopped, and saved with the game.
 */
export class Analysing {
  /** From 0 to 1. */
  progress = $state(0);
  isRunning = $state(false);
  found = $state.raw<Analysis>();
  /** What was found before the end, or before it was stopped. */
  part = $state.raw<BegunAnalysis>();
  readonly #game: LocalGame;
  #stopping = new AbortController();

  constructor(game: LocalGame, begins: 'at once' | 'when asked') {
    this.#game = game;
    this.found = isWhole(game.analysis) ? game.analysis : undefined;
    if (!this.found && begins === 'at once') void this.start();
    else if (!this.found && isOnlineId(game.id)) void this.#look();
  }

  async start(): Promise<void> {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.progress = this.part ? this.progress : 0;
    this.isRunning = true;
    const shared = isOnlineId(this.#game.id) ? await this.#askServer(signal) : undefined;
    const found = shared ?? (signal.aborted ? undefined : await this.#analyseHere(signal));
    if (signal.aborted) return;
    this.isRunning = false;
    this.found = found;
    if (found && (await games.get(this.#game.id))) await games.put({ ...this.#game, analysis: found });
  }

  cancel(): void {
    this.#stopping.abort();
    this.isRunning = false;
  }

  /** Someone may have requested it before. */
  async #look(): Promise<void> {
    const { knownAnalysis } = await import('../../online/analysis.ts');
    const known = await knownAnalysis(this.#game.id);
    if (!this.isRunning) this.found ??= known;
  }

  async #askServer(signal: AbortSignal): Promise<Analysis | undefined> {
    const { sharedAnalysis } = await import('../../online/analysis.ts');
    return sharedAnalysis(this.#game.id, signal, (share, part) => {
      this.progress = share;
      this.part = part ?? this.part;
    });
  }

  /** Undefined if the worker fails; what it found until then stays in `part`. */
  async #analyseHere(signal: AbortSignal): Promise<Analysis | undefined> {
    let fail = (): void => {};
    const failed = new Promise<undefined>((resolve) => {
      fail = () => resolve(undefined);
    });
    const { host, close } = startMatchWorker((event) => {
      if (event.type === 'progress') this.progress = event.share;
      if (event.type === 'part') this.part = event.part;
      if (event.type === 'failed') fail();
    });
    signal.addEventListener('abort', close);
    const opened = await host.open(toOpen(this.#game, 'replay'));
    const found = opened.ok ? await Promise.race([host.analyse(this.part), failed]).catch(() => undefined) : undefined;
    close();
    return found;
  }
}

/** Analyses by an older version lack turns, or what was played in them. */
function isWhole(analysis: Partial<Analysis> | undefined): analysis is Analysis {
  return analysis?.turns?.every(({ judgement }) => judgement?.better === undefined || 'played' in judgement.better) === true;
}
