import { randomInt } from 'node:crypto';
import { isLevel, LEVELS, THINKING_SECONDS } from '@durbar/bots';
import { type BotPool, createBotPool } from '@durbar/bots/node';
import { defined, type QuestionView, type SetUp } from '@durbar/engine';
import { newToken } from '../ids.ts';

export interface BotTurn {
  readonly game: string;
  readonly setUp: SetUp;
  readonly level: string;
  readonly view: unknown;
  readonly question: QuestionView;
}

/** Server-side bots. They see their seat's view and answer with a choice text. */
export interface BotPlayers {
  readonly levels: readonly string[];
  choose(turn: BotTurn): Promise<string>;
  close(): Promise<void>;
}

/** Bots in worker threads, none of which thinks for longer than `seconds`. Random and forced choices are made immediately. */
export function createBotPlayers({ threads, seconds }: { threads: number; seconds: number }): BotPlayers {
  let pool: BotPool | undefined;
  return {
    levels: LEVELS,
    choose: async ({ game, setUp, level, view, question }) => {
      if (level === 'random' || question.choices.length === 1 || !isLevel(level)) return anyOf(question);
      pool ??= createBotPool({ threads });
      const budget = { seconds: Math.min(seconds, THINKING_SECONDS[level]) };
      const outcome = await pool.choose({ game, setUp, level, view, question, budget, seed: newToken() });
      if (!outcome.ok) throw new Error(`bot: ${outcome.fault.message}`);
      return outcome.value.text;
    },
    close: async () => {
      await pool?.close();
    },
  };
}

export function anyOf({ choices }: QuestionView): string {
  return defined(choices[randomInt(choices.length)], 'choice').text;
}
