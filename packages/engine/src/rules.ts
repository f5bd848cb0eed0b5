import type { AnyGame, GameDefinition, OptionSpec, Options, Rules, SetUp, SetUpFault } from './definition.ts';
import type { Choice, Fact, Frame } from './position.ts';
import { defined, fail, ok, type Result } from './result.ts';

/** Validates a set-up and binds it to its game; reports every fault. */
export function rulesFor<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUp: SetUp,
): Result<Rules<G, S, F, C, E, V>, readonly SetUpFault[]> {
  const faults = [
    ...playerFaults(definition, setUp.players),
    ...optionFaults(definition.options, setUp.options ?? {}),
    ...editionFaults(definition, setUp),
  ];
  if (faults.length > 0) return fail(faults);
  const complete = completeSetUp(definition, setUp);
  const prepared = definition.prepare(complete);
  return prepared.ok ? ok({ definition, game: prepared.value, setUp: complete }) : prepared;
}

/** For our own set-ups: throws on a fault. */
export function mustRules<G, S, F extends Frame, C extends Choice, E extends Fact, V>(
  definition: GameDefinition<G, S, F, C, E, V>,
  setUp: SetUp,
): Rules<G, S, F, C, E, V> {
  const rules = rulesFor(definition, setUp);
  if (!rules.ok) throw new Error(rules.fault.map(({ path, reason }) => `${path}: ${reason}`).join('; '));
  return rules.value;
}

/** Whether a set-up uses only standard content: a built-in edition, no former values, no user content. */
export function isOffered({ options: specs }: Pick<AnyGame, 'options'>, { options = {}, editionData }: SetUp): boolean {
  return editionData === undefined && specs.every((spec) => isOfferedValue(spec, options[spec.id] ?? spec.default));
}

function isOfferedValue({ values, default: usual, isOwnDesign = false }: OptionSpec, value: string): boolean {
  return values === 'text' ? !isOwnDesign || value === usual : values.includes(value);
}

function completeSetUp({ options, editions }: Pick<AnyGame, 'options' | 'editions'>, setUp: SetUp): SetUp {
  const defaults = Object.fromEntries(options.map((option) => [option.id, option.default]));
  const common = { players: setUp.players, options: { ...defaults, ...setUp.options } };
  if (setUp.editionData !== undefined) return { ...common, edition: setUp.edition ?? 'custom', editionData: setUp.editionData };
  return { ...common, edition: setUp.edition ?? defined(editions[0], 'built-in edition').id };
}

function playerFaults(definition: Pick<AnyGame, 'players'>, players: number): SetUpFault[] {
  const { min, max } = definition.players;
  if (Number.isInteger(players) && players >= min && players <= max) return [];
  const reason = `${players} is not a whole number from ${min} to ${max}`;
  return [{ path: 'players', reason, code: 'players-between', values: { players, min, max } }];
}

function optionFaults(specs: readonly OptionSpec[], options: Options): SetUpFault[] {
  return Object.entries(options).flatMap(([id, value]) => {
    const path = `options.${id}`;
    const spec = specs.find((candidate) => candidate.id === id);
    if (!spec) return [{ path, reason: 'there is no such option', code: 'no-such-option' }];
    if (spec.values === 'text' ? typeof value === 'string' : [...spec.values, ...(spec.formerValues ?? [])].includes(value))
      return [];
    const allowed = spec.values === 'text' ? 'a text' : spec.values.join(', ');
    return [
      {
        path,
        reason: `${JSON.stringify(value)} is not one of: ${allowed}`,
        code: 'not-one-of',
        values: { value: String(value), allowed },
      },
    ];
  });
}

function editionFaults(definition: Pick<AnyGame, 'editions'>, setUp: SetUp): SetUpFault[] {
  if (setUp.editionData !== undefined || setUp.edition === undefined) return [];
  if (definition.editions.some(({ id }) => id === setUp.edition)) return [];
  const reason = `there is no edition ${JSON.stringify(setUp.edition)}`;
  return [{ path: 'edition', reason, code: 'no-such-edition', values: { value: setUp.edition } }];
}
