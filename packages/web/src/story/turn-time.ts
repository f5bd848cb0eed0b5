import type { Decider, Fact } from '@durbar/engine';
import type { Beat } from './beat.ts';
import { type Schedule, scheduled } from './schedule.ts';
import type { AnyStory } from './telling.ts';

/** A part of a turn, shown at once. */
export interface ToldPart {
  readonly facts: readonly Fact[];
  readonly beats: readonly Beat[];
  /** Whose answers they are; chance continues someone else's. */
  readonly by: Decider | undefined;
  readonly whose: 'own' | 'others';
  /** Whether it starts something new or continues what was told before. */
  readonly start: 'new' | 'goes on';
  /** Whether more of the turn is to come. */
  readonly end: 'more' | 'over';
}

/** In milliseconds at normal speed. Of the 2.5 seconds of a turn the page needs some to prepare its parts. */
export const LONGEST = { own: 1200, others: 2000 } as const;
/** What a part may take of the time left when more of its turn is to come, so what comes last can still be seen. */
const SHARE = 0.7;

/** Keeps a turn within its time, however many parts it comes in. */
export class TurnTime {
  readonly #story: Pick<AnyStory, 'turnAt'>;
  #spent = 0;
  #by: Decider | undefined;

  constructor(story: Pick<AnyStory, 'turnAt'>) {
    this.#story = story;
  }

  fitted(part: ToldPart): Schedule {
    if (part.start === 'new' && this.#begins(part)) this.#spent = 0;
    this.#by = part.by ?? this.#by;
    const left = Math.max(0, LONGEST[part.whose] - this.#spent);
    const schedule = scheduled(part.beats, part.end === 'over' ? left : left * SHARE);
    this.#spent += schedule.length;
    return schedule;
  }

  /** Whatever ends a turn, and the clean-up after it, belongs to it. */
  #begins({ facts, by, whose }: ToldPart): boolean {
    const marks = facts.map((fact) => this.#story.turnAt(fact)).filter((mark) => mark !== undefined);
    return whose === 'own' || (by !== undefined && by !== this.#by) || marks[0] === 'opens';
  }
}
