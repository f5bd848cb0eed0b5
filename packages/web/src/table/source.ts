import type { Hint } from '@durbar/bots';
import type { Rules } from '@durbar/engine';
import type { Moment, News } from '../worker/news.ts';
import type { BotThought } from '../worker/protocol.ts';
import type { TurnSpan } from './chronicle.ts';
import type { Player } from './contract.ts';

/** Where a table comes from: a worker, a server, a replay, a lesson. Its properties are reactive. */
export interface TableSource {
  readonly players: readonly Player[];
  /** Whether the viewer may answer when everything is shown. */
  readonly mayAnswer: boolean;
  /** Whether an answer is on its way. */
  readonly isSending: boolean;
  /** Whether the game continues without waiting for the page. */
  readonly isLive?: boolean;
  /** Called with the number of answers the page has shown; bots wait for it. */
  shown?(number: number): void;
  /** Delivers current state immediately, then news; returns the unsubscribe function. */
  subscribe(onNews: (news: News) => void): () => void;
  answer(text: string): void | Promise<void>;
  undo?(extent: 'step' | 'turn'): void;
  /** A moment of the past as its viewer saw it; absent where no one can look back. */
  momentAt?(number: number): Promise<Moment>;
  /** Shows the moment before an entry. */
  goTo(entry: number): void;
  /** The best choices of the moment, best first; absent where there are no hints. */
  advise?(moment: Moment, rules: Rules): Promise<readonly Hint[]>;
  /** The thoughts behind a bot's turn; absent where bots think elsewhere. */
  explain?(turn: TurnSpan): Promise<BotThought | undefined>;
  /** Why there are no hints. */
  readonly noAdvice?: string | undefined;
}
