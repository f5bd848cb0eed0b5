import type { Standing } from '@durbar/engine';
import { laterEquals, outcome } from '@durbar/rajas/outcome';
import { race } from '@durbar/rajas/race';
import type { Consequence, EndOfGame, ScoredRow } from '../../../table/contract.ts';
import { namesOf } from '../../../table/names.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { RajasMessages } from '../messages/index.ts';
import { markerPlace } from '../story/names.ts';
import type { RajasDescription, RajasFact, RajasSource, RajasTelling, RajasView } from '../types.ts';

export const end: EndOfGame<RajasDescription, RajasView, RajasFact, RajasMessages> = {
  closing: (words) => words.end.closing,
  scoring,
  reason,
  result: (standing, { words, language }): Consequence[] => [
    { symbol: 'icon-flag', text: outcome[language].result(standing), ...(standing.score >= 0 ? { tone: 'gain' } : {}) },
    { symbol: 'fame-crown', text: words.gain.fame(standing.parts?.fame ?? 0) },
    { symbol: 'coin', text: words.gain.money(standing.parts?.money ?? 0) },
  ],
  race: {
    ...race,
    title: (words) => words.end.race,
    note: (words) => words.end.raceNote,
    chapterName: (words, chapter) => words.round(chapter),
    goal: { value: race.goal, text: (language) => outcome[language].goal },
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
  const { words, language } = telling;
  return standings.map((standing): ScoredRow => {
    const { seat, score, parts = {} } = standing;
    const tie = laterEquals(standing, standings).length > 0 ? { tie: words.end.metFirst } : {};
    const result = outcome[language].result(standing);
    const places = (['fame', 'money'] as const).map((track) => markerPlace(telling.game, track, parts[track] ?? 0));
    return { seat, steps: [{ text: result, sound: score >= 0 ? 'bell' : 'wood' }], result, places, ...tie };
  });
}

function reason(standings: readonly Standing[], telling: RajasTelling): string {
  const { viewer, language, words } = telling;
  const winner = standings.find(({ rank }) => rank === 1);
  const mine = standings.find(({ seat, rank }) => seat === viewer && rank > 1);
  const isTied = winner !== undefined && laterEquals(winner, standings).length > 0;
  const why = outcome[language].reason(standings, namesOf(telling));
  return mine && !isTied ? `${why} ${yours(mine.score, words.end)}` : why;
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
