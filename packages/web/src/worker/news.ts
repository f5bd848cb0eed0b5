import type { Correction, Move, QuestionView, Standing, Undo, Viewer } from '@durbar/engine';

/** One answer with what the viewer learned from it. */
export type SeenMove = Pick<Move, 'kind' | 'by' | 'facts'>;

/** The rules changed here: the game continues after its first `to` moves. */
export type SeenCorrection = Pick<Correction, 'kind' | 'to' | 'rules'>;

/** A journal entry as one viewer may see it. */
export type SeenEntry = SeenMove | Undo | SeenCorrection;

/** One moment as one viewer sees it. */
export interface Moment {
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly question: QuestionView | undefined;
  /** How many moves remain if the viewer undoes the last answer, or all since the last barrier; undefined if impossible. */
  readonly undo: number | undefined;
  readonly reset: number | undefined;
  readonly standings: readonly Standing[] | undefined;
  /** Whether the game ended without a result. */
  readonly isCancelled?: boolean;
}

/** A moment with everything before it, shown immediately: a table is opened, the viewer changes, a replay jumps to another moment. */
export interface Opened {
  readonly kind: 'opened';
  readonly entries: readonly SeenEntry[];
  readonly moment: Moment;
}

/** What happened next, and the moment after it. */
export interface Happened {
  readonly kind: 'happened';
  readonly entries: readonly SeenEntry[];
  readonly moment: Moment;
}

export type News = Opened | Happened;
