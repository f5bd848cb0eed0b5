import type { Schedule, Timed } from '../../story/schedule.ts';

/** The numbers of one picture of the table (`data-number`: the place they count), by element. */
export type Numbers = ReadonlyMap<HTMLElement, number>;

const MOST_STEPS = 6;

export function numbersIn(root: Element): Numbers {
  const drawn = [...root.querySelectorAll<HTMLElement>('[data-number]')];
  return new Map(drawn.flatMap((element) => (/^\d+$/.test(textOf(element)) ? [[element, Number(textOf(element))]] : [])));
}

/** A replaced number. */
export interface Counted {
  readonly element: HTMLElement;
  /** What is shown until the final value, in order. */
  readonly steps: readonly number[];
  /** When counting starts and ends, in milliseconds from the start of playback. */
  readonly from: number;
  readonly to: number;
}

/** The numbers that have changed, each counting while what it counts arrives or leaves. */
export function countedBy(before: Numbers, { timed }: Schedule): readonly Counted[] {
  return [...before].flatMap(([element, was]) => {
    const is = Number(textOf(element));
    const beats = timed.filter((beat) => touches(beat, element.dataset.number));
    const [from, to] = [Math.min(...beats.map(middleOf)), Math.max(...beats.map(({ at, ms }) => at + ms))];
    return element.isConnected && Number.isInteger(is) && is !== was && beats.length > 0
      ? [{ element, steps: stepsBetween(was, is), from, to }]
      : [];
  });
}

/** The numbers from one to just before another, at most six, evenly spread. */
export function stepsBetween(from: number, to: number): readonly number[] {
  const length = Math.min(MOST_STEPS, Math.abs(to - from));
  return Array.from({ length }, (_, step) => Math.round(from + ((to - from) * step) / length));
}

function touches({ beat: { journeys } }: Timed, place: string | undefined): boolean {
  return journeys.some(({ from, to }) => from === place || to === place);
}

/** Halfway through an arrival. */
function middleOf({ at, ms }: Timed): number {
  return at + ms / 2;
}

function textOf(element: Element): string {
  return element.textContent?.trim() ?? '';
}
