import type { Decider, Fact } from '@durbar/engine';
import type { Beat } from './beat.ts';
import { type Schedule, scheduled } from './schedule.ts';
import type { AnyStory } from './telling.ts';

/** A part of a turn that is shown in one go. */
export interface ToldPart {
  readonly facts: readonly Fact[];
  readonly beats: readonly Beat[];
  /** Whose answers these are; chance continues someone else's. */
  readonly by: Decider | undefined;
  readonly whose: 'own' | 'others';
  /** Whether it starts something new or continues the previous part. */
  readonly start: 'new' | 'goes on';
  /** Whether more of the turn follows. */
  readonly end: 'more' | 'over';
}

/** In milliseconds at normal speed. The page needs part of a turn's 2.5 seconds to prepare. */
export const LONGEST = { own: 1200, others: 2000 } as const;
/** The share of the remaining time a part may take if more of its turn follows, so the last part is still visible. */
const SHARE = 0.7;

/** Keeps a turn within its time limit, however many parts it has. */
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
