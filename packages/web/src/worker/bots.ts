import { type BotPlayer, createBot, type Hint, hints, type Level, loadEvaluation, THINKING_SECONDS } from '@durbar/bots';
import type { QuestionView, Random, Rules, Seat } from '@durbar/engine';

/** How long advice may take. */
const ADVICE = { seconds: 1.2 };

/** A bot's question and its random source. */
export interface Asking {
  readonly rules: Rules;
  readonly view: unknown;
  readonly question: QuestionView;
  readonly random: Random;
}

/** The bots of one match, each created when it first decides. */
export class BotTable {
  readonly #players = new Map<Seat, Promise<BotPlayer>>();

  async choose(level: Level, seat: Seat, { rules, view, question, random }: Asking): Promise<string> {
    const made = this.#players.get(seat) ?? createBot(level, rules);
    this.#players.set(seat, made);
    const answer = (await made).choose(view, question, { seconds: THINKING_SECONDS[level] }, random);
    if (!answer.ok) throw new Error(answer.fault.message);
    return answer.value.text;
  }

  async advise({ rules, view, question, random }: Asking): Promise<readonly Hint[]> {
    const found = hints({ rules, evaluation: await loadEvaluation(rules) }, view, question, ADVICE, random);
    return found.ok ? found.value : [];
  }
}
