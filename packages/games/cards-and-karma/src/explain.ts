import type { Refusal, Seat } from '@durbar/engine';
import type { CardsAndKarmaChoice } from './choices.ts';
import { handlers } from './frames.ts';
import type { CardsAndKarmaGame } from './game.ts';
import { imagine } from './imagine.ts';
import { refuseAction } from './refusals/actions.ts';
import { refuseCard, refuseCorner, refuseElsewhere } from './refusals/cards.ts';
import { refuseDie } from './refusals/dice.ts';
import { refuseRow } from './refusals/rows.ts';
import type { Situation } from './refusals/situation.ts';
import { type Thing, textOfThing, thingsOf } from './things.ts';
import type { CardsAndKarmaView } from './view.ts';

/** "card ship-07", "corner ship-07" (its die), "die goods-03" (in hand), "top …", "row seat-2", "discards", "end-turn" … */
export function things(game: CardsAndKarmaGame, view: CardsAndKarmaView, seat: Seat): readonly string[] {
  return thingsOf(view, seat).map((thing) => textOfThing(game, thing));
}

export function explain(game: CardsAndKarmaGame, view: CardsAndKarmaView, seat: Seat, text: string): Refusal | undefined {
  const thing = thingsOf(view, seat).find((candidate) => textOfThing(game, candidate) === text);
  const frame = view.agenda.at(-1);
  if (!thing) return undefined;
  if (!frame) return { code: 'game-over', rule: 'CNK-END-02' };
  const handler = handlers[frame.kind];
  if ('run' in handler || handler.sample || !('seat' in frame)) return { code: 'chance-decides', rule: 'CNK-GEN-10' };
  if (frame.seat !== seat) return { code: 'not-your-turn', rule: 'CNK-TURN-01', values: { seat: frame.seat } };
  const { state } = imagine(game, view, () => 0);
  const { choices } = handler.ask(game, state, frame as never);
  if (choices.some((choice) => uses(choice, thing))) return undefined;
  return refuse({ game, view, state, seat, frame, choices }, thing);
}

/** Whether a choice takes, pays or discards the thing. */
function uses(choice: CardsAndKarmaChoice, thing: Thing): boolean {
  switch (thing.type) {
    case 'card':
      return choice.type === 'take' && choice.card === thing.card;
    case 'corner':
      return choice.type === 'take-die' && choice.card === thing.card;
    case 'die':
      if (choice.type === 'pay') return choice.dice.includes(thing.card);
      return (choice.type === 'discard' || choice.type === 'extra-die') && choice.card === thing.card;
    case 'row':
      return choice.type === 'copy' && choice.seat === thing.seat;
    case 'action':
      return choice.type === thing.action;
    case 'top':
    case 'placed':
    case 'discards':
      return false;
  }
}

function refuse(situation: Situation, thing: Thing): Refusal {
  switch (thing.type) {
    case 'card':
      return refuseCard(situation, thing.card);
    case 'corner':
      return refuseCorner(situation);
    case 'die':
      return refuseDie(situation, thing.card);
    case 'row':
      return refuseRow(situation, thing.seat);
    case 'action':
      return refuseAction(situation, thing.action);
    case 'top':
    case 'placed':
    case 'discards':
      return refuseElsewhere(thing.type);
  }
}
