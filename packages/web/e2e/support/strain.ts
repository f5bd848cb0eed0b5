import type { Page } from 'playwright-core';
import { workDuring } from './tasks.ts';

const SPAN = { from: 'durbar-drill', to: 'durbar-drilled' } as const;
const DRILLS = 15;
/** Milliseconds of CPU time that a drill took where the budgets were set: two cores of an AMD EPYC, nothing else running. */
const USUAL = 8;

/**
 * How many times longer work takes at the moment than where the budgets were set; at least 1. A shared machine has slow hours, and a budget
 * is about the page, not about the hour. The page must have been opened; it shows the drill for a moment.
 */
export async function strainOn(page: Page): Promise<number> {
  const { drills } = await workDuring(page, { drills: SPAN }, () => page.evaluate(drill, { ...SPAN, times: DRILLS }));
  const sorted = [...drills].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? USUAL;
  return Math.max(1, median / USUAL);
}

/** What a table does when it shows a position: objects are compared, elements come and go, and their places are measured. */
async function drill({ from, to, times }: { readonly from: string; readonly to: string; readonly times: number }): Promise<void> {
  const PIECES = 600;
  for (let time = 0; time < times; time++) {
    await new Promise(requestAnimationFrame);
    performance.mark(from);
    const pieces = Array.from({ length: PIECES }, (_, index) => ({ name: `piece ${index}`, at: [index % 7, index % 11] }));
    const copies = JSON.parse(JSON.stringify(pieces)) as typeof pieces;
    const board = document.createElement('div');
    board.style.cssText = 'position: fixed; inset: 0; display: flex; flex-wrap: wrap; visibility: hidden';
    for (const { name, at } of copies) {
      const piece = document.createElement('span');
      piece.textContent = name;
      piece.style.margin = `${at[0]}px ${at[1]}px`;
      board.append(piece);
    }
    document.body.append(board);
    for (const piece of board.children) piece.getBoundingClientRect();
    board.remove();
    performance.mark(to);
  }
}
