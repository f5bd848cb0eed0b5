import { cardsAndKarma } from '@durbar/cards-and-karma';
import { type AnyGame, mustRules } from '@durbar/engine';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/language.ts';
import type { AnyTable } from '../../../table/contract.ts';
import { Previews } from '../../../table/previews.ts';
import { playAsPeople } from '../../../table/testing/asking.ts';
import { tellingIn } from '../../../table/testing/telling.ts';
import { expectWords } from '../../../table/testing/words.ts';
import { proposals } from '../hand/proposals.ts';
import { karmaMessages } from '../messages/index.ts';
import type { KarmaPreview, View } from '../types.ts';
import { promptFor } from './prompt-for.ts';

test('a selected card becomes the question, with its most important effect, in every language', async () => {
  const rules = mustRules(cardsAndKarma as unknown as AnyGame, { players: 3 });
  const table = { proposals } as unknown as AnyTable;
  const previews = new Previews(rules, table);
  const game = cardsAndKarma.describe(mustRules(cardsAndKarma, { players: 3 }).game);
  const tellings = await Promise.all(LANGUAGES.map((language) => tellingIn(language, game, karmaMessages)));
  const read = new Set<string>();
  await playAsPeople(rules, table, 'prompts', ({ moment, question }) => {
    const selectable = question.choices.flatMap(({ text }) => (previews.of(moment, text) as KarmaPreview | undefined) ?? []);
    for (const telling of tellings) {
      for (const preview of selectable) {
        const { title, hint = title } = promptFor(preview, moment.view as View, { ...telling, viewer: moment.viewer }) ?? {};
        if (title === undefined || hint === undefined) continue;
        expectWords(title);
        expectWords(hint);
        if (telling.language === 'en') read.add(title.replace(/\d+/g, '#')).add(hint.replace(/\d+/g, '#'));
      }
    }
  });
  expect([...read]).toEqual(
    expect.arrayContaining([
      'Take ship #?',
      'Build a red building?',
      'Use this palace action?',
      'Take it as a blue die?',
      'Take tea #?',
      'It turns over # of your # cards.',
      'It sells a set of goods for # coins.',
      'It costs blue #.',
      'It’s free.',
      'Then you have # of # dice.',
    ]),
  );
});
