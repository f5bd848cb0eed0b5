import {
  type AnyGame,
  fail,
  ok,
  type Result,
  type Rules,
  rulesFor,
  type SetUp,
  type SetUpFault,
  upcastSetUp,
} from '@durbar/engine';
import type { EditionStore } from '../storage/keepsakes.ts';
import type { TableRecord } from '../storage/table-records.ts';

const REMEMBERED = 100;

type FixedParts = Pick<TableRecord, 'game' | 'rulesVersion' | 'players' | 'options' | 'edition' | 'editionHash'>;

/** Rules of tables. Compiling an edition takes time, so equal set-ups share their rules. */
export interface Rulebook {
  readonly games: readonly AnyGame[];
  game(id: string): AnyGame | undefined;
  /** The set-up of a table, in the terms of the rules it began with. */
  setUp(record: FixedParts): Promise<SetUp>;
  rules(record: FixedParts): Promise<Result<Rules, 'no-such-game' | 'other-rules-version' | readonly SetUpFault[]>>;
}

export function createRulebook(games: readonly AnyGame[], editions: EditionStore): Rulebook {
  const remembered = new Map<string, Rules>();
  const game = (id: string): AnyGame | undefined => games.find((one) => one.id === id);
  const setUp = async ({ players, options, edition, editionHash }: FixedParts): Promise<SetUp> => {
    const content = editionHash === undefined ? undefined : await editions.get(editionHash);
    return { players, options, edition, ...(content === undefined ? {} : { editionData: JSON.parse(content) }) };
  };
  return {
    games,
    game,
    setUp,
    rules: async (record) => {
      const { game: id, rulesVersion, players, options, edition, editionHash } = record;
      const definition = game(id);
      if (!definition) return fail('no-such-game');
      if (rulesVersion > definition.rulesVersion) return fail('other-rules-version');
      const key = JSON.stringify([id, rulesVersion, players, options, edition, editionHash]);
      const known = remembered.get(key);
      if (known) return ok(known);
      const rules = rulesFor(definition, upcastSetUp(definition, await setUp(record), rulesVersion));
      if (!rules.ok) return rules;
      const oldest = remembered.size >= REMEMBERED ? remembered.keys().next().value : undefined;
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(key, rules.value);
      return rules;
    },
  };
}
