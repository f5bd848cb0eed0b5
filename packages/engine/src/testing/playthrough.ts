import type { Rules } from '../definition.ts';
import { advance, ask, begin, copyPosition } from '../play.ts';
import type { Choice, Fact, Frame } from '../position.ts';
import { seededRandom } from '../random.ts';
import { randomChoice } from '../random-play.ts';

const SHOWN_CHOICES = 12;

/** A whole game as readable text: each question, its choices, the answer and the facts. */
export function playthrough<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  rules: Rules<G, S, F, C, E, V>,
  seed: string,
): string {
  const { definition, game, setUp } = rules;
  const random = seededRandom(seed);
  const options = Object.entries(setUp.options ?? {}).map(([id, value]) => `${id}=${value}`);
  const lines = [[definition.id, `${setUp.players} players`, ...options, `edition ${setUp.edition}`, `seed ${seed}`].join(' · ')];
  let { position, facts } = begin(rules);
  lines.push(...facts.map(factLine));
  for (let question = ask(rules, position), number = 1; question; question = ask(rules, position), number++) {
    const choice = randomChoice(rules, position, random);
    const texts = question.choices.map((one) => definition.format(game, one));
    const decider = question.decider === 'chance' ? 'chance' : `seat ${question.decider}`;
    lines.push(`# ${number}  ${decider}  ${position.agenda.at(-1)?.kind}  (${texts.length})  ${shorten(texts)}`);
    lines.push(`> ${definition.format(game, choice)}`);
    position = copyPosition(rules, position);
    facts = [];
    advance(rules, position, choice, facts);
    lines.push(...facts.map(factLine));
  }
  for (const { seat, rank, score } of definition.standings(game, position.state))
    lines.push(`rank ${rank}  seat ${seat}  score ${score}`);
  return `${lines.join('\n')}\n`;
}

function factLine(fact: Fact): string {
  const { type, ...rest } = fact;
  const values = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return `    ${[type, ...values].join(' · ')}`;
}

function shorten(texts: readonly string[]): string {
  const shown = texts.slice(0, SHOWN_CHOICES).join(' | ');
  return texts.length > SHOWN_CHOICES ? `${shown} | …` : shown;
}
