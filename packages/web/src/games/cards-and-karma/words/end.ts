import type { Standing } from '@durbar/engine';
import type { Consequence, EndOfGame } from '../../../table/contract.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { KarmaMessages } from '../messages/index.ts';
import type { Fact, Game, KarmaTelling, View } from '../types.ts';
import { flippedCount } from './describe.ts';

export const end: EndOfGame<Game, View, Fact, KarmaMessages> = {
  reason: (standings, { words, game }) => {
    const winners = standings.filter(({ rank }) => rank === 1);
    if (winners.length > 1) return words.end.shared;
    return words.end.reason(winners[0]?.parts?.flipped ?? winners[0]?.score ?? 0, game.track.length);
  },
  result,
  race: {
    title: (words) => words.end.raceTitle,
    note: (words) => words.end.raceNote,
    value: (view, seat) => {
      const now = view.seats[seat];
      return now ? flippedCount(now) : 0;
    },
    closesChapter: (facts) => facts.some(({ type }) => type === 'stage-began' || type === 'game-ended'),
    chapterName: (words, chapter) => words.end.chapter(chapter),
    goal: { value: 6, text: (words) => words.end.goal },
  },
  statistics: [
    counting('cards', 'building-fort', (words) => words.end.cards, isOf('card-placed')),
    counting('dice', 'icon-die', (words) => words.end.dice, isOf('die-taken', 'die-drawn')),
    counting('palaces', 'dome', (words) => words.end.palaces, isOf('palace-card-discarded')),
    counting('buildings', 'administrator', (words) => words.end.buildingSets, isSet('buildings')),
    counting('ships', 'ship', (words) => words.end.shipSets, isSet('ships')),
    counting('goods', 'coin-minted', (words) => words.end.goodsSets, isSet('goods')),
    counting('fame', 'fame-star', (words) => words.end.fameFlips, isFlip('left')),
    counting('coins', 'icon-moon', (words) => words.end.coinFlips, isFlip('right')),
  ],
};

function result({ score, parts = {} }: Standing, { words }: KarmaTelling): Consequence[] {
  const left = parts.leftovers;
  return [
    { symbol: 'icon-moon', text: words.end.flipped(parts.flipped ?? score) },
    ...(left === undefined ? [] : [{ symbol: 'fame-star', text: words.end.leftovers(left) } as const]),
  ];
}

function isSet(set: 'buildings' | 'ships' | 'goods'): (fact: Fact) => boolean {
  return (fact) => fact.type === 'set-carried-out' && fact.set === set;
}

function isFlip(side: 'left' | 'right'): (fact: Fact) => boolean {
  return (fact) => fact.type === 'track-card-flipped' && fact.side === side;
}
