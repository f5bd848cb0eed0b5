import { loadGame } from '@durbar/catalogue';
import { advance, ask, begin, defined, isOver, mustRules, randomChoice, seededRandom } from '@durbar/engine';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/language.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { rajasMessages } from '../messages/index.ts';
import type { RajasChoice, RajasDescription, RajasView } from '../types.ts';
import { act } from './act.ts';

const REST = { navaratnas: 'on', cows: 'on', wilderness: 'on', pinkElephant: 'on' };
const POOL = { riverPool: 'ganga1+ganga2+ganga3' };

test.each([
  ['fronts', { ...REST, ...POOL, holi: 'front', kedarnath: 'front', roads: 'front', river: 'mysterious' }],
  ['backs', { ...REST, ...POOL, holi: 'back', kedarnath: 'back', roads: 'back', river: 'full-random' }],
])('the confirm button names the act of every choice of a whole game, in every language: %s', async (_name, options) => {
  const rules = mustRules(defined(await loadGame('rajas'), 'rajas'), { players: 4, options });
  const description = rules.definition.describe(rules.game) as RajasDescription;
  const tellings = await Promise.all(LANGUAGES.map((language) => tellingIn(language, description, rajasMessages, 0)));
  const { position } = begin(rules);
  const random = seededRandom('acts');
  const unnamed = new Set<string>();
  while (!isOver(position)) {
    const { decider, choices } = defined(ask(rules, position), 'question');
    const view = rules.definition.viewFor(rules.game, position, 0) as RajasView;
    for (const choice of decider === 'chance' ? [] : (choices as readonly RajasChoice[]))
      for (const telling of tellings)
        if (act(choice, view, telling) === telling.common.confirm) unnamed.add(`${choice.type} ${telling.language}`);
    advance(rules, position, randomChoice(rules, position, random), []);
  }
  expect([...unnamed]).toEqual([]);
});
