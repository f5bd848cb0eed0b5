import { defined, type Refusal, type Seat } from '@durbar/engine';
import { cardText, cityName, type TajMahalChoice } from './choices.ts';
import { pendingQuestion } from './frames.ts';
import type { TajMahalGame } from './game.ts';
import { imagine, type TajMahalView } from './view.ts';
import { COLOURS, NONE, TOKENS } from './words.ts';

/** Something on the table a player can ask about. */
type Thing =
  | { readonly type: 'hand' | 'special' | 'display'; readonly card: number }
  | { readonly type: 'city'; readonly city: number };

interface Situation {
  readonly game: TajMahalGame;
  readonly view: TajMahalView;
  readonly seat: Seat;
}

/** "hand R-VE", "special free-colour", "display W-E", "city Agra". */
export function things(game: TajMahalGame, view: TajMahalView, seat: Seat): string[] {
  return listThings({ game, view, seat }).map((thing) => thingText(game, thing));
}

export function explain(game: TajMahalGame, view: TajMahalView, seat: Seat, text: string): Refusal | undefined {
  const situation = { game, view, seat };
  const thing = listThings(situation).find((candidate) => thingText(game, candidate) === text);
  if (!thing) return undefined;
  const question = pendingQuestion(
    game,
    imagine(game, view, () => 0),
  );
  if (question?.decider !== seat) return refuseOutOfTurn(situation, thing, question?.decider);
  return question.choices.some((choice) => uses(choice, thing)) ? undefined : refuseInTurn(situation, thing);
}

function listThings({ game, view, seat }: Situation): Thing[] {
  const hand = new Set(view.seats[seat]?.hand?.filter((card) => card < game.firstSpecial));
  return [
    ...[...hand].map((card) => ({ type: 'hand', card }) as const),
    ...TOKENS.map((_name, token) => ({ type: 'special', card: game.firstSpecial + token }) as const),
    ...[...new Set(view.display)].map((card) => ({ type: 'display', card }) as const),
    ...view.cities.map((_view, city) => ({ type: 'city', city }) as const),
  ];
}

function thingText(game: TajMahalGame, thing: Thing): string {
  if (thing.type === 'city') return `city ${cityName(game, thing.city)}`;
  return `${thing.type} ${cardText(game, thing.card)}`;
}

function uses(choice: TajMahalChoice, thing: Thing): boolean {
  if (thing.type === 'city') return (choice.type === 'palace' || choice.type === 'crown') && choice.city === thing.city;
  if (thing.type === 'display') return choice.type === 'take' && choice.cards.includes(thing.card);
  return choice.type === 'play' && (choice.card === thing.card || choice.companion === thing.card);
}

function refuseOutOfTurn(situation: Situation, thing: Thing, decider: Seat | 'chance' | undefined): Refusal {
  const { view, seat } = situation;
  if (decider === undefined) return { code: 'game-over', rule: 'TAJ-END-01' };
  const foreign = thing.type === 'special' ? refuseForeignSpecial(situation, thing.card) : undefined;
  if (foreign) return foreign;
  if (decider === 'chance') return { code: 'chance-decides', rule: 'TAJ-GEN-10' };
  if (!view.seats[seat]?.isIn) return { code: 'withdrawn', rule: 'TAJ-TURN-03' };
  return { code: 'not-your-turn', rule: 'TAJ-TURN-08', values: { seat: decider } };
}

function refuseInTurn(situation: Situation, thing: Thing): Refusal {
  const foreign = thing.type === 'special' ? refuseForeignSpecial(situation, thing.card) : undefined;
  if (foreign) return foreign;
  const kind = situation.view.agenda.at(-1)?.kind;
  if (kind === 'take-cards') return { code: 'take-cards-first', rule: 'TAJ-DRAW-03' };
  if (kind !== 'place-palaces') return refuseBeforeWithdrawal(situation, thing);
  return thing.type === 'city' ? refuseCity(situation, thing.city) : { code: 'place-palaces-first', rule: 'TAJ-WITHDRAW-13' };
}

function refuseBeforeWithdrawal({ game, view, seat }: Situation, thing: Thing): Refusal {
  if (thing.type === 'city') return { code: 'no-palace-won', rule: 'TAJ-WITHDRAW-08' };
  if (thing.type === 'display') return { code: 'not-withdrawn', rule: 'TAJ-DRAW-03' };
  if (game.cards[thing.card]?.type !== 'colour') return { code: 'needs-colour-card', rule: 'TAJ-PLAY-06' };
  const colour = defined(COLOURS[defined(view.seats[seat], 'seat').visitColour], 'visit colour');
  return { code: 'other-colour', rule: 'TAJ-PLAY-03', values: { colour } };
}

/** A special card that is not in this player's hand. */
function refuseForeignSpecial({ game, view, seat }: Situation, card: number): Refusal | undefined {
  const token = card - game.firstSpecial;
  const special = defined(view.specialCards[token], 'special card');
  if (special.holder === seat && !special.inPlay) return undefined;
  if (special.inPlay && special.holder === seat) return { code: 'special-in-play', rule: 'TAJ-SPECIAL-08' };
  const values = { token: defined(TOKENS[token], 'token'), tokens: game.edition.numbers.tokensPerSpecialCard };
  if (special.holder === NONE) return { code: 'special-on-table', rule: 'TAJ-SPECIAL-02', values };
  return { code: 'special-of-other', rule: 'TAJ-SPECIAL-03', values: { ...values, seat: special.holder } };
}

function refuseCity({ game, view }: Situation, city: number): Refusal {
  const province = defined(game.edition.provinces[view.currentProvince], 'province').name;
  if (game.provinceOf[city] !== view.currentProvince)
    return { code: 'other-province', rule: 'TAJ-PLACE-01', values: { province } };
  const { palace, crownPalace } = defined(view.cities[city], 'city');
  if (crownPalace !== NONE) return { code: 'city-full', rule: 'TAJ-PLACE-04' };
  return { code: 'city-not-free', rule: 'TAJ-PLACE-02', values: { seat: palace } };
}
