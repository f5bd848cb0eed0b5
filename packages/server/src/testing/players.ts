import { below, type Random } from '@durbar/engine';
import type { Answer, OnlineClient, WatchedTable } from '@durbar/protocol';

export interface AckedMove {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

export interface Autoplay {
  readonly random: Random;
  readonly onAck?: (move: AckedMove) => void;
  readonly onRefusal?: (answer: Answer, state: WatchedTable) => void;
  /** Waits before each move, in milliseconds. */
  readonly pause?: () => number;
}

/** Plays a seat at random until the client closes; returns the stop function. */
export function autoplay(client: OnlineClient, table: string, { random, onAck, onRefusal, pause }: Autoplay): () => void {
  let isBusy = false;
  let isStopped = false;
  const move = async (state: WatchedTable): Promise<void> => {
    const { question, viewer, number, info } = state;
    if (isBusy || isStopped || viewer === 'spectator' || question?.decider !== viewer || info.seats[viewer]?.away) return;
    const choice = question.choices[below(random, question.choices.length)];
    if (!choice) return;
    isBusy = true;
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause()));
    const answer = await client.send({ type: 'move', table, number, text: choice.text });
    isBusy = false;
    if (answer.ok) onAck?.({ table, number, seat: viewer, text: choice.text });
    else onRefusal?.(answer, state);
    const now = client.stateOf(table);
    if (now) void move(now);
  };
  const unwatch = client.watch(table, (state) => void move(state));
  return () => {
    isStopped = true;
    unwatch();
  };
}
