import type { Standing } from '@durbar/engine';
import { race } from '@durbar/rajas/race';
import { lister } from '../../../i18n/numbers.ts';
import type { Consequence, EndOfGame, ScoredRow } from '../../../table/contract.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { RajasMessages } from '../messages/index.ts';
import { markerPlace } from '../story/names.ts';
import type { RajasDescription, RajasFact, RajasSource, RajasTelling, RajasView } from '../types.ts';

export const end: EndOfGame<RajasDescription, RajasView, RajasFact, RajasMessages> = {
  closing: (words) => words.end.closing,
  scoring,
  reason,
  result: ({ score, parts = {} }, { words }): Consequence[] => [
    { symbol: 'icon-flag', text: resultOf(score, words), ...(score >= 0 ? { tone: 'gain' } : {}) },
    { symbol: 'fame-crown', text: words.gain.fame(parts.fame ?? 0) },
    { symbol: 'coin', text: words.gain.money(parts.money ?? 0) },
  ],
  race: {
    ...race,
    title: (words) => words.end.race,
    note: (words) => words.end.raceNote,
    chapterName: (words, chapter) => words.round(chapter),
    goal: { value: race.goal, text: (words) => words.end.raceGoal },
  },
  statistics: [
    counting('tiles', 'icon-province', (words) => words.end.statistics.tiles, isOf('tile-built', 'tile-overbuilt')),
    counting('dice', 'icon-die', (words) => words.end.statistics.dicePaid, isOf('die-paid')),
    counting('workers', 'icon-person', (words) => words.end.statistics.workers, isOf('worker-placed')),
    counting('upgrades', 'upgrade', (words) => words.end.statistics.upgrades, isOf('upgraded')),
    { id: 'markets', symbol: 'market-stall', name: (words) => words.end.statistics.markets, count: marketMoney },
    { id: 'river', symbol: 'river-boat', name: (words) => words.end.statistics.river, count: riverSpaces },
  ],
};

function scoring(standings: readonly Standing[], telling: RajasTelling): readonly ScoredRow[] {
  const { words } = telling;
  return standings.map((standing): ScoredRow => {
    const { seat, score, parts = {} } = standing;
    const tie = laterEquals(standing, standings).length > 0 ? { tie: words.end.metFirst } : {};
    const result = resultOf(score, words);
    const places = (['fame', 'money'] as const).map((track) => markerPlace(telling.game, track, parts[track] ?? 0));
    return { seat, steps: [{ text: result, sound: score >= 0 ? 'bell' : 'wood' }], result, places, ...tie };
  });
}

/** RAJ-END-11: among those who are equally far, the earlier meeting is ahead. */
function laterEquals({ score, rank }: Standing, standings: readonly Standing[]): readonly Standing[] {
  return standings.filter((other) => score >= 0 && other.score === score && other.rank > rank);
}

function resultOf(score: number, { end: words }: RajasMessages): string {
  if (score < 0) return words.short(-score);
  return score > 0 ? words.passed(score) : words.met;
}

function reason(standings: readonly Standing[], telling: RajasTelling): string {
  const { viewer, language } = telling;
  const words = telling.words.end;
  const winner = standings.find(({ rank }) => rank === 1);
  if (!winner) return '';
  const equals = laterEquals(winner, standings).map(({ seat }) => telling.name(seat));
  const mine = standings.find(({ seat, rank }) => seat === viewer && rank > 1);
  return [
    winner.score > 0
      ? words.reasonPassed(winner.score)
      : winner.score === 0
        ? words.reasonMet
        : words.reasonClosest(-winner.score),
    ...(equals.length > 0 ? [words.gotAsFar(lister(language)(equals))] : mine ? [yours(mine.score, words)] : []),
  ].join(' ');
}

function yours(score: number, words: RajasMessages['end']): string {
  if (score < 0) return words.yoursShort(-score);
  return score > 0 ? words.yoursPassed(score) : words.yoursMet;
}

function marketMoney(facts: readonly RajasFact[], seat: number): number {
  const isMarket = (source: RajasSource) =>
    source.kind === 'space' && (source.id.endsWith('-market') || source.id.startsWith('assorted'));
  return facts.reduce(
    (sum, fact) => (fact.type === 'money-gained' && fact.seat === seat && isMarket(fact.source) ? sum + fact.amount : sum),
    0,
  );
}

function riverSpaces(facts: readonly RajasFact[], seat: number): number {
  return facts.reduce((sum, fact) => (fact.type === 'boat-moved' && fact.seat === seat ? sum + fact.to - fact.from : sum), 0);
}
