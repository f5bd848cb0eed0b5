import type { Standing } from '@durbar/engine';
import { outcome } from '@durbar/taj-mahal/outcome';
import { race } from '@durbar/taj-mahal/race';
import type { PlaceName } from '../../../story/beat.ts';
import type { Consequence, EndOfGame, ScoredRow } from '../../../table/contract.ts';
import { namesOf } from '../../../table/names.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { TajMessages } from '../messages/index.ts';
import { walkOver } from '../story/route.ts';
import type { Fact, Game, TajTelling, View } from '../types.ts';

export const end: EndOfGame<Game, View, Fact, TajMessages> = {
  closing: (words) => words.end.closing,
  scoring,
  reason,
  result,
  race: {
    ...race,
    title: (words) => words.end.raceTitle,
    note: (words) => words.end.raceNote,
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

/** TAJ-END-02, TAJ-END-03, TAJ-END-04: special cards, white cards, the longest colour. */
export const HAND_PARTS = ['special', 'white', 'colour'] as const;

function scoring(standings: readonly Standing[], { words, language, game }: TajTelling, { cities }: View): readonly ScoredRow[] {
  return standings.map((standing): ScoredRow => {
    const { seat, rank, score, parts = {} } = standing;
    const own = cities.flatMap(({ palace, crownPalace }, city) => (palace === seat || crownPalace === seat ? [city] : []));
    const chain = rank === 1 ? longestChain(game, own) : [];
    const provinces = provincesOf(game, chain);
    const gains = HAND_PARTS.map((part) => parts[`hand-${part}`] ?? 0);
    return {
      seat,
      before: score - gains.reduce((sum, gain) => sum + gain, 0),
      steps: HAND_PARTS.map((part, index) => ({ text: words.end.hand[part], gain: gains[index] ?? 0, sound: 'coin' })),
      result: outcome[language].result(standing),
      // The points on the table already include the hands, so what was built stays lit.
      places: own.map(placeOf),
      ...(provinces > 1 ? { triumph: { text: words.end.chain(provinces), places: chain.map(placeOf) } } : {}),
    };
  });
}

const placeOf = (city: number): PlaceName => `city:${city}`;

/** The cities that roads join over the most provinces, in the order of a walk. */
function longestChain(game: Game, own: readonly number[]): readonly number[] {
  const among = new Set(own);
  const chains = own.map((city) => [...new Set(walkOver(game, city, among))]);
  return chains.reduce((most, chain) => (provincesOf(game, chain) > provincesOf(game, most) ? chain : most), []);
}

function provincesOf({ cities }: Game, chain: readonly number[]): number {
  return new Set(chain.map((city) => cities[city]?.province)).size;
}

const PALACES = ['palaces'];
const TILES = ['bonus-tile', 'province-tile'];
const CARDS = ['special-card', ...HAND_PARTS.map((part) => `hand-${part}`)];

function sumOf({ parts = {} }: Standing, names: readonly string[]): number {
  return names.reduce((total, name) => total + (parts[name] ?? 0), 0);
}

function reason(standings: readonly Standing[], telling: TajTelling): string {
  const { words, viewer, language } = telling;
  const winners = standings.filter(({ rank }) => rank === 1);
  const mine = standings.find(({ seat, rank }) => seat === viewer && rank > 1);
  const why = outcome[language].reason(standings, namesOf(telling));
  const [winner] = winners;
  return mine && winner && winners.length === 1 ? `${why} ${words.end.yours(winner.score - mine.score)}` : why;
}

function result(standing: Standing, { words, language }: TajTelling): Consequence[] {
  return [
    { symbol: 'icon-flag', text: outcome[language].result(standing), ...(standing.rank === 1 ? { tone: 'gain' } : {}) },
    { symbol: 'taj', text: `${sumOf(standing, PALACES)} ${words.end.parts.palaces}` },
    { symbol: 'good-tea', text: `${sumOf(standing, TILES)} ${words.end.parts.tiles}` },
    { symbol: 'icon-cards', text: `${sumOf(standing, CARDS)} ${words.end.parts.hand}` },
  ];
}
