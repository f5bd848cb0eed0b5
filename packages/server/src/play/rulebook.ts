import { type AnyGame, fail, ok, type Result, type Rules, rulesFor, type SetUpFault } from '@durbar/engine';
import type { EditionStore } from '../storage/keepsakes.ts';
import type { TableRecord } from '../storage/table-records.ts';

const REMEMBERED = 200;

/** Rules of tables. Compiling an edition takes time, so equal set-ups share their rules. */
export interface Rulebook {
  readonly games: readonly AnyGame[];
  game(id: string): AnyGame | undefined;
  rules(
    record: Pick<TableRecord, 'game' | 'rulesVersion' | 'players' | 'options' | 'edition' | 'editionHash'>,
  ): Promise<Result<Rules, 'no-such-game' | 'other-rules-version' | readonly SetUpFault[]>>;
}

export function createRulebook(games: readonly AnyGame[], editions: EditionStore): Rulebook {
  const remembered = new Map<string, Rules>();
  const game = (id: string): AnyGame | undefined => games.find((one) => one.id === id);
  return {
    games,
    game,
    rules: async ({ game: id, rulesVersion, players, options, edition, editionHash }) => {
      const definition = game(id);
      if (!definition) return fail('no-such-game');
      if (definition.rulesVersion !== rulesVersion) return fail('other-rules-version');
      const key = JSON.stringify([id, players, options, edition, editionHash]);
      const known = remembered.get(key);
      if (known) return ok(known);
      const content = editionHash === undefined ? undefined : await editions.get(editionHash);
      const own = content === undefined ? {} : { editionData: JSON.parse(content) };
      const rules = rulesFor(definition, { players, options, edition, ...own });
      if (!rules.ok) return rules;
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, rules.value);
      return rules;
    },
  };
}
