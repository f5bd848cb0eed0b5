import {
  advance,
  ask,
  copyPosition,
  type Fact,
  isChance,
  isOver,
  positionText,
  type Rules,
  randomChoice,
  type Seat,
  seededRandom,
} from '@durbar/engine';
import { effortOf } from '../../budget.ts';
import { loadEvaluation } from '../../evaluations/index.ts';
import { type Hint, toldApart } from '../../insight/hints.ts';
import { imagined, settleChance } from '../../levels/look.ts';
import type { JudgedTurn, Thinking } from '../../levels/whole-turns/judge.ts';
import { prospectsAfter } from '../../levels/whole-turns/prospects.ts';
import type { WholeTurn } from '../../levels/whole-turns/turns.ts';
import type { Level, Mind } from '../../mind.ts';
import { whatFollows } from '../../puzzles/follow.ts';
import type { Puzzle, PuzzleGoal } from '../../puzzles/puzzle.ts';
import { ratingOfPuzzle } from '../../puzzles/rating.ts';
import { textsOf } from '../../puzzles/turns.ts';
import { foundBy } from './found-by.ts';
import { type TurnStart, turnStarts } from './moments.ts';
import { clearlyBest, type Depths, type FoundTurn } from './search.ts';

export interface PuzzlePlan {
  readonly rules: Rules;
  readonly games: number;
  /** No more puzzles than this. */
  readonly most: number;
  readonly seed: string;
  readonly depths: Depths;
  /** The level that must not see the best turn at first; weaker ones make easier puzzles. */
  readonly tempted: Level;
  /** Only puzzles with a lower rating are accepted. */
  readonly below?: number;
}

/** Maximum number of puzzles from one game: positions of one game are much alike. */
const PER_GAME = 3;
/** How many worlds are used to see what a turn leads to. */
const WORLDS = { looks: 48 } as const;

/** Yields puzzles from bots' games as they are found; `onGame` receives the number of games searched. */
export async function* findPuzzles(plan: PuzzlePlan, onGame: (games: number) => void = () => {}): AsyncGenerator<Puzzle> {
  const { rules, games, most, seed } = plan;
  const mind: Mind = { rules, evaluation: await loadEvaluation(rules) };
  let found = 0;
  for (let game = 0; game < games && found < most; game++) {
    let here = 0;
    let number = 0;
    for (const start of turnStarts(mind, 'greedy', seededRandom(`${seed}/${game}`))) {
      const puzzle = puzzleAt(plan, mind, start, `${seed}/${game}/${number++}`);
      if (!puzzle) continue;
      yield puzzle;
      found++;
      if (++here === PER_GAME || found === most) break;
    }
    onGame(game + 1);
  }
}

/** The puzzle this position poses to the deciding seat, if any. */
function puzzleAt(
  { depths, tempted, below }: PuzzlePlan,
  mind: Mind,
  { position, seat }: TurnStart,
  seed: string,
): Puzzle | undefined {
  const { rules } = mind;
  const view = rules.definition.viewFor(rules.game, position, seat);
  // What the solver can't know is dealt again, so no puzzle depends on it.
  const world = imagined(mind, view, seededRandom(`${seed} world`));
  const turn = clearlyBest(mind, world, seat, { tempted, depths, seed });
  if (!turn || !isWhole(mind, turn.best, seat)) return undefined;
  const found = foundBy({ mind, world, seat, right: [turn.best, ...turn.also], seed }, tempted);
  if (!found) return undefined;
  const rating = ratingOfPuzzle(found);
  if (below !== undefined && rating >= below) return undefined;
  const text = positionText(rules, world);
  const thinking: Thinking = { mind, view, seat, effort: effortOf(WORLDS), random: seededRandom(`${seed} told`) };
  const [solution, tempting] = toldBeside(thinking, turn.best, turn.tempting);
  return {
    id: idOf(text),
    position: text,
    seat,
    goal: goalOf(mind, turn, seat),
    solution,
    also: turn.also.map((one) => textsOf(mind, one)),
    refuted: [
      { ...tempting, next: nextAfter(thinking, turn.tempting, seed) },
      ...turn.others.map((short) => ({ ...told(thinking, short), next: nextAfter(thinking, short, seed) })),
    ],
    found,
    rating,
  };
}

/** Whether only chance remains in a turn. */
function isWhole({ rules, evaluation }: Mind, { end, facts }: WholeTurn, seat: Seat): boolean {
  const { endsTurn } = evaluation.features;
  const position = copyPosition(rules, end);
  const later: Fact[] = [...facts];
  const random = seededRandom('whole');
  while (isChance(rules, position)) advance(rules, position, randomChoice(rules, position, random), later);
  return isOver(position) || ask(rules, position)?.decider !== seat || (endsTurn !== undefined && later.some(endsTurn));
}

/** The solution and the tempting turn, with what tells them apart. */
export function toldBeside(thinking: Thinking, best: JudgedTurn, tempting: JudgedTurn): readonly [Hint, Hint] {
  const inFull = (turn: JudgedTurn): Hint => ({ ...told(thinking, turn), ...prospectsAfter(thinking, turn, WORLDS) });
  const [one, other] = toldApart(inFull(best), inFull(tempting));
  return [
    { ...one, later: rounded(one.later) },
    { ...other, later: rounded(other.later) },
  ];
}

function told(thinking: Thinking, turn: JudgedTurn): Hint {
  const { later } = prospectsAfter(thinking, turn, WORLDS);
  return { texts: textsOf(thinking.mind, turn), chance: rounded(turn.chance), later: rounded(later) };
}

function nextAfter({ mind, seat }: Thinking, { end }: JudgedTurn, seed: string): readonly string[] {
  return whatFollows(mind, end, seat, seededRandom(`${seed} next`));
}

function goalOf(mind: Mind, { best, tempting }: FoundTurn, seat: Seat): PuzzleGoal {
  const { definition, game } = mind.rules;
  // A turn's gain may only come with the draws after it.
  const standingAfter = ({ end }: WholeTurn) => {
    const position = copyPosition(mind.rules, end);
    settleChance(mind, position, seededRandom('goal'));
    return definition.standings(game, position.state).find((one) => one.seat === seat);
  };
  const [mine, other] = [standingAfter(best), standingAfter(tempting)];
  if (isOver(best.end) && mine?.rank === 1) return 'win';
  const more = (mine?.score ?? 0) - (other?.score ?? 0);
  if (more === 0) return 'plan';
  return more > 0 ? 'gain' : 'patience';
}

/** Six letters and digits derived from the position. */
function idOf(text: string): string {
  return Math.floor(seededRandom(text)() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
