import type { QuestionView, Rules, Seat } from '@durbar/engine';
import type { BotLevel } from './protocol.ts';

/** A player that sees only a view and a question. */
export interface BotPlayer {
  choose(rules: Rules, view: unknown, question: QuestionView, seat: Seat): Promise<string>;
}

const randomBot: BotPlayer = {
  async choose(_rules, _view, { choices }) {
    const picked = choices[Math.floor(Math.random() * choices.length)];
    if (!picked) throw new Error('a bot was asked without choices');
    return picked.text;
  },
};

export async function botOf(_level: BotLevel): Promise<BotPlayer> {
  return randomBot;
}
