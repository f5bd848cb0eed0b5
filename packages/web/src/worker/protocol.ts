import type { Advice, Analysis, Level } from '@durbar/bots';
import type { Verdict } from '@durbar/chance';
import type {
  Decider,
  Fact,
  QuestionView,
  ReplayFault,
  SavedTexts,
  Seat,
  SetUp,
  Standing,
  SubmitFault,
  Viewer,
} from '@durbar/engine';

/** Who decides for a seat. */
export type Driver = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

/** A game to be played on or looked at. */
export interface Plan {
  readonly saved: SavedTexts;
  readonly drivers: readonly Driver[];
  /** The secret that answers chance. */
  readonly seed: string;
  /** Entries before this number came from another seed (the game was branched off there). */
  readonly fairFrom: number;
  /** A replay is only looked at: nobody decides. In a guided game nobody answers by himself but the person: the rest follows a script. */
  readonly mode: 'play' | 'replay' | 'guided';
}

/** One moment as one viewer sees it. */
export interface Scene {
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly question: QuestionView | undefined;
  /** The entry that the viewer may take back to. */
  readonly undo: number | undefined;
  readonly reset: number | undefined;
  readonly standings: readonly Standing[] | undefined;
}

/** A moment of a game that is played elsewhere. */
export interface SeenMoment {
  readonly game: string;
  readonly setUp: SetUp;
  readonly view: unknown;
  readonly question: QuestionView;
}

/** One answer with what the viewer learnt from it. */
export interface SeenEntry {
  readonly by: Decider;
  readonly facts: readonly Fact[];
}

export interface HappenedEvent {
  readonly type: 'happened';
  readonly scene: Scene;
  readonly entry: SeenEntry;
  /** The entry's notation, for keeping the game. */
  readonly text: string;
}

export interface OpenedEvent {
  readonly type: 'opened';
  readonly scene: Scene;
  readonly entries: readonly SeenEntry[];
  readonly setUpFacts: readonly Fact[];
  /** The whole log in notation, for keeping the game. */
  readonly log: readonly string[];
}

export interface FailedEvent {
  readonly type: 'failed';
  readonly message: string;
}

/** How much of an analysis is done, from 0 to 1. */
export interface ProgressEvent {
  readonly type: 'progress';
  readonly share: number;
}

export type HostEvent = OpenedEvent | HappenedEvent | FailedEvent | ProgressEvent;

/** Everything of a game that is over: nothing is secret any more. */
export interface History {
  readonly setUpFacts: readonly Fact[];
  readonly entries: readonly SeenEntry[];
}

/** What the page may ask; each request has one answer. */
export interface HostApi {
  open(plan: Plan, viewer: Viewer): Promise<ReplayFault | undefined>;
  look(viewer: Viewer): Promise<void>;
  answer(number: number, text: string, by: Seat): Promise<SubmitFault | undefined>;
  /** Gives these answers, one after the other, for whoever is asked: the script of a guided game. */
  follow(texts: readonly string[]): Promise<void>;
  rewind(number: number, by: Seat): Promise<void>;
  sceneAt(number: number, viewer: Viewer): Promise<Scene>;
  entriesFor(viewer: Viewer): Promise<History>;
  verify(commitment: string): Promise<Verdict>;
  /** Looks back at the whole game with all cards open. */
  analyse(): Promise<Analysis | undefined>;
  /** The best choices for a seat that decides now, with reasons. */
  advise(seat: Seat): Promise<readonly Advice[]>;
  /** The same for a view that came from a server. */
  consider(seen: SeenMoment): Promise<readonly Advice[]>;
}
