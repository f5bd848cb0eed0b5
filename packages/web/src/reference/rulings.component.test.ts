import { RULING_REASONS, type Section } from '@durbar/reference';
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { lister } from '../i18n/numbers.ts';
import Browser from './Browser.svelte';
import { library } from './library.ts';
import { type OpenReference, openReference } from './opening.ts';

async function opened(game: string): Promise<OpenReference> {
  const reference = await openReference(game);
  if (!reference) throw new Error(`no reference of ${game}`);
  return reference;
}

/** The lines under a section. */
function marksUnder(reference: OpenReference, section: Section): readonly string[] {
  const { container, unmount } = render(Browser, {
    reference,
    sections: reference.sections,
    current: section,
    show: () => undefined,
  });
  const marks = [...container.querySelectorAll('[data-ruling]')].map(({ textContent }) => textContent);
  unmount();
  return marks;
}

test.each(library.games)('%s: the page says why each of our own rulings is ours', async (game) => {
  const reference = await opened(game);
  const { rulings } = reference.words.now;
  const wanted = (reason: (typeof RULING_REASONS)[number], { rulings: marked = [] }: Section) =>
    marked.filter((ruling) => ruling.reason === reason).map(({ rule }) => rule);
  for (const reason of RULING_REASONS) {
    const section = reference.sections.find((one) => wanted(reason, one).length > 0);
    if (!section) throw new Error(`no section of ${game} with a ruling of this kind: ${reason}`);
    expect(marksUnder(reference, section)).toContain(`${rulings[reason]} ${lister('en')(wanted(reason, section))}`);
  }
  reference.close();
});

test('a section without rulings marks none', async () => {
  const reference = await opened('rajas');
  const section = reference.sections.find(({ rulings = [] }) => rulings.length === 0);
  if (!section) throw new Error('every section has a ruling');
  expect(marksUnder(reference, section)).toEqual([]);
  reference.close();
});
