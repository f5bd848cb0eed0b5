import type { Page } from 'playwright-core';

/** A piece of the table and the section its right click opens; '' when nothing opens. */
export interface Answered {
  readonly piece: string;
  readonly section: string;
}

/** Opens the contents once and closes them, so the rules are loaded. */
export async function waitForRules(page: Page): Promise<void> {
  await page.locator('[data-rules]').dispatchEvent('click');
  await page.waitForSelector('dialog nav a', { state: 'attached' });
  await closeRules(page);
}

export async function shownSection(page: Page): Promise<string> {
  await page.waitForSelector('dialog [data-section]');
  return (await page.getAttribute('dialog [data-section]', 'data-section')) ?? '';
}

export async function closeRules(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
}

/** Asks about the pieces of the table: each whose name has the given prefix, and one of each other kind. */
export async function askAboutPieces(page: Page, each: readonly string[]): Promise<readonly Answered[]> {
  return page.evaluate(async (beginnings) => {
    const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    const until = async (isSo: () => boolean): Promise<void> => {
      for (let turns = 0; turns < 10_000 && !isSo(); turns++) await turn();
    };
    const shown = (): HTMLElement | null => document.querySelector('dialog [data-section]');
    /** Pieces that differ by a number, or by a name after a space, are of one kind. */
    const kindOf = (name: string): string =>
      beginnings.some((beginning) => name.startsWith(beginning)) ? name : name.replace(/\d.*$| .*$/, '');
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-table] :is([data-thing], [data-about])')].map((piece) => ({
      piece,
      name: piece.dataset.about ?? piece.dataset.thing ?? '',
    }));
    const answered: Answered[] = [];
    for (const { name, piece } of new Map(pieces.map((each) => [kindOf(each.name), each])).values()) {
      piece.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: -1, clientY: -1 }));
      await until(() => shown() !== null);
      answered.push({ piece: name, section: shown()?.dataset.section ?? '' });
      document.querySelector('dialog')?.close();
      await until(() => document.querySelector('dialog') === null);
    }
    return answered;
  }, each);
}

/**
 * Unexplained symbols: no section covers them, and they are on neither an explainable piece nor an explained symbol. Player emblems,
 * arrows, buttons and lines of text, which have words beside them, don't count.
 */
export async function unexplainedSymbols(page: Page, explained: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const IN_WORDS = 'button, a, li, header, nav, [data-part="chronicle"], [data-part="prompt"]';
    const symbols = [...document.querySelectorAll('[data-table] use')].map((use) => ({
      use,
      name: (use.getAttribute('href') ?? '').slice(1),
      box: use.getBoundingClientRect(),
    }));
    const pieces = [...document.querySelectorAll('[data-table] :is([data-thing], [data-about], [data-choice])')];
    const known = [
      ...pieces.map((piece) => piece.getBoundingClientRect()),
      ...symbols.filter(({ name }) => names.includes(name)).map(({ box }) => box),
    ];
    const liesOn = (box: DOMRect, other: DOMRect): boolean => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom;
    };
    const lost = symbols.filter(
      ({ use, name, box }) =>
        box.width > 0 &&
        !names.includes(name) &&
        !name.startsWith('player-') &&
        name !== 'icon-next' &&
        !use.closest(IN_WORDS) &&
        !known.some((other) => liesOn(box, other)),
    );
    return [...new Set(lost.map(({ name }) => name))];
  }, explained);
}
