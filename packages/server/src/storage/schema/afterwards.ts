/** A finished game with its whole journal. */
export interface ArchiveRow {
  table_id: string;
  game: string;
  players: number;
  options: string;
  visibility: 'public' | 'link';
  moves: number;
  journal: string;
  ended_at: number;
}

export interface ResultsRow {
  table_id: string;
  seat: number;
  person_id: string | null;
  name: string;
  game: string;
  rank: number;
  score: number;
  visibility: 'public' | 'link';
  ended_at: number;
  /** Displayed rating after a rated game, and the change. */
  rating: number | null;
  rating_change: number | null;
}

export interface RatingsRow {
  person_id: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** The analysis of a finished game, shared by everyone who may see it. */
export interface AnalysesRow {
  table_id: string;
  /** Of the analysis, and of the rules by which it judged. */
  version: number;
  rules_version: number;
  state: 'waiting' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Packed; null until it is done. */
  content: string | null;
  updated_at: number;
}

export interface PuzzleRecordsRow {
  person_id: string;
  content: string;
  updated_at: number;
}

/** How the first tries of all accounts at a puzzle went; whose they were isn't kept here. */
export interface PuzzleTriesRow {
  puzzle: string;
  found: number;
  missed: number;
}

/** An edition that a person enters from their box. */
export interface OwnEditionsRow {
  person_id: string;
  id: string;
  game: string;
  title: string;
  /** Incremented by every change; a writer with a stale one fails. */
  revision: number;
  /** How many faults the rules' own checks found. */
  faults: number;
  content: string;
  /** Named earlier states, as JSON. */
  versions: string;
  updated_at: number;
}
