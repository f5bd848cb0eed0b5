import { fail, foldByType, type GameDefinition, ok, type SetUp } from '@durbar/engine';
import { begin } from './begin.ts';
import { CHANGES } from './changes.ts';
import { compileGame } from './compile/index.ts';
import { describe, type RajasDescription } from './describe.ts';
import { EDITION } from './edition-checks.ts';
import { faultsInPlay } from './edition-in-play.ts';
import { EDITIONS, parseEdition } from './editions.ts';
import { explain, things } from './explain.ts';
import type { RajasGame, RajasStep } from './game.ts';
import { COMPONENT_GROUPS } from './groups.ts';
import { withExtraChoices } from './modules/hooks.ts';
import type { RajasChoice, RajasFact, RajasFrame } from './modules/index.ts';
import { allFolds, allHandlers, allNotation, installedModules, OPTIONS, optionFaults } from './modules/index.ts';
import { race } from './race.ts';
import { standings } from './scoring/standings.ts';
import { spelling } from './spelling.ts';
import { copyState, type RajasState } from './state.ts';
import { FROM_VERSION_1 } from './upcasts/version-1.ts';
import { imagine, type RajasView, viewFor, viewsAt } from './view.ts';

type Definition = GameDefinition<RajasGame, RajasState, RajasFrame, RajasChoice, RajasFact, RajasView, RajasDescription>;
const foldFact = foldByType<RajasGame, RajasState, RajasFact>(allFolds);
const notation = allNotation as Readonly<Record<string, (choice: RajasChoice, game: RajasGame) => string>>;

function fold(game: RajasGame, state: RajasState, fact: RajasFact): void {
  foldFact(game, state, fact);
  if (game.hooks.watch.size === 0) return;
  const watching = game.hooks.watch.get(fact.type);
  if (watching) for (const watch of watching) watch(game, state, fact);
}

function react(game: RajasGame, state: RajasState, fact: RajasFact, step: RajasStep): void {
  if (game.hooks.react.size === 0) return;
  const reactions = game.hooks.react.get(fact.type);
  if (reactions) for (const reaction of reactions) reaction(game, state, fact, step);
}

function prepare({ players, options = {}, edition, editionData }: SetUp): ReturnType<Definition['prepare']> {
  const faults = optionFaults(players, options);
  if (faults.length > 0) return fail(faults);
  const parsed = parseEdition(edition, editionData);
  if (!parsed.ok) return parsed;
  const modules = installedModules(parsed.value, options);
  const wrong = faultsInPlay(parsed.value, players, modules, 'editionData');
  return wrong.length > 0 ? fail(wrong) : ok(compileGame(parsed.value, players, modules));
}

export const rajas: Definition = {
  id: 'rajas',
  title: 'Rajas of the Ganges',
  rulesVersion: 3,
  upcasts: [FROM_VERSION_1],
  changes: CHANGES,
  /** RAJ-GEN-01. */
  players: { min: 2, max: 4 },
  options: OPTIONS,
  editions: EDITIONS,
  editing: { shape: EDITION, groups: COMPONENT_GROUPS },
  prepare,
  describe,
  begin,
  handlers: withExtraChoices(allHandlers),
  fold,
  react,
  copy: copyState,
  viewFor,
  viewsAt,
  imagine,
  /** Everything that happens is open to all (RAJ-GEN-05). */
  factFor: (_game, fact) => fact,
  spelling,
  format: (game, choice) => notation[choice.type]?.(choice, game) ?? choice.type,
  standings,
  race,
  things,
  explain,
};
