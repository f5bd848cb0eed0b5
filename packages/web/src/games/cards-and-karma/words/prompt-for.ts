import { capitalised } from '../../../i18n/names.ts';
import type { Prompt } from '../../../table/contract.ts';
import { effectsOf, withinTurn } from '../model/offer.ts';
import type { KarmaPreview, KarmaTelling, View } from '../types.ts';
import { buildingName, cardName, colourName, costText, dieName, effectText, goodsText } from './names.ts';
import { numbersOf } from './payment.ts';

type Selected = Pick<KarmaPreview, 'choice' | 'facts' | 'view'>;
type Asked = Pick<Prompt, 'title' | 'hint'>;

/** The question about a selected card or die; undefined where the question already names what it is about. */
export function promptFor({ choice, facts, view: then }: Selected, view: View, telling: KarmaTelling): Asked | undefined {
  const { game, words, viewer } = telling;
  if (viewer === 'spectator') return undefined;
  switch (choice.type) {
    case 'take':
      return { title: takeTitle(choice.card, telling), hint: takeHint(choice.card, facts, view, telling) };
    case 'take-die': {
      const colour = colourName(game.edition.cards[choice.card]?.die ?? '', words);
      const held = (view.seats[viewer]?.hand.length ?? 0) + 1;
      return { title: words.ask.die(words.hiddenDie(colour)), hint: words.ask.dice(held, game.thresholds.handLimit) };
    }
    case 'copy': {
      const ship = view.seats[choice.seat]?.ships.at(-1) ?? -1;
      const reward = effectText(game.cards[ship]?.effect ?? [], words);
      return { title: words.ask.copy(cardName(game, ship, words)), hint: `${capitalised(reward)}.` };
    }
    case 'discard': {
      const [number = 0] = numbersOf(view, viewer, [choice.card]);
      const title = words.ask.discard(dieName(game, choice.card, number, words));
      return { title, hint: words.ask.dice(then.seats[viewer]?.hand.length ?? 0, game.thresholds.handLimit) };
    }
    default:
      return undefined;
  }
}

function takeTitle(number: number, { game, words }: KarmaTelling): string {
  const card = game.edition.cards[number];
  switch (card?.kind) {
    case 'ship':
      return words.ask.ship(card.flag);
    case 'building':
      return words.ask.build(card.buildings.map((type) => buildingName(type, words)));
    case 'goods':
      return words.ask.goods(goodsText(card.goods, words));
    default:
      return words.ask.palace;
  }
}

/** The most important certain effect; otherwise what a palace action does, or what the card costs. */
function takeHint(number: number, facts: KarmaPreview['facts'], view: View, telling: KarmaTelling): string {
  const { game, words, viewer } = telling;
  const card = game.edition.cards[number];
  const [first] = effectsOf(game, withinTurn(facts));
  if (first?.type === 'flips') return words.ask.flips(first.count, view.seats[Number(viewer)]?.track.length ?? 0);
  if (first?.type === 'sells') return words.ask.sells(first.coins === undefined ? undefined : words.gains.coins(first.coins));
  if (first?.type === 'set' || first?.type === 'third')
    return card?.kind === 'ship' ? words.ask.rowComplete : words.ask.setComplete;
  if (first?.type === 'newRow') return words.ask.newRow;
  if (card?.kind === 'palace') return `${capitalised(effectText(game.edition.palaceActions[card.action] ?? [], words))}.`;
  return card?.kind === 'goods' ? words.ask.free : words.prompt.payHint(costText(game, number, words));
}
