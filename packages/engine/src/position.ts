/** A player's place at the table, counted from 0. */
export type Seat = number;
/** The viewer of a game. */
export type Viewer = Seat | 'spectator';
/** Who answers a question. */
export type Decider = Seat | 'chance';

/** One unit of pending work. Plain JSON: ids and numbers, never a list of choices. */
export interface Frame {
  readonly kind: string;
}

/** Something that happened, in the past tense. State changes only by folding facts. */
export interface Fact {
  readonly type: string;
}

/** One possible answer to a question. */
export interface Choice {
  readonly type: string;
}

/** A game position as plain JSON. The agenda's last frame is on top; an empty agenda means the game is over. */
export interface Position<S, F extends Frame = Frame> {
  readonly state: S;
  readonly agenda: F[];
}

export interface Question<C extends Choice = Choice> {
  readonly decider: Decider;
  /** Every legal choice, in a stable order. */
  readonly choices: readonly C[];
  /** For chance only: a whole-number weight for each choice. */
  readonly weights?: readonly number[];
}

/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;
