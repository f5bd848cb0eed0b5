import { race } from '@durbar/cards-and-karma/race';
import type { Standing } from '@durbar/engine';
import { lister } from '../../../i18n/numbers.ts';
import type { Consequence, EndOfGame, ScoredRow } from '../../../table/contract.ts';
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
    goal: { value: race.goal, text: (words) => words.end.goal },
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

function scoring(standings: readonly Standing[], { words, game }: KarmaTelling): readonly ScoredRow[] {
  return standings.map((standing): ScoredRow => {
    const { flipped } = partsOf(standing);
    const tie = tieOf(standing, standings, words);
    const result = words.end.flipped(flipped);
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
  const { words, game, viewer } = telling;
  const winners = standings.filter(({ rank }) => rank === 1);
  const [winner] = winners;
  if (!winner) return '';
  const own = partsOf(winner);
  const mine = standings.find(({ seat, rank }) => seat === viewer && rank > 1);
  const why = winners.length > 1 ? words.end.shared : tieReason(own, standings, telling);
  const yours = mine && words.end.yours(partsOf(mine).flipped);
  return [words.end.reason(own.flipped, game.track.length), why ?? yours ?? ''].filter(Boolean).join(' ');
}

/** How the winner was ahead of players with equally many flipped cards. */
function tieReason(own: Parts, standings: readonly Standing[], telling: KarmaTelling): string | undefined {
  const { words, language } = telling;
  const equals = standings.filter((other) => other.rank > 1 && partsOf(other).flipped === own.flipped);
  const names = lister(language)(equals.map(({ seat }) => telling.name(seat)));
  if (equals.length === 0) return undefined;
  const left = Math.max(...equals.map((other) => partsOf(other).leftovers));
  if (left < own.leftovers) return words.end.byLeftovers(names, own.leftovers, left);
  return words.end.byKarma(names, own.karma, Math.max(...equals.map((other) => partsOf(other).karma)));
}

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
