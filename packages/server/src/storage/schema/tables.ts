/** Custom editions, stored once by hash. */
export interface EditionsRow {
  hash: string;
  content: string;
  created_at: number;
}

export interface TablesRow {
  id: string;
  /** Incremented by every change; a writer with a stale version fails. */
  version: number;
  status: 'open' | 'running' | 'finished' | 'cancelled';
  game: string;
  rules_version: number;
  players: number;
  options: string;
  edition: string;
  edition_hash: string | null;
  pace: string;
  visibility: 'public' | 'link';
  stakes: 'rated' | 'friendly';
  out_of_time: 'bot' | 'loss' | 'wait';
  /** The level of the bots that take free seats at the start; null if none do. */
  fill: string | null;
  /** The server chose who plays. */
  seated: number;
  /** The language of the host. */
  language: 'en' | 'de' | 'fr' | 'nl' | null;
  /** The finished table whose deal is played again. */
  same_as: string | null;
  host_id: string | null;
  /** Entries in the journal. */
  length: number;
  /** A seat, or null when no one decides. */
  decider: number | null;
  turn_since: number | null;
  deadline: number | null;
  clocks: string | null;
  paused_at: number | null;
  request: string | null;
  /** The game's random seed; encrypted until the game is over, like the secret. */
  seed: string | null;
  /** The server's share of the seed; null if it drew the seed alone. */
  secret: string | null;
  commitment: string | null;
  /** The clients' promised and revealed shares. */
  shares: string | null;
  /** When an about-to-start table stops waiting for shares. */
  reveal_by: number | null;
  standings: string | null;
  rematch: string | null;
  /** The seat whose player lets anyone with the link see the finished private game. */
  shared_by: number | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  updated_at: number;
}

export interface SeatsRow {
  table_id: string;
  seat: number;
  person_id: string | null;
  bot: string | null;
  ready: number;
  away: number;
  away_since: number | null;
  resigned_at: number | null;
  /** The number of moves when the person returned; undoing earlier stand-in moves needs consent. */
  own_from: number | null;
}

/** People admitted to a table that isn't public. */
export interface AccessRow {
  table_id: string;
  person_id: string;
}

export interface InvitationsRow {
  token_hash: string;
  table_id: string;
  created_by: string;
  created_at: number;
  expires_at: number;
  used_by: string | null;
}

export interface JournalRow {
  table_id: string;
  number: number;
  kind: 'start' | 'move' | 'undo' | 'correction';
  /** A seat, or -1 for chance. */
  by: number;
  /** The answer; for an undo or a correction the number of moves that remain. */
  text: string;
  at: number;
  /** Its facts as JSON; null for an undo and in journals from before facts were stored. */
  content: string | null;
}

export interface TalkRow {
  table_id: string;
  number: number;
  kind: 'chat' | 'event';
  person_id: string | null;
  seat: number | null;
  text: string;
  /** Client-generated id, for deduplication. */
  key: string | null;
  at: number;
}
