import { loadGame } from '@durbar/catalogue';
import {
  advance,
  ask,
  begin,
  copyPosition,
  defined,
  isOver,
  mustRules,
  randomChoice,
  type SetUp,
  seededRandom,
} from '@durbar/engine';
import { expect, test } from 'vitest';
import type { Merit } from '../../../table/contract.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { rajasMessages } from '../messages/index.ts';
import type { RajasChoice, RajasDescription, RajasFact, RajasView } from '../types.ts';
import { merits } from './merits.ts';

interface Made {
  readonly choice: RajasChoice;
  readonly merits: readonly Merit[];
}

/** All choices of some kinds in a random game, each with its merits. */
async function madeIn(setUp: SetUp, kinds: readonly RajasChoice['type'][]): Promise<readonly Made[]> {
  const rules = mustRules(defined(await loadGame('rajas'), 'rajas'), setUp);
  const { definition, game } = rules;
  const { position } = begin(rules);
  const random = seededRandom('merits');
  const made: Made[] = [];
  while (!isOver(position)) {
    const { decider, choices } = defined(ask(rules, position), 'question');
    for (const choice of (choices as readonly RajasChoice[]).filter(({ type }) => kinds.includes(type))) {
      if (decider === 'chance') continue;
      const telling = await tellingIn('en', definition.describe(game) as RajasDescription, rajasMessages, decider);
      const [after, facts] = [copyPosition(rules, position), [] as RajasFact[]];
      const seen = (): RajasView => definition.viewFor(game, position, decider) as RajasView;
      advance(rules, after, choice, facts);
      const view = definition.viewFor(game, after, decider) as RajasView;
      made.push({ choice, merits: merits({ steps: [{ choice, view: seen() }], facts, view }, telling) });
    }
    advance(rules, position, randomChoice(rules, position, random));
  }
  return made;
}

function saidIn({ merits: all }: Made): readonly string[] {
  return all.filter(({ amount, kind }) => amount > 0 && kind !== 'stock').map(({ amount, text }) => text(amount));
}

test('taking the pink elephant gains it, and a worker that it brings gains what its space gives', async () => {
  const setUp = { players: 4, options: { pinkElephant: 'on' } };
  const made = await madeIn(setUp, ['pink-elephant/take', 'pink-elephant/join']);
  const [taken, joined] = ['pink-elephant/take', 'pink-elephant/join'].map((type) =>
    made.filter((one) => one.choice.type === type),
  );
  expect(taken?.length).toBeGreaterThan(0);
  expect(taken?.filter((one) => !saidIn(one).includes('the pink elephant'))).toEqual([]);
  const onTerrace = joined?.filter(({ choice }) => 'id' in choice && choice.id.includes('-terrace-')) ?? [];
  expect(onTerrace.length).toBeGreaterThan(0);
  expect(onTerrace.filter((one) => !saidIn(one).some((text) => /^1 \w+ die$/.test(text)))).toEqual([]);
});

test('a Holi tile that is used is lost', async () => {
  const made = await madeIn({ players: 3, options: { holi: 'front' } }, ['holi/recolour']);
  const tiles = made.flatMap((one) => one.merits.filter(({ id }) => id === 'holi-tile'));
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.filter(({ amount }) => amount >= 0)).toEqual([]);
});
