import type { AnyGame, Options, Rules } from './definition.ts';
import type { Random } from './position.ts';
import { rulesFor } from './rules.ts';

const ATTEMPTS = 1000;

/** Every option drawn evenly from its values, except fixed ones; rejected combinations are redrawn. */
export function drawnRules(game: AnyGame, players: number, fixed: Options, random: Random): Rules | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const drawn = game.options.flatMap(({ id, values }) => (values === 'text' ? [] : [[id, pick(values, random)]]));
    const rules = rulesFor(game, { players, options: { ...Object.fromEntries(drawn), ...fixed } });
    if (rules.ok) return rules.value;
  }
  return undefined;
}

function pick(values: readonly string[], random: Random): string {
  return values[Math.floor(random() * values.length)] ?? '';
}
