import type { Analysis, Attempt, BegunAnalysis, Hint, Level, Puzzle, Why } from '@durbar/bots';
import type { Verdict } from '@durbar/chance';
import type {
  AnySavedGame,
  Choice,
  Entry,
  Fact,
  QuestionView,
  ReplayFault,
  Result,
  SavedGame,
  Seat,
  SetUp,
  SubmitFault,
  Viewer,
} from '@durbar/engine';
import type { Moment, News, SeenEntry } from './news.ts';

/** Who decides for a seat. */
export type Driver = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

/** A game to continue or view. */
export interface GameToOpen {
  readonly saved: AnySavedGame;
  readonly drivers: readonly Driver[];
  /** The secret that answers chance. */
  readonly seed: string;
  /** Entries before this number came from another seed (the game branched off there). */
  readonly fairFrom: number;
  /** In a replay no one decides. In a guided game only the person decides; the rest is scripted. */
  readonly mode: 'play' | 'replay' | 'guided';
}

/** A question from a game played elsewhere, with everything its decider knows. */
export interface AskedElsewhere {
  readonly game: string;
  readonly setUp: SetUp;
  readonly view: unknown;
  readonly question: QuestionView;
}

/** What is known about the thoughts behind a bot's turn. */
export interface BotThought {
  readonly level: Level;
  /** What it chose, one after the other. */
  readonly choices: readonly Choice[];
  /** How the turn compared with others; undefined for a bot that doesn't compare. */
  readonly why: Why | undefined;
}

/** What the viewer learns. */
export interface NewsEvent {
  readonly type: 'news';
  readonly news: News;
  /** The journal entries since the last news, for storing the game. */
  readonly written: readonly Entry[];
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

/** What an analysis has found so far. */
export interface PartEvent {
  readonly type: 'part';
  readonly part: BegunAnalysis;
}

export type HostEvent = NewsEvent | FailedEvent | ProgressEvent | PartEvent;

/** A complete finished game; nothing is secret. */
export interface History {
  readonly setUpFacts: readonly Fact[];
  /** The whole journal, including undone and corrected entries. */
  readonly entries: readonly SeenEntry[];
}

/** What the page may ask; each request has one answer. */
export interface HostApi {
  /** Returns the game to store: a game of older rules includes its correction. */
  open(game: GameToOpen): Promise<Result<SavedGame, ReplayFault>>;
  /** Opens the position of a puzzle; only its solver answers, nothing is automatic. */
  openPuzzle(puzzle: Puzzle): Promise<SavedGame>;
  /** The result of the answers given to a puzzle so far. */
  attempt(): Promise<Attempt>;
  /** Shows the table to a viewer and lets bots and chance play. */
  look(viewer: Viewer): Promise<void>;
  answer(number: number, text: string, by: Seat): Promise<SubmitFault | undefined>;
  /** Gives these answers one after another for the player being asked: the script of a guided game. */
  follow(texts: readonly string[]): Promise<void>;
  /** The page has shown this many moves; bots stay at most one turn ahead. */
  shown(number: number): Promise<void>;
  rewind(number: number, by: Seat): Promise<void>;
  /** With open cards the viewer sees everyone's. */
  momentAt(number: number, viewer: Viewer, cards?: 'own' | 'open'): Promise<Moment>;
  historyFor(viewer: Viewer): Promise<History>;
  /** A separate game that begins with the first `number` moves. */
  branch(number: number): Promise<SavedGame>;
  verify(commitment: string): Promise<Verdict>;
  /** Analyses the whole game with full information, from the beginning or from where another analysis was stopped. */
  analyse(begun?: BegunAnalysis): Promise<Analysis | undefined>;
  /** The best choices for a seat that decides now, with reasons. */
  advise(seat: Seat): Promise<readonly Hint[]>;
  /** Why a bot took the turn between these numbers of moves; undefined if no bot did. */
  explain(from: number, to: number): Promise<BotThought | undefined>;
  /** The best choices for a view that came from a server. */
  consider(asked: AskedElsewhere): Promise<readonly Hint[]>;
}
