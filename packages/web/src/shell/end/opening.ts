import { journalOf, liveMoves } from '@durbar/engine';
import type { LocalGame } from '../../store/games.ts';
import type { HostApi } from '../../worker/protocol.ts';
import { startMatchWorker } from '../../worker/rpc.ts';
import { findGame } from '../online.ts';
import { type UnopenedGame, unopened } from '../opened.ts';
import { type OpenTable, openStored, openTable } from '../table/opening.ts';
import { chapterNumbers, type PlayedGame } from './chapters.ts';

/** A finished game with everything there is to say about it. */
export interface GameToShow {
  readonly game: LocalGame;
  readonly open: OpenTable;
  readonly host: HostApi;
  readonly course: PlayedGame;
  /** The spectator's view at the end of each chapter, the start first. */
  readonly chapters: readonly Chapter[];
  close(): void;
}

export interface Chapter {
  /** The log's length at that moment. */
  readonly number: number;
  readonly view: unknown;
}

export async function openFinished(id: string): Promise<GameToShow | UnopenedGame | undefined> {
  const stored = await findGame(id);
  if (!stored || 'fault' in stored) return stored;
  const open = await openTable(stored);
  if (!open) return undefined;
  const { host, close } = startMatchWorker(() => {});
  const opened = await openStored(host, stored);
  if (!opened.ok) {
    close();
    return unopened(opened.fault, stored);
  }
  const game = opened.value;
  const { setUpFacts, entries } = await host.historyFor('spectator');
  const course = { setUpFacts, moves: liveMoves(journalOf(entries)) };
  const numbers = chapterNumbers(course, (facts) => open.table.end.race.closesChapter(facts));
  const moments = await Promise.all(numbers.map((number) => host.momentAt(number, 'spectator')));
  return { game, open, host, course, close, chapters: moments.map(({ number, view }) => ({ number, view })) };
}
