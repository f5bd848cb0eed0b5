import { type Advice, advise, createBot, type Level, loadEvaluation, type Player } from '@durbar/bots';
import { type QuestionView, type Rules, type Seat, seededRandom } from '@durbar/engine';

/** How long a bot may think about one decision. */
const BUDGET = { seconds: 0.8 };

/** The bots of one match, each made when it first decides. */
export class BotTable {
  readonly #players = new Map<Seat, Promise<Player>>();
  readonly #random = seededRandom(crypto.randomUUID());

  async choose(rules: Rules, level: Level, seat: Seat, view: unknown, question: QuestionView): Promise<string> {
    const made = this.#players.get(seat) ?? createBot(level, rules);
    this.#players.set(seat, made);
    const answer = (await made).choose(view, question, BUDGET, this.#random);
    if (!answer.ok) throw new Error(answer.fault.message);
    return answer.value.text;
  }

  async advise(rules: Rules, view: unknown, question: QuestionView): Promise<readonly Advice[]> {
    const advice = advise({ rules, evaluation: await loadEvaluation(rules) }, view, question, BUDGET, this.#random);
    return advice.ok ? advice.value : [];
  }
}
