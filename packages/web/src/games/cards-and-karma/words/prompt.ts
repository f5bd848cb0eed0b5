import type { Prompt } from '../../../table/contract.ts';
import type { KarmaQuestion, KarmaTelling, View } from '../types.ts';
import { cardName, costText } from './names.ts';

type OwnPrompt = (view: View, telling: KarmaTelling) => Prompt;

/** What each question asks of the player who decides. */
const OWN: Readonly<Record<string, OwnPrompt>> = {
  act: (_view, { words }) => ({ title: words.prompt.act, hint: words.prompt.actHint, help: words.prompt.help.act }),
  'pay-building': payPrompt,
  'pay-exactly': payPrompt,
  'discard-die': (view, { words, game }) => {
    const frame = view.agenda.at(-1);
    const left = frame?.kind === 'discard-die' ? frame.left : 1;
    return {
      title: words.prompt.discard(left),
      hint: words.prompt.discardHint(game.thresholds.handLimit),
      help: words.prompt.help.other,
    };
  },
  'take-die': (view, { words }) => {
    const frame = view.agenda.at(-1);
    const left = frame?.kind === 'take-die' ? frame.left : 1;
    return { title: words.prompt.takeDie, hint: words.prompt.takeDieHint(left), help: words.prompt.help.act };
  },
  'take-goods-card': (_view, { words }) => ({ title: words.prompt.takeGoods, help: words.prompt.help.act }),
  'take-palace-card': (_view, { words }) => ({ title: words.prompt.takePalace, help: words.prompt.help.act }),
  'take-ship': (_view, { words }) => ({ title: words.prompt.takeShip, help: words.prompt.help.act }),
  'copy-ship-reward': (_view, { words }) => ({ title: words.prompt.copy, help: words.prompt.help.copy }),
  'choose-set': (_view, { words }) => ({ title: words.prompt.set, hint: words.prompt.setHint, help: words.prompt.help.sets }),
  'choose-bonus': (_view, { words }) => ({ title: words.prompt.bonus, help: words.prompt.help.bonus }),
  'lay-track-card': (_view, { words }) => ({
    title: words.prompt.lay,
    hint: words.prompt.layHint,
    help: words.prompt.help.bonus,
  }),
  'use-administrator': (_view, { words }) => ({ title: words.prompt.administrator, help: words.prompt.help.administrator }),
};

/** Who decides what. */
export function prompt({ decider, frame, choices }: KarmaQuestion, view: View, telling: KarmaTelling): Prompt {
  const { words, viewer } = telling;
  if (decider === 'chance') return { title: words.prompt.chance };
  const isEnough = choices.some(({ choice }) => choice.type === 'enough');
  if (viewer === decider && frame.kind === 'take-goods-card' && isEnough) {
    return { title: words.prompt.takeGoodsMore, help: words.prompt.help.act };
  }
  if (viewer === decider && frame.kind === 'overpay') {
    const title = isEnough ? words.prompt.overpay : words.prompt.overpayMore;
    return { title, hint: words.prompt.overpayHint, help: words.prompt.help.pay };
  }
  if (viewer === decider) return OWN[frame.kind]?.(view, telling) ?? { title: words.prompt.decidesOf(telling.name(decider)) };
  return { title: (frame.kind === 'act' ? words.prompt.actOf : words.prompt.decidesOf)(telling.name(decider)) };
}

function payPrompt(view: View, { game, words }: KarmaTelling): Prompt {
  const frame = view.agenda.at(-1);
  const card = frame?.kind === 'pay-building' || frame?.kind === 'pay-exactly' ? frame.card : -1;
  const isOver = frame?.kind === 'pay-building' && frame.over;
  return {
    title: isOver ? words.prompt.overpayFirst : words.prompt.pay(cardName(game, card, words)),
    hint: words.prompt.payHint(costText(game, card, words)),
    help: words.prompt.help.pay,
  };
}
