import type { Standing } from '@durbar/engine';
import { rounded, withThousands } from '../output.ts';
import { shareOf, summaryOf } from '../statistics.ts';
import type { SimulatedGame, Simulation } from './simulate-games.ts';

/** What the command reports. */
export function reportOf({ game, players, edition }: Simulation, played: readonly SimulatedGame[], seconds: number) {
  const ended = played.filter((each) => each.isFinished);
  const finished = ended.map(({ standings }) => standings);
  const decisions = ended.reduce((sum, each) => sum + each.decisions, 0);
  const rounds = ended.flatMap((each) => each.rounds ?? []);
  const failures = played.flatMap((each) => (each.isFinished ? [] : each.file));
  const seats = Math.max(0, ...finished.map((standings) => standings.length));
  const winsBySeat = Array.from({ length: seats }, (_, seat) => winsOf(finished, seat));
  return {
    game,
    players,
    ...(edition === undefined ? {} : { edition }),
    games: played.length,
    finished: finished.length,
    failed: failures.length,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(finished.length / seconds, 1),
    winsBySeat: winsBySeat.map((wins) => rounded(wins, 2)),
    winRatesBySeat: winsBySeat.map((wins) => shareOf(wins, finished.length)),
    ...(rounds.length > 0 ? { meanRounds: rounded(summaryOf(rounds).mean, 2) } : {}),
    meanDecisions: rounded(decisions / Math.max(finished.length, 1), 1),
    scores: Array.from({ length: seats }, (_, seat) => summaryOf(scoresOf(finished, seat))),
    failures,
  };
}

/** A victory shared by n seats counts 1/n for each. */
function winsOf(games: readonly (readonly Standing[])[], seat: number): number {
  return games.reduce((wins, standings) => {
    const winners = standings.filter(({ rank }) => rank === 1);
    return winners.some((winner) => winner.seat === seat) ? wins + 1 / winners.length : wins;
  }, 0);
}

function scoresOf(games: readonly (readonly Standing[])[], seat: number): number[] {
  return games.flatMap((standings) => standings.filter((standing) => standing.seat === seat).map(({ score }) => score));
}

export function printReport(report: ReturnType<typeof reportOf>): void {
  console.log(
    `${report.game}: ${report.finished} of ${report.games} games finished, ${report.failed} failed, in ${report.seconds} s`,
  );
  console.log(
    `${withThousands(report.decisionsPerSecond)} decisions/s, ${report.gamesPerSecond} games/s, ${report.meanDecisions} decisions per game`,
  );
  if (report.meanRounds !== undefined) console.log(`${report.meanRounds} rounds per game`);
  for (const [seat, share] of report.winRatesBySeat.entries()) {
    const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
    const { mean = 0, min = 0, max = 0 } = report.scores[seat] ?? {};
    const interval = `${percent(share.low)} to ${percent(share.high)}`;
    console.log(`seat ${seat + 1}: wins ${percent(share.rate)} (${interval}), score ${mean.toFixed(1)} (${min} to ${max})`);
  }
}
