import { UsageError } from '../usage.ts';
import { runLabCost } from './lab-cost.ts';
import { runLabLadder } from './lab-ladder.ts';
import { runLabMatch } from './lab-match.ts';
import { runLabMistakes } from './lab-mistakes.ts';
import { runLabPuzzles } from './lab-puzzles.ts';
import { runLabReport } from './lab-report.ts';
import { runLabTrain } from './lab-train.ts';

const PARTS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  cost: runLabCost,
  ladder: runLabLadder,
  match: runLabMatch,
  mistakes: runLabMistakes,
  puzzles: runLabPuzzles,
  train: runLabTrain,
  report: runLabReport,
};

export const LAB_HELP = `lab match A B --game G --players N --games N --budget SECONDS [--seed S] [--option k=v …] [--json]
    A on one seat, bot B on all others; levels: random, novice, casual, greedy, planner, master, expert;
    tree, mixed-tree, policy-tree, playouts, hurried-playouts and whole-turns are masters of one way to search,
    flat and ismcts are yardsticks that no one tuned;
    --clock cpu counts processor time instead of time, --looks N looks ahead instead of both; --weights FILE lets A judge with other weights;
    --sprt 0.5,0.6 stops when "wins at most 50 %" or "at least 60 %" is accepted; --threads 2 plays two games at a time
  durbar lab ladder [--all] [--game G] [--players N] [--games N] [--budget SECONDS] [--seed S] [--json]
    every level against the one below, and expert against the yardsticks, or with --all everyone against everyone; --clock, --looks, --sprt and --threads as above
  durbar lab train --game G --players N [--games N] [--generations N] [--hidden N] [--planners SHARE] [--margin POINTS] [--mixed SHARE] [--start FILE --learn NAMES] [--tune STEPS [--trials N] [--rounds N] [--mixed-trials SHARE]] [--seed S] [--out FILE]
    learns the weights of a game's evaluation by self-play; --mixed: the share of games with options drawn at random;
    --learn: only these numbers' weights, the others stay as in FILE; --tune: then a policy that compares choices at first sight is found by
    N games of each step with weights changed at random, stopped at a round
  durbar lab cost [--game G] [--players N] [--games N] [--budgets S,S,…] [--clock cpu] [--option k=v …] [--json]
    how long greedy takes, and how well the other levels keep their budgets
  durbar lab mistakes [--game G] [--players N] [--cases N] [--budget SECONDS] [--deeper SECONDS] [--clock wall] [--seed S] [--option k=v …] [--json]
    how many of the mistakes that the analysis of a game names a deeper search confirms
  durbar lab puzzles --game G [--players N] [--games N] [--most N] [--seed S] [--option k=v …] [--tempted LEVEL] [--below RATING] --out FILE
    positions of bots' games in which one whole turn is clearly best and greedy, or the level named, plays another; adds them to FILE;
    --tempted novice --below 1200 finds easy ones
  durbar lab puzzles --check FILE [--level L] [--budget SECONDS] [--cases N] [--clock wall] [--seed S]
    how many of the puzzles of a file a level solves at the first try
  durbar lab report [--out FILE]
    one page about all games kept; match, ladder and train go on where they were stopped, --fresh begins anew, --keep names the folder`;

export async function runLab([part = '', ...args]: readonly string[]): Promise<number> {
  const run = PARTS[part];
  if (!run) throw new UsageError(`lab takes one of: ${Object.keys(PARTS).join(', ')}`);
  return run(args);
}
