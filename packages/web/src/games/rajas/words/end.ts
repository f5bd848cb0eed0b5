import type { Consequence, EndOfGame } from '../../../table/contract.ts';
import { counting, isOf } from '../../../table/statistics.ts';
import type { RajasMessages } from '../messages/index.ts';
import type { RajasDescription, RajasFact, RajasSource, RajasView } from '../types.ts';

export const end: EndOfGame<RajasDescription, RajasView, RajasFact, RajasMessages> = {
  reason: (standings, telling) => {
    const winner = standings.find(({ rank }) => rank === 1);
    if (!winner) return '';
    const name = telling.name(winner.seat);
    return winner.score > 0 ? telling.words.end.reasonOverlap(name, winner.score) : telling.words.end.reasonMet(name);
  },
  result: ({ score, parts = {} }, { words }): Consequence[] => [
    { symbol: 'icon-flag', text: score >= 0 ? words.end.overlap(score) : words.end.apart(-score) },
    { symbol: 'fame-crown', text: words.gain.fame(parts.fame ?? 0) },
    { symbol: 'coin', text: words.gain.money(parts.money ?? 0) },
  ],
  race: {
    title: (words) => words.end.race,
    note: (words) => words.end.raceNote,
    value: (view, seat) => view.seats[seat]?.overlap ?? 0,
    closesChapter: (facts) => facts.some(({ type }) => type === 'workers-returned' || type === 'game-ended'),
    chapterName: (words, chapter) => words.round(chapter),
    goal: { value: 0, text: (words) => words.end.raceGoal },
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
