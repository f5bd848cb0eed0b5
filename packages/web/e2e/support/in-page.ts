import type { Entry } from '@durbar/engine';

/** Functions that run inside the page, so each must be self-contained. */

/** One control on the page. */
export interface Control {
  readonly text: string;
  /** Whether it is in a scrollable area: a phone tab, or the pieces on a low screen. */
  readonly canScroll: boolean;
  readonly isInView: boolean;
}

export interface TableReport {
  readonly number: number;
  /** The answers decided on the page but not sent. */
  readonly steps: readonly string[];
  readonly controls: readonly Control[];
  /** The choices made with one piece on the page and then another. */
  readonly furtherOn: readonly string[];
  readonly isTooWide: boolean;
  /** The answers stored since the given number. */
  readonly log: readonly string[];
}

/** Raises curtains until the table waits for a choice or the game is over, and returns its controls. */
export async function whenSettled({ id, known }: { id: string; known: number }): Promise<TableReport> {
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  const table = (): HTMLElement | null => document.querySelector('[data-table]');
  const isSettled = (): boolean =>
    table()?.dataset.busy === 'false' &&
    (document.querySelector('[data-choice], [data-leads-to], [data-end]') !== null || table()?.dataset.table === '-1');
  for (let tries = 0; !isSettled(); tries++) {
    if (tries > 6000) throw new Error(`the table does not settle: ${document.body.textContent.slice(0, 300)}`);
    const curtain = document.querySelector<HTMLElement>('[data-ready]');
    curtain?.click();
    await wait(curtain ? 30 : 5);
  }
  const number = Number(table()?.dataset.table);
  const answersOf = (entries: readonly Entry[]): readonly string[] => {
    const answers: string[] = [];
    for (const entry of entries) {
      if (entry.kind === 'move') answers.push(entry.text);
      else answers.length = entry.to;
    }
    return answers;
  };
  const readLog = (): Promise<readonly string[]> =>
    new Promise((resolve) => {
      const opening = indexedDB.open('durbar', 1);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('games').objectStore('games').get(id);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(answersOf(reading.result.saved.entries));
        };
      };
    });
  let log = await readLog();
  for (let tries = 0; log.length < number && tries < 500; tries++) {
    await wait(10);
    log = await readLog();
  }
  const look = (): Control[] =>
    [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return {
        text: element.dataset.choice ?? '',
        canScroll: element.closest('[data-tab], [data-scrolls]') !== null,
        isInView: width > 0 && height > 0 && left >= -2 && top >= -2 && right <= innerWidth + 2 && bottom <= innerHeight + 2,
      };
    });
  let controls = look();
  // Pieces are laid out by the size of their box, which is known one frame later.
  for (let tries = 0; tries < 10 && controls.some(({ canScroll, isInView }) => !canScroll && !isInView); tries++) {
    await wait(50);
    controls = look();
  }
  const steps = JSON.parse(table()?.dataset.steps ?? '[]');
  const furtherOn = [...document.querySelectorAll<HTMLElement>('[data-leads-to]')].flatMap(({ dataset }): readonly string[] =>
    JSON.parse(dataset.leadsTo ?? '[]'),
  );
  return {
    number,
    steps,
    controls,
    furtherOn,
    isTooWide: document.documentElement.scrollWidth > innerWidth + 1,
    log: log.slice(known),
  };
}

/** Presses the pieces that lead to a choice until one of them makes it. */
export async function leadTo(text: string): Promise<void> {
  const isThere = (): boolean => document.querySelector(`[data-choice=${JSON.stringify(text)}]`) !== null;
  for (let presses = 0; presses < 3 && !isThere(); presses++) {
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-leads-to]')];
    const piece = pieces.find(({ dataset }) => (JSON.parse(dataset.leadsTo ?? '[]') as readonly string[]).includes(text));
    piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Hovers a control and clicks it where it is hit, confirms if asked, and waits for the next question. */
export async function press(text: string): Promise<{ readonly time: number; readonly fault: string | undefined }> {
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  const moment = (): string => {
    const { table: number, steps } = document.querySelector<HTMLElement>('[data-table]')?.dataset ?? {};
    return `${number} ${steps}`;
  };
  const control = document.querySelector<HTMLElement>(`[data-choice=${JSON.stringify(text)}]`);
  if (!control) return { time: 0, fault: 'it is gone' };
  const { tab } = control.closest<HTMLElement>('[data-tab]')?.dataset ?? {};
  if (tab !== undefined) document.querySelector<HTMLElement>(`[data-tab-button="${tab}"]`)?.click();
  if (tab !== undefined) await wait(0);
  control.scrollIntoView({ block: 'nearest' });
  /** The control or a descendant must be topmost at one of a few points. */
  const isHit = (): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    return shares.some((x) =>
      shares.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && found.closest('[data-choice]') === control;
      }),
    );
  };
  if (!isHit()) return { time: 0, fault: 'something lies over it' };
  const before = moment();
  const start = performance.now();
  control.dispatchEvent(new PointerEvent('pointerenter'));
  if (!control.hasAttribute('data-selected')) control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (let tries = 0; moment() === before; tries++) {
    if (tries > 4000) return { time: 0, fault: 'nothing happens' };
    const confirm = document.querySelector<HTMLElement>('[data-confirm]');
    if (confirm?.dataset.confirm === text) confirm.click();
    await wait(2);
  }
  return { time: performance.now() - start, fault: undefined };
}

/** Controls that can't be hit because something covers them, each by the start of its text. */
export function coveredControls(): readonly string[] {
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  const isHit = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return shares.some((x) =>
      shares.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && (control.contains(found) || found.closest('label')?.contains(control) === true);
      }),
    );
  };
  return [...document.querySelectorAll('button:enabled, a[href]:not(.skip), select, [data-choice]')].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(control).visibility === 'hidden') return [];
    control.scrollIntoView({ block: 'nearest' });
    return isHit(control) ? [] : [`something lies over ${control.outerHTML.slice(0, 140)}`];
  });
}
