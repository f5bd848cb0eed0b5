import type { Choice, QuestionView, Result, SetUp } from '@durbar/engine';
import type { Budget } from '../budget.ts';
import type { BotFault, Mishap } from '../choose.ts';
import type { Level } from '../mind.ts';

/** One decision to be made in another thread: plain data only. */
export interface BotTask {
  readonly game: string;
  readonly setUp: SetUp;
  readonly level: Level;
  readonly view: unknown;
  readonly question: QuestionView | undefined;
  readonly budget: Budget;
  /** Seed of the bot's randomness. */
  readonly seed: string;
}

export interface BotReply {
  readonly choice: Choice;
  readonly text: string;
  readonly mishap?: Mishap;
}

export type BotOutcome = Result<BotReply, BotFault>;
