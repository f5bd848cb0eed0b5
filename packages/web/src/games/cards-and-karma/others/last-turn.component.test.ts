import { cardsAndKarma } from '@durbar/cards-and-karma';
import { type AnyGame, mustRules } from '@durbar/engine';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { change } from '../../../store/settings.svelte.ts';
import { openTableOf } from '../../../table/testing/open-table.ts';
import { MatchSource } from '../../../table/testing/toy-source.ts';
import { lesson } from '../guide/first.ts';
import { karmaMessages } from '../messages/index.ts';
import { table } from '../table.ts';

const rules = mustRules(cardsAndKarma as unknown as AnyGame, { players: lesson.players });

test('another player’s panel tells their last turn without their name', async () => {
  change({ speed: 'instant', motion: 'still' });
  const [first, ...steps] = lesson.steps.filter(({ choose }) => choose !== undefined);
  const begun = steps.slice(0, 2).flatMap(({ choose = '', after = [] }) => [choose, ...after]);
  const words = { now: await karmaMessages.en() };
  const told = async (answers: readonly string[]): Promise<string | undefined> => {
    document.body.replaceChildren();
    openTableOf({ table, rules, words }, new MatchSource(rules, 0, ...answers));
    await tick();
    return document.querySelector('[data-last-turn="1"] p')?.textContent?.trim();
  };
  expect(await told(lesson.opening)).toBe('No turn has been played yet.');
  const later = await told([...lesson.opening, first?.choose ?? '', ...(first?.after ?? []), ...begun]);
  expect(later).toMatchInlineSnapshot(`"Took a blue die.  +1"`);
  expect(later).not.toContain('Ines');
});
