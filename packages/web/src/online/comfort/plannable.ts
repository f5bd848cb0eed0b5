import type { PlanInfo } from '@durbar/protocol';

/** An answer whose meaning doesn't depend on what happens before the turn; docs/adding-a-game.md says why not others. */
interface Plannable {
  readonly question: string;
  readonly text: string;
  readonly name: 'withdraw' | 'pass-last-turn' | 'keep-dice' | 'keep-administrators' | 'pay-no-more';
}

interface GamePlans {
  /** For the next turn only. */
  readonly once?: Plannable;
  /** Whenever they are possible, until they are taken back. */
  readonly always: readonly Plannable[];
}

const PLANS: Readonly<Record<string, GamePlans>> = {
  rajas: {
    always: [
      { question: 'place', text: 'pass', name: 'pass-last-turn' },
      { question: 'reroll', text: 'done', name: 'keep-dice' },
    ],
  },
  'cards-and-karma': {
    always: [
      { question: 'use-administrator', text: 'end-turn', name: 'keep-administrators' },
      { question: 'overpay', text: 'enough', name: 'pay-no-more' },
    ],
  },
  'taj-mahal': { once: { question: 'take-turn', text: 'withdraw', name: 'withdraw' }, always: [] },
};

export function plansOf(game: string): GamePlans {
  return PLANS[game] ?? { always: [] };
}

type Step = PlanInfo['steps'][number];

export function isPlanned(steps: readonly Step[], { question, text }: Plannable): boolean {
  return steps.some((step) => step.question === question && step.text === text);
}

/** The steps of a plan with one more answer, or without it. */
export function withAnswer(steps: readonly Step[], { question, text }: Plannable, wish: 'once' | 'always' | 'never'): Step[] {
  const others = steps.filter((step) => step.question !== question || step.text !== text);
  if (wish === 'never') return others;
  return [...others, wish === 'always' ? { question, text, always: true } : { question, text }];
}
