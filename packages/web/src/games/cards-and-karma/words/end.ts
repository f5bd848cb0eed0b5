import { outcome } from '@durbar/cards-and-karma/outcome';
import { race } from '@durbar/cards-and-karma/race';
import type { Standing } from '@durbar/engine';
import type { Consequence, EndOfGame, ScoredRow } from '../../../table/contract.ts';
import { namesOf } from '../../../table/names.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { KarmaMessages } from '../messages/index.ts';
import type { Fact, Game, KarmaTelling, View } from '../types.ts';

export const end: EndOfGame<Game, View, Fact, KarmaMessages> = {
  closing: (words) => words.end.closing,
  scoring,
  reason,
  result,
  race: {
    ...race,
    title: (words) => words.end.raceTitle,
    note: (words) => words.end.raceNote,
    chapterName: (words, chapter) => words.end.chapter(chapter),
    rounds: {
      closes: (facts) => facts.some((fact) => (fact.type === 'round-began' && fact.round > 1) || fact.type === 'game-ended'),
      name: (words, round) => words.round(round),
    },
    goal: { value: race.goal, text: (language) => outcome[language].goal },
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

interface Parts {
  readonly flipped: number;
  readonly leftovers: number;
  readonly karma: number;
}

function partsOf({ score, parts = {} }: Standing): Parts {
  return { flipped: parts.flipped ?? score, leftovers: parts.leftovers ?? 0, karma: parts.karma ?? 0 };
}

function scoring(standings: readonly Standing[], { words, game, language }: KarmaTelling): readonly ScoredRow[] {
  return standings.map((standing): ScoredRow => {
    const tie = tieOf(standing, standings, words);
    const result = outcome[language].result(standing);
    const places = [`seat:${standing.seat}`, ...game.track.map((_, card) => `track:${standing.seat}:${card}`)];
    return {
      seat: standing.seat,
      steps: [{ text: result, sound: 'night' }],
      result,
      places,
      ...(tie === undefined ? {} : { tie }),
    };
  });
}

/** What decides among players with equally many flipped cards: leftovers (CNK-END-06), then karma (CNK-END-07). */
function tieOf(standing: Standing, standings: readonly Standing[], words: KarmaMessages): string | undefined {
  const own = partsOf(standing);
  const equals = standings
    .filter(({ seat }) => seat !== standing.seat)
    .map(partsOf)
    .filter(({ flipped }) => flipped === own.flipped);
  if (equals.length === 0) return undefined;
  const needsKarma = equals.some(({ leftovers }) => leftovers === own.leftovers);
  return needsKarma ? `${words.end.left(own.leftovers)} · ${words.gains.karma(own.karma)}` : words.end.left(own.leftovers);
}

function reason(standings: readonly Standing[], telling: KarmaTelling): string {
  const { words, viewer, language } = telling;
  const winners = standings.filter(({ rank }) => rank === 1).map(partsOf);
  const mine = standings.find(({ seat, rank }) => seat === viewer && rank > 1);
  const isTied = standings.filter((standing) => partsOf(standing).flipped === winners[0]?.flipped).length > 1;
  const why = outcome[language].reason(standings, namesOf(telling));
  return mine && !isTied ? `${why} ${words.end.yours(partsOf(mine).flipped)}` : why;
}

function result(standing: Standing, { words, language }: KarmaTelling): Consequence[] {
  const left = standing.parts?.leftovers;
  return [
    { symbol: 'icon-moon', text: outcome[language].result(standing) },
    ...(left === undefined ? [] : [{ symbol: 'fame-star', text: words.end.leftovers(left) } as const]),
  ];
}

function isSet(set: 'buildings' | 'ships' | 'goods'): (fact: Fact) => boolean {
  return (fact) => fact.type === 'set-carried-out' && fact.set === set;
}

function isFlip(side: 'left' | 'right'): (fact: Fact) => boolean {
  return (fact) => fact.type === 'track-card-flipped' && fact.side === side;
}
