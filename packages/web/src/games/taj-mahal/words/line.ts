import { lister } from '../../../i18n/numbers.ts';
import type { Line } from '../../../table/contract.ts';
import { TOKENS } from '../model/model.ts';
import { type Fact, NONE, type TajTelling } from '../types.ts';
import { bonusOf, bonusText, cardName, cityName, provinceName } from './names.ts';

/** What happened, as one log line; minor facts are omitted. */
export function line(fact: Fact, telling: TajTelling): Line | undefined {
  switch (fact.type) {
    case 'province-entered':
      return {
        text: telling.words.visitOfProvince(fact.visit, provinceName(telling.game, fact.province, telling.language)),
        heading: true,
      };
    case 'discards-shuffled':
      return { text: telling.words.line.shuffled };
    case 'province-tile-removed':
      return { text: telling.words.line.tileRemoved(fact.tile + 1) };
    case 'bonus-tile-removed': {
      const city = cityName(telling.game, fact.city);
      return { text: telling.words.line.bonusRemoved(city), things: [`city ${city}`] };
    }
    default:
      return 'seat' in fact ? seatLine(fact, telling) : undefined;
  }
}

type SeatFact = Extract<Fact, { seat: number }>;

function seatLine(fact: SeatFact, telling: TajTelling): Line | undefined {
  const said = cardLine(fact, telling) ?? prizeLine(fact, telling) ?? placeLine(fact, telling);
  return said && { seat: fact.seat, ...said };
}

function cardLine(fact: SeatFact, telling: TajTelling): Line | undefined {
  const { game, words } = telling;
  const who = telling.name(fact.seat);
  const card = (number: number) => cardName(game, number, words);
  switch (fact.type) {
    case 'start-player-chosen':
    case 'start-player-passed':
      return { text: telling.common.startPlayer(who) };
    case 'card-played':
      return { text: words.line.played(who, card(fact.card)), drawn: { text: who, marks: [fact.card] } };
    case 'withdrew':
      return { text: words.line.withdrew(who) };
    case 'card-drawn':
      if (fact.card < 0) return { text: words.line.drew(who) };
      return { text: words.line.drewCard(who, card(fact.card)), drawn: { text: words.line.draws(who), marks: [fact.card] } };
    case 'draw-lost':
      return { text: words.line.drawLost(who) };
    case 'cards-taken':
      return { text: words.line.took(who, fact.cards.map(card)), drawn: { text: words.line.takes(who), marks: fact.cards } };
    case 'hand-revealed':
      return {
        text: words.line.hand(who, fact.cards.length > 0 ? lister(telling.language)(fact.cards.map(card)) : words.line.noCards),
      };
    default:
      return undefined;
  }
}

function prizeLine(fact: SeatFact, telling: TajTelling): Line | undefined {
  const { game, words } = telling;
  const who = telling.name(fact.seat);
  switch (fact.type) {
    case 'token-won':
      return { text: words.line.token(who, words.symbols[TOKENS[fact.token] ?? 'vizier']) };
    case 'crown-won':
      return { text: words.line.crown(who) };
    case 'province-tile-won':
      return { text: words.line.tile(who, fact.tile + 1) };
    case 'tokens-exchanged': {
      const symbol = words.symbols[TOKENS[fact.token] ?? 'vizier'];
      const card = cardName(game, game.specialCards[fact.token] ?? NONE, words);
      if (fact.from === NONE) return { text: words.line.exchanged(who, symbol, card) };
      if (fact.from === fact.seat) return { text: words.line.kept(who, symbol, card) };
      return { text: words.line.exchangedFrom(who, symbol, card, telling.name(fact.from)) };
    }
    case 'points-gained':
      return { text: words.line.points(who, fact.points, words.reasons[fact.reason]) };
    default:
      return undefined;
  }
}

function placeLine(fact: SeatFact, telling: TajTelling): Line | undefined {
  const { game, words } = telling;
  if (fact.type !== 'palace-placed' && fact.type !== 'crown-palace-placed' && fact.type !== 'bonus-tile-taken') return undefined;
  const who = telling.name(fact.seat);
  const city = cityName(game, fact.city);
  const things = [`city ${city}`];
  if (fact.type === 'palace-placed') return { text: words.line.palace(who, city), things };
  if (fact.type === 'crown-palace-placed') return { text: words.line.crownPalace(who, city), things };
  const bonus = bonusOf(game, fact.tile);
  return { text: words.line.bonus(who, bonus ? bonusText(bonus, words) : ''), things };
}
