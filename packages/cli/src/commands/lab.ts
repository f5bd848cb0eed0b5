import { anyOf } from '../lists.ts';
import { UsageError } from '../usage.ts';
import { runLabCost } from './lab-cost.ts';
import { runLabHabits } from './lab-habits.ts';
import { runLabLadder } from './lab-ladder.ts';
import { runLabMatch } from './lab-match.ts';
import { runLabMistakes } from './lab-mistakes.ts';
import { runLabPuzzles } from './lab-puzzles.ts';
import { runLabReport } from './lab-report.ts';
import { runLabTargets } from './lab-targets.ts';
import { runLabTrain } from './lab-train.ts';

const PARTS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  cost: runLabCost,
  habits: runLabHabits,
  ladder: runLabLadder,
  match: runLabMatch,
  mistakes: runLabMistakes,
  puzzles: runLabPuzzles,
  targets: runLabTargets,
  train: runLabTrain,
  report: runLabReport,
};

export const LAB_HELP = `lab match A B --game G --players N --games N --budget SECONDS [--seed S] [--option k=v …] [--json]
    plays A on one seat against B on all others. Levels: random, novice, casual, greedy, planner, master, expert;
    tree, habit-tree, policy-tree, playouts, hurried-playouts and whole-turns are masters with one search method,
    flat and ismcts are untuned yardsticks
    --clock cpu counts CPU time instead of wall time, --looks N counts evaluations instead; --weights FILE gives A other weights;
    --sprt 0.5,0.6 stops when "wins at most 50%" or "at least 60%" is accepted; --threads 2 plays two games at a time; --usage also counts what winners use
  durbar lab ladder [--all] [--game G] [--players N] [--games N] [--budget SECONDS] [--seed S] [--json]
    plays every level against the one below and expert against the yardsticks, or with --all everyone against everyone; --clock, --looks, --sprt and --threads as above
  durbar lab train --game G --players N [--games N] [--generations N] [--hidden N] [--planners SHARE] [--margin POINTS] [--mixed SHARE] [--start FILE --learn NAMES] [--tune STEPS [--trials N] [--rounds N] [--mixed-trials SHARE]] [--seed S] [--out FILE]
    learns the weights of a game's evaluation by self-play; --mixed: the share of games with random options;
    --learn: only the weights of these features, the others stay as in FILE; --tune: then tunes a policy that compares choices at first sight,
    in STEPS of N games with randomly changed weights, each stopped at a round
  durbar lab habits --game G [--players N] [--steps N] [--games N] [--margin POINTS] [--seed S] --into FILE
    learns how players of a game choose at first sight, in steps of so many games in which every seat has other habits, then where such play leads; writes both into a file of weights
  durbar lab cost [--game G] [--players N] [--games N] [--budgets S,S,…] [--clock cpu] [--option k=v …] [--json]
    measures how long greedy takes, and how well the other levels keep to their budgets
  durbar lab mistakes [--game G] [--players N] [--cases N] [--budget SECONDS] [--deeper SECONDS] [--clock wall] [--seed S] [--option k=v …] [--json]
    counts how many mistakes found by the analysis of a game a deeper search confirms
  durbar lab puzzles --game G [--players N] [--games N] [--most N] [--seed S] [--option k=v …] [--tempted LEVEL] [--below RATING] --out FILE
    positions of bots' games in which one whole turn is clearly best and greedy, or the level named, plays another; adds them to FILE;
    --tempted novice --below 1200 finds easy ones
  durbar lab puzzles --check FILE [--level L] [--budget SECONDS] [--cases N] [--clock wall] [--seed S]
    counts how many puzzles of a file a level solves on the first try
  durbar lab targets [--game G] [--level A] [--threads N]
    plays the matches that show how strong master and expert are, those still open, each until it is decided
  durbar lab report [--out FILE] [--into PAGE]
    writes one page about all stored games, or with --into the tables of a page in Markdown such as docs/bots.md;
    match, ladder, targets and train resume where they were stopped, --fresh starts over, --keep names the folder`;

export async function runLab([part = '', ...args]: readonly string[]): Promise<number> {
  const run = PARTS[part];
  if (!run) throw new UsageError(`lab takes ${anyOf(Object.keys(PARTS))}`);
  return run(args);
}
