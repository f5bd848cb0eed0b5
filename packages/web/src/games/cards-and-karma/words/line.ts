import { capitalised } from '../../../i18n/names.ts';
import type { Line } from '../../../table/contract.ts';
import type { Fact, KarmaTelling } from '../types.ts';
import { bonusText, cardName, dieName } from './names.ts';
import { paymentParts } from './payment.ts';

/** What happened, as one log line; minor facts are omitted. */
export function line(fact: Fact, telling: KarmaTelling): Line | undefined {
  const { words } = telling;
  switch (fact.type) {
    case 'round-began':
      return { text: words.line.round(fact.round, telling.name(fact.start)), heading: true };
    case 'stage-began':
      return fact.stage > 1 ? { text: capitalised(words.end.chapter(fact.stage)), heading: true } : undefined;
    case 'tracks-shown':
      return { text: words.line.tracks };
    case 'discards-shuffled':
      return { text: words.line.shuffled };
    case 'game-ended':
      return { text: `${telling.common.gameOver}.` };
    default:
      return 'seat' in fact ? seatLine(fact, telling) : undefined;
  }
}

type SeatFact = Extract<Fact, { seat: number }>;

function seatLine(fact: SeatFact, telling: KarmaTelling): Line | undefined {
  const text = cardText(fact, telling) ?? gainText(fact, telling) ?? turnText(fact, telling);
  if (text === undefined) return undefined;
  const things = 'card' in fact ? [`card ${telling.game.edition.cards[fact.card]?.id}`] : [];
  return { text, seat: fact.seat, things };
}

function cardText(fact: SeatFact, telling: KarmaTelling): string | undefined {
  const { game, words } = telling;
  const who = telling.name(fact.seat);
  switch (fact.type) {
    case 'die-drawn':
      return words.line.drew(who, dieName(game, fact.card, 0, words));
    case 'die-taken':
      return words.line.tookDie(who, dieName(game, fact.card, 0, words));
    case 'number-seen':
      return fact.number > 0 ? words.line.saw(who, dieName(game, fact.card, fact.number, words)) : undefined;
    case 'die-discarded':
      return words.line.discarded(who, dieName(game, fact.card, fact.number, words));
    case 'paid':
      return words.line.paid(who, words.and(paymentParts(game, fact, fact.numbers, words)));
    case 'card-taken':
      return words.line.took(who, cardName(game, fact.card, words));
    case 'top-card-taken':
      return words.line.tookTop(who, cardName(game, fact.card, words));
    case 'palace-card-discarded':
      return words.line.palace(who, cardName(game, fact.card, words));
    case 'ships-discarded':
      return words.line.shipsLost(who, words.and(fact.cards.map((card) => cardName(game, card, words))));
    case 'ship-reward-copied':
      return words.line.copied(who, cardName(game, fact.card, words), telling.name(fact.from));
    default:
      return undefined;
  }
}

function gainText(fact: SeatFact, telling: KarmaTelling): string | undefined {
  const { game, words } = telling;
  const who = telling.name(fact.seat);
  switch (fact.type) {
    case 'gained':
      return words.line.gained(who, words.gains[fact.token](fact.amount));
    case 'exchanged':
      return exchangeText(who, fact.token, fact.amount, telling);
    case 'track-card-flipped':
      return words.line.flipped(who);
    case 'bonus-won':
      return words.line.bonus(who, bonusText(game, fact.bonus, words));
    case 'set-carried-out':
      if (fact.set === 'goods') return words.line.setGoods(who, fact.coins);
      return fact.set === 'ships' ? words.line.setShips(who) : words.line.setBuildings(who);
    case 'lapsed':
      return words.line.lapsed(who, words.gains[fact.gain](1));
    case 'end-triggered':
      return words.line.end(who);
    default:
      return undefined;
  }
}

function exchangeText(who: string, token: 'karma' | 'administrators', amount: number, { game, words }: KarmaTelling): string {
  const { famePerExchange } = game.thresholds;
  const gain = token === 'karma' ? words.gains.administrators(1) : words.gains.fame(famePerExchange);
  return words.line.exchanged(who, words.gains[token](amount), gain);
}

function turnText(fact: SeatFact, telling: KarmaTelling): string | undefined {
  const { words } = telling;
  const who = telling.name(fact.seat);
  switch (fact.type) {
    case 'start-player-named':
      return telling.common.startPlayer(who);
    case 'track-card-laid':
      return words.line.laid(who);
    case 'administrator-used':
      return (fact.use === 'additional-turn' ? words.line.administratorTurn : words.line.administratorDice)(who);
    case 'turn-began':
      return fact.reason === 'bonus' ? words.line.bonusTurn(who) : undefined;
    default:
      return undefined;
  }
}
