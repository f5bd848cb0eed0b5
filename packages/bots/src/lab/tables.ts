import type { KeptMatch, KeptRound } from './kept.ts';
import { type BotRating, ratingsOf } from './ratings.ts';
import { type MatchVerdict, shareOf, verdictOn } from './statistics.ts';
import type { StrengthTarget } from './targets.ts';

/** A target and the games played for it so far. */
export interface PlayedTarget {
  readonly target: StrengthTarget;
  readonly rounds: readonly KeptRound[];
}

const VERDICTS: Readonly<Record<MatchVerdict, string>> = { above: 'reached', below: 'missed', open: 'open' };

/** What the sequential test says about a target, or the share of wins once all games are played. */
export function stateOf({ target, rounds }: PlayedTarget, most: number): MatchVerdict {
  const verdict = verdictOn(
    rounds.map(({ winA }) => winA),
    target.hypotheses,
  );
  if (verdict !== 'open' || rounds.length < most) return verdict;
  const { rate, low } = shareOf(winsIn(rounds), rounds.length);
  const isReached = target.share === undefined ? low > 1 / target.players : rate >= target.share;
  return isReached ? 'above' : 'below';
}

/** All targets as a table in Markdown. */
export function targetsTable(played: readonly PlayedTarget[], most: number): string {
  const head = ['game', 'players', 'match', 'budget', 'target', 'wins', '95% interval', 'games', 'SPRT', 'so'];
  return markdownTable(
    head,
    played.map((one) => targetRow(one, most)),
  );
}

function targetRow(one: PlayedTarget, most: number): string[] {
  const { target, rounds } = one;
  const { a, b, game, players, options, seconds, share, hypotheses } = target;
  const { rate, low, high } = shareOf(winsIn(rounds), rounds.length);
  const others = players > 2 ? `${players - 1} ${b}` : b;
  const isPlayed = rounds.length > 0;
  return [
    options ? `${game}, all modules` : game,
    `${players}`,
    `${a} against ${others}`,
    `${seconds} s`,
    share === undefined ? `above ${percent(1 / players)}` : percent(share),
    isPlayed ? percent(rate) : '',
    isPlayed ? `${percent(low).slice(0, -1)}–${percent(high)}` : '',
    `${rounds.length}`,
    `${hypotheses.below}, ${hypotheses.above}`,
    VERDICTS[stateOf(one, most)],
  ];
}

function winsIn(rounds: readonly KeptRound[]): number {
  return rounds.reduce((sum, { winA }) => sum + winA, 0);
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** They answer at once, whatever the budget. */
const QUICK = ['random', 'novice', 'casual', 'greedy'];

/** One scale for each game and number of players: everyone's Elo above or below greedy, from these matches. */
export function ratingsTable(matches: readonly KeptMatch[]): string {
  const tables = Map.groupBy(matches, ({ plan: { game, players } }) => `${game}, ${players}`);
  const rows = [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, some]) => ratingRows(name, some));
  return markdownTable(['game, players', 'contestant', 'budget', 'Elo above greedy', 'games'], rows);
}

function ratingRows(name: string, matches: readonly KeptMatch[]): string[][] {
  const players = matches[0]?.plan.players ?? 0;
  const meetings = matches.map(({ plan: { a, b, budget }, rounds }) => {
    return { a: contestantAt(a, budget), b: contestantAt(b, budget), winsA: winsIn(rounds), games: rounds.length };
  });
  const games = (who: string): number =>
    meetings.filter(({ a, b }) => a === who || b === who).reduce((sum, meeting) => sum + meeting.games, 0);
  const ranked = [...ratingsOf(meetings, players, 'greedy')]
    .filter(([who]) => games(who) > 0)
    .sort(([, one], [, other]) => other.elo - one.elo);
  return ranked.map(([who, rating]) => {
    const [contestant = who, budget = ''] = who.split(AT);
    return [name, contestant, budget, eloText(rating), `${games(who)}`];
  });
}

const AT = ' at ';

function contestantAt(name: string, budget: string): string {
  return QUICK.includes(name) ? name : `${name}${AT}${budget.replace(' of the processor', '')}`;
}

function eloText({ elo, margin }: BotRating): string {
  return margin === 0 ? `${Math.round(elo)}` : `${Math.round(elo)} ± ${Math.round(margin)}`;
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Replaces what a page has between the marks of this name. */
export function withTable(page: string, name: string, table: string): string {
  const [first, last] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const from = page.indexOf(first);
  const to = page.indexOf(last);
  if (from < 0 || to < from) throw new Error(`the page has no marks "${first}" and "${last}"`);
  return `${page.slice(0, from + first.length)}\n\n${table}\n\n${page.slice(to)}`;
}
