import type { PairingPace } from '@durbar/protocol';

/** A person who looks for a game; at most one search each. */
export interface SearchesRow {
  person_id: string;
  game: string;
  pace: PairingPace;
  players: number;
  since: number;
  /** Dropped after this time. An open page moves it for those who look for a live game. */
  present_until: number;
  /** The table found for them. */
  table_id: string | null;
  /** The others they were last told of, as ids. */
  company: string;
}

/** How one search ended. Without the person: it is only for estimates. */
export interface PairingsRow {
  id: string;
  game: string;
  pace: PairingPace;
  players: number;
  /** Milliseconds. */
  waited: number;
  found: number;
  at: number;
}

export interface TournamentsRow {
  id: string;
  /** Incremented by every change; a writer with a stale version fails. */
  version: number;
  status: 'open' | 'running' | 'finished' | 'cancelled';
  name: string;
  game: string;
  options: string;
  /** People at a table. */
  size: number;
  rounds: number;
  pace: string;
  visibility: 'public' | 'link';
  stakes: 'rated' | 'friendly';
  /** The current round; 0 before the start. */
  round: number;
  starts_at: number;
  /** How often the start was moved because too few people had joined. */
  postponed: number;
  host_id: string | null;
  created_at: number;
  ended_at: number | null;
}

/** Someone who takes part in a tournament, or did. */
export interface EntrantsRow {
  tournament_id: string;
  person_id: string;
  joined_at: number;
  left_at: number | null;
}

/** A person's place at a table of one round. */
export interface PlacesRow {
  tournament_id: string;
  round: number;
  person_id: string;
  table_id: string;
  /** The number of the table in its round. */
  number: number;
  /** Bots at the table, where people are missing. */
  bots: number;
  /** The table starts at this time at the latest. */
  starts_by: number;
  /** Null until the game is over. */
  rank: number | null;
  points: number | null;
}
