import type { GameDefinition, Rules, SetUp } from '../definition.ts';
import { advance, ask, begin, copyPosition } from '../play.ts';
import type { Choice, Fact, Frame, Position } from '../position.ts';
import { seededRandom } from '../random.ts';
import { randomChoice } from '../random-play.ts';
import { mustRules } from '../rules.ts';
import { nameOf } from './contract.ts';

/** Decisions of a random game after which positions are counted: right after set-up and mid-game. */
const STARTS = [0, 60];
const DEPTHS = [1, 2, 3, 4, 5];
/** Beyond this many positions, the count stops. */
const MOST = 4000;

/**
 * The number of positions 1, 2, 3 … answers ahead, chance included, for each set-up; one line per start. Any change in legality shows up
 * here.
 */
export function perftTable<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUps: readonly SetUp[],
): string {
  const lines = setUps.flatMap((setUp) => {
    const rules = mustRules(definition, setUp);
    return STARTS.map((decisions) => `${nameOf(setUp)}, ${decisions} decisions in: ${countsAhead(rules, decisions).join(' ')}`);
  });
  return `${lines.join('\n')}\n`;
}

function countsAhead<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  decisions: number,
): number[] {
  const start = positionAfter(rules, decisions);
  const counts: number[] = [];
  for (const depth of DEPTHS) {
    if ((counts.at(-1) ?? 0) > MOST) break;
    counts.push(perft(rules, start, depth));
  }
  return counts;
}

/** The same position every time: chance sets up the game, then random answers by a fixed seed. */
function positionAfter<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  decisions: number,
): Position<S, F> {
  const random = seededRandom('perft');
  const { position } = begin(rules);
  let made = 0;
  for (let question = ask(rules, position); question; question = ask(rules, position)) {
    if (question.decider !== 'chance' && made++ === decisions) break;
    advance(rules, position, randomChoice(rules, position, random));
  }
  return position;
}

function perft<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  position: Position<S, F>,
  depth: number,
): number {
  const choices = ask(rules, position)?.choices ?? [];
  if (depth === 1) return choices.length;
  let positions = 0;
  for (const choice of choices) {
    const next = copyPosition(rules, position);
    advance(rules, next, choice);
    positions += perft(rules, next, depth - 1);
  }
  return positions;
}
