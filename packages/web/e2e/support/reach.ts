/** Functions that run inside the page, so each must be self-contained. */

export interface Reach {
  /** Things that must always be visible but aren't. */
  readonly missing: readonly string[];
  /** Parts of the page that must be scrolled to see all choices, or the selection and its consequences. */
  readonly scrolled: readonly string[];
  /** What scrolls sideways by mistake. */
  readonly sideways: readonly string[];
}

/** What a player on a phone can reach when a question is open, or when an answer is selected. */
export function reachOf(when: 'asked' | 'selected'): Reach {
  const isIn = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    let [x, y, right, bottom] = [
      Math.max(left, 0),
      Math.max(top, 0),
      Math.min(left + width, innerWidth),
      Math.min(top + height, innerHeight),
    ];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const clip = at.getBoundingClientRect();
      [x, y, right, bottom] = [
        Math.max(x, clip.left),
        Math.max(y, clip.top),
        Math.min(right, clip.right),
        Math.min(bottom, clip.bottom),
      ];
    }
    const share = (Math.max(right - x, 0) * Math.max(bottom - y, 0)) / Math.max(width * height, 1);
    return width > 0 && height > 0 && (share > 0.6 || (right - x > 40 && bottom - y > 28));
  };
  /** It or a descendant is topmost at one of a few points. */
  const isHit = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    return shares.some((x) =>
      shares.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && element.contains(found);
      }),
    );
  };
  const isReached = (element: Element): boolean => isIn(element) && isHit(element);
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(`[data-table] ${selector}`)];
  const nameOf = (element: Element): string =>
    element.getAttribute('data-tab') ?? element.getAttribute('data-part') ?? element.getAttribute('class') ?? element.tagName;
  /** The part of the page that must be scrolled to it. A zoomable picture and a row beside it are moved, not scrolled. */
  const scrollerOf = (element: Element): readonly string[] => {
    if (element.closest('[data-zoom], .handfuls, .ways')) return [];
    return [nameOf(element.closest('[data-scrolls], [data-tab]') ?? element)];
  };
  const choices = all('[data-choice], [data-leads-to]');
  const selected = all('[data-selected]');
  const receipt = all('[data-part="receipt"]');
  const confirm = all('[data-confirm]');
  const missing = [
    ...(all('[data-part="figures"]').some(isReached) ? [] : ['own figures']),
    ...(all('[data-to-hint]').some(isReached) ? [] : ['hint']),
    ...(choices.some(isReached) || confirm.some(isReached) ? [] : ['any choice']),
    ...(confirm.every(isReached) ? [] : ['button that confirms']),
    ...(selected.length === 0 || confirm.length > 0 || selected.some((one) => !one.matches('[data-choice]'))
      ? []
      : ['a button that confirms']),
  ];
  const wanted = [...(when === 'asked' ? choices : selected.slice(0, 1)), ...receipt];
  const scrolled = [...new Set(wanted.filter((one) => !isReached(one)).flatMap(scrollerOf))];
  const sideways = [document.documentElement, ...all('[data-tab]:not([hidden])'), ...all('[data-scrolls]')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map(nameOf);
  return { missing, scrolled, sideways };
}

/** Selects a visible choice that isn't selected yet, as a finger would; false if there is none. */
export async function selectInSight(): Promise<boolean> {
  const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  const pieceInSight = (pieces: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(`[data-table] ${pieces}`)].find((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && one.contains(found);
    });
  const CHOICE = '[data-choice]:not([data-selected])';
  if (!document.querySelector('[data-choice]')) {
    pieceInSight('[data-leads-to]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await wait(30);
  }
  const inSight = pieceInSight(CHOICE);
  if (!inSight) return false;
  inSight.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (let tries = 0; tries < 100 && !document.querySelector('[data-confirm]'); tries++) await wait(10);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await wait(30);
  return true;
}
