import type { Standing } from '@durbar/engine';
import type { Consequence, EndOfGame } from '../../../table/contract.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { TajMessages } from '../messages/index.ts';
import type { Fact, Game, TajTelling, View } from '../types.ts';

export const end: EndOfGame<Game, View, Fact, TajMessages> = {
  reason: (standings, { words }) => {
    const [first, second] = [...standings].sort((a, b) => b.score - a.score);
    return words.end.reason(first?.score ?? 0, (first?.score ?? 0) - (second?.score ?? 0));
  },
  result,
  race: {
    title: (words) => words.end.raceTitle,
    note: (words) => words.end.raceNote,
    value: (view, seat) => view.seats[seat]?.score ?? 0,
    closesChapter: (facts) => facts.some(({ type }) => type === 'province-entered' || type === 'hand-revealed'),
    chapterName: (words, chapter) => words.visitNumber(chapter),
  },
  statistics: [
    counting('palaces', 'taj', (words) => words.end.palacesBuilt, isOf('palace-placed', 'crown-palace-placed')),
    counting('tokens', 'court-vizier', (words) => words.end.tokensWon, isOf('token-won')),
    counting('crowns', 'court-crown', (words) => words.end.crownsWon, isOf('crown-won')),
    counting('tiles', 'court-elephant', (words) => words.end.tilesWon, isOf('province-tile-won')),
    counting('cards', 'icon-cards', (words) => words.end.cardsPlayed, isOf('card-played')),
    {
      id: 'palace-points',
      symbol: 'icon-map',
      name: (words) => words.end.palacePoints,
      count: (facts, seat) =>
        facts.reduce(
          (sum, fact) =>
            fact.type === 'points-gained' && fact.seat === seat && fact.reason === 'palaces' ? sum + fact.points : sum,
          0,
        ),
    },
  ],
};

function result({ parts = {} }: Standing, { words }: TajTelling): Consequence[] {
  const sum = (...names: string[]) => names.reduce((total, name) => total + (parts[name] ?? 0), 0);
  return [
    { symbol: 'taj', text: `${sum('palaces')} ${words.end.parts.palaces}` },
    { symbol: 'good-tea', text: `${sum('bonus-tile', 'province-tile')} ${words.end.parts.tiles}` },
    {
      symbol: 'icon-cards',
      text: `${sum('special-card', 'hand-special', 'hand-white', 'hand-colour')} ${words.end.parts.hand}`,
    },
  ];
}
