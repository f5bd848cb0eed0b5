import type { KeptMatch, KeptPlan } from './kept.ts';
import { type Bar, barPlot, escapeText, histogram } from './plots.ts';
import { ratingsOf } from './ratings.ts';
import { shareOf } from './statistics.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:820px;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#fbf7ef}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2}figure{margin:1.5rem 0}figcaption{font-weight:600;margin-bottom:.4rem}
svg{width:100%;height:auto}svg rect{fill:#b5762a}svg text{font:11px system-ui,sans-serif;fill:currentColor}svg .note{opacity:.75}
.whisker{stroke:#2b2118;stroke-width:2}.mark{stroke:#7a2231;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){body{background:#1d1712;color:#efe6d6}.whisker{stroke:#efe6d6}}`;

/** A self-contained page about all stored matches. */
export function reportPage(matches: readonly KeptMatch[], made: string): string {
  const games = [...new Set(matches.map(({ plan }) => plan.game))].sort();
  const sections = games.map((game) =>
    gameSection(
      game,
      matches.filter(({ plan }) => plan.game === game),
    ),
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Durbar lab report</title><style>${STYLE}</style></head><body><h1>Durbar lab report</h1>`,
    `<p>${matches.reduce((sum, { rounds }) => sum + rounds.length, 0)} games, ${escapeText(made)}. Whiskers are 95 % intervals.</p>`,
    ...sections,
    '</body></html>',
  ].join('\n');
}

/** One section for each number of players and each set of options. */
function gameSection(game: string, matches: readonly KeptMatch[]): string {
  const varied = variedOptions(matches);
  const bySetUp = Map.groupBy(matches, ({ plan }) => setUpText(plan, varied));
  const parts = [...bySetUp].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)).map(setUpSection);
  return `<h2>${escapeText(game)}</h2>${parts.join('\n')}`;
}

/** Only the options that differ between matches. */
function variedOptions(matches: readonly KeptMatch[]): string[] {
  const ids = new Set(matches.flatMap(({ plan }) => Object.keys(plan.options)));
  return [...ids].filter((id) => new Set(matches.map(({ plan }) => plan.options[id])).size > 1);
}

function setUpText({ players, options }: KeptPlan, varied: readonly string[]): string {
  const chosen = varied.flatMap((id) => {
    const value = options[id] ?? '';
    return value === 'off' || value === '' ? [] : [`${id} ${value}`];
  });
  return [`${players} players`, ...chosen].join(', ');
}

function setUpSection([name, matches]: readonly [string, readonly KeptMatch[]]): string {
  const players = matches[0]?.plan.players ?? 0;
  const rounds = matches.flatMap((match) => match.rounds);
  return [
    `<h3>${escapeText(name)}</h3>`,
    barPlot('Wins of the first named', matches.map(winBar), { mark: 1 / players }),
    barPlot('Elo above random', eloBars(players, matches), {
      max: Math.max(...eloBars(players, matches).map(({ value, high = value }) => high), 1),
    }),
    barPlot('Wins by seat', seatBars(players, matches), { mark: 1 / players }),
    histogram(
      'Decisions a game',
      rounds.map(({ decisions }) => decisions),
    ),
    histogram(
      'Final scores',
      rounds.flatMap(({ scores }) => scores),
    ),
    histogram(
      'Scores of winners',
      rounds.flatMap(({ scores, ranks }) => scores.filter((_, seat) => ranks[seat] === 1)),
    ),
    usagePlot('Actions: share taken by winners', players, matches, (key) => (key.includes(' ') ? undefined : key)),
    usagePlot('Things chosen: share taken by winners', players, matches, (key) =>
      key.includes(' ') ? key.slice(key.indexOf(' ') + 1) : undefined,
    ),
  ].join('\n');
}

function winBar({ plan, rounds }: KeptMatch): Bar {
  const { rate, low, high } = shareOf(winsOfA(rounds), rounds.length);
  const label = `${plan.a} against ${plan.b} at ${plan.budget}`;
  return { label, value: rate, low, high, note: `${(100 * rate).toFixed(1)}% of ${rounds.length}` };
}

function eloBars(players: number, matches: readonly KeptMatch[]): Bar[] {
  const ratings = ratingsOf(
    matches.map(({ plan: { a, b }, rounds }) => ({ a, b, winsA: winsOfA(rounds), games: rounds.length })),
    players,
    'random',
  );
  return [...ratings].map(([label, { elo, margin }]) => ({
    ...{ label, value: elo, low: Math.max(elo - margin, 0), high: elo + margin },
    note: `${Math.round(elo)} ± ${Math.round(margin)}`,
  }));
}

function winsOfA(rounds: KeptMatch['rounds']): number {
  return rounds.reduce((sum, { winA }) => sum + winA, 0);
}

/** Only games among equals would isolate the seat's effect; rotation puts all levels on every seat equally often. */
function seatBars(players: number, matches: readonly KeptMatch[]): Bar[] {
  const rounds = matches.flatMap((match) => match.rounds);
  return Array.from({ length: players }, (_, seat) => {
    const wins = rounds.reduce(
      (sum, { ranks }) => sum + (ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0),
      0,
    );
    const { rate, low, high } = shareOf(wins, rounds.length);
    return { label: `seat ${seat + 1}`, value: rate, low, high, note: `${(100 * rate).toFixed(1)}%` };
  });
}

const SHOWN_USES = 30;

function usagePlot(
  title: string,
  players: number,
  matches: readonly KeptMatch[],
  nameOf: (key: string) => string | undefined,
): string {
  const totals = new Map<string, [number, number]>();
  for (const { usage = {} } of matches.flatMap((match) => match.rounds)) {
    for (const [key, [winners, others]] of Object.entries(usage)) {
      const name = nameOf(key);
      if (name === undefined) continue;
      const total = totals.get(name) ?? [0, 0];
      totals.set(name, [total[0] + winners, total[1] + others]);
    }
  }
  const most = [...totals].sort(([, a], [, b]) => b[0] + b[1] - a[0] - a[1]).slice(0, SHOWN_USES);
  if (most.length === 0) return '';
  const bars = most.map(([label, [winners, others]]): Bar => {
    const { rate, low, high } = shareOf(winners, winners + others);
    return { label, value: rate, low, high, note: `${winners + others} times` };
  });
  return barPlot(title, bars, { mark: 1 / players });
}
