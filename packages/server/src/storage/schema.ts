import type { AuditAction, PairingPace, WebhookFailure, WebhookFormat } from '@durbar/protocol';

/** The rows of the database. Times are milliseconds since 1970, flags are 0 or 1, structures are JSON texts. */
export interface Database {
  people: PeopleRow;
  name_parts: NamePartsRow;
  passkeys: PasskeysRow;
  sessions: SessionsRow;
  tokens: TokensRow;
  challenges: ChallengesRow;
  push_subscriptions: PushSubscriptionsRow;
  webhooks: WebhooksRow;
  digests: DigestsRow;
  feeds: FeedsRow;
  notes: NotesRow;
  plans: PlansRow;
  relations: RelationsRow;
  friendships: FriendshipsRow;
  reports: ReportsRow;
  editions: EditionsRow;
  tables: TablesRow;
  seats: SeatsRow;
  access: AccessRow;
  invitations: InvitationsRow;
  journal: JournalRow;
  talk: TalkRow;
  jobs: JobsRow;
  archive: ArchiveRow;
  results: ResultsRow;
  ratings: RatingsRow;
  analyses: AnalysesRow;
  puzzle_records: PuzzleRecordsRow;
  puzzle_tries: PuzzleTriesRow;
  own_editions: OwnEditionsRow;
  secrets: SecretsRow;
  events: EventsRow;
  audit: AuditRow;
  searches: SearchesRow;
  pairings: PairingsRow;
  tournaments: TournamentsRow;
  entrants: EntrantsRow;
  places: PlacesRow;
}

export interface PeopleRow {
  id: string;
  kind: 'guest' | 'account';
  name: string;
  /** Normalised name; unique. */
  name_key: string;
  /** Visual skeleton; null for older look-alike names. */
  skeleton: string | null;
  password_hash: string | null;
  mail: string | null;
  mail_confirmed: number;
  notices: string;
  vacation_since: number | null;
  /** Milliseconds of vacation taken in `vacation_year`. */
  vacation_used: number;
  vacation_year: number;
  created_at: number;
  /** Present until this time. */
  present_until: number;
  on_phone: number;
  /** A program plays for this account. */
  program: number;
  banned_until: number | null;
  ban_reason: string | null;
  /** An administrator of the server. */
  admin: number;
  /** No chat messages until this time. */
  muted_until: number | null;
  mute_reason: string | null;
  /** No longer used: failed sign-ins are counted by name and place, in memory. */
  failures: number;
  failures_until: number;
}

/** The ends of the names that people have chosen, by which they are found. */
export interface NamePartsRow {
  part: string;
  person_id: string;
}

export interface PasskeysRow {
  id: string;
  person_id: string;
  public_key: string;
  counter: number;
  transports: string;
  label: string;
  created_at: number;
}

export interface SessionsRow {
  token_hash: string;
  person_id: string;
  device: string;
  created_at: number;
  used_at: number;
  expires_at: number;
}

/** Lets a program act for a person, within limits. */
export interface TokensRow {
  id: string;
  token_hash: string;
  person_id: string;
  name: string;
  scopes: string;
  created_at: number;
  used_at: number | null;
  expires_at: number;
}

/** Something single-use: a passkey challenge, an e-mail confirmation. */
export interface ChallengesRow {
  id: string;
  kind: string;
  person_id: string | null;
  content: string;
  expires_at: number;
}

export interface PushSubscriptionsRow {
  endpoint: string;
  person_id: string;
  keys: string;
  created_at: number;
}

export interface WebhooksRow {
  id: string;
  person_id: string;
  /** Null: announces the turns of its owner at all tables. */
  table_id: string | null;
  format: WebhookFormat;
  host: string;
  /** Address and key, sealed. */
  target: string;
  created_at: number;
  delivered_at: number | null;
  failures: number;
  failure: WebhookFailure | null;
  /** When the last message is sent again. */
  retry_at: number | null;
  stopped_at: number | null;
}

/** The last summary of waiting tables sent to a person. */
export interface DigestsRow {
  person_id: string;
  way: 'prompt' | 'mail';
  sent_at: number;
  /** When the newest of its turns began. */
  newest: number;
}

export interface FeedsRow {
  person_id: string;
  token_hash: string;
  created_at: number;
}

export interface NotesRow {
  person_id: string;
  table_id: string;
  text: string;
  updated_at: number;
}

export interface PlansRow {
  person_id: string;
  table_id: string;
  content: string;
  updated_at: number;
}

export interface RelationsRow {
  person_id: string;
  other_id: string;
  kind: 'mute' | 'block';
  created_at: number;
}

/** A friend request; a friendship once accepted. */
export interface FriendshipsRow {
  asker_id: string;
  asked_id: string;
  created_at: number;
  accepted_at: number | null;
}

export interface ReportsRow {
  id: string;
  reporter_id: string | null;
  reported_id: string | null;
  table_id: string | null;
  reason: string;
  /** The message text, kept as evidence. */
  content: string;
  created_at: number;
  closed_at: number | null;
  resolution: string | null;
  /** The number of the reported message. */
  line: number | null;
  closed_by: string | null;
}

/** Custom editions, stored once by hash. */
interface EditionsRow {
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
interface AccessRow {
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

interface TalkRow {
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

export interface JobsRow {
  key: string;
  /** Changes each time the job is scheduled. */
  token: string;
  kind: string;
  subject: string;
  content: string;
  due_at: number;
  leased_until: number;
  attempts: number;
}

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

/** Keys shared by all processes. */
interface SecretsRow {
  name: string;
  content: string;
}

export type EventKind =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out-everywhere'
  | 'account-made'
  | 'account-deleted'
  | 'password-changed'
  | 'password-reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'mail-changed'
  | 'mail-removed'
  | 'token-made'
  | 'token-revoked'
  | 'banned'
  | 'unbanned'
  | 'admin-granted'
  | 'admin-revoked';

/** A security event of an account. No names, no passwords, no tokens. */
export interface EventsRow {
  id: string;
  at: number;
  kind: EventKind;
  person_id: string | null;
  /** Origin; null for administrator actions. */
  address: string | null;
}

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

/** Something an administrator did; null for someone at the command line. */
export interface AuditRow {
  id: string;
  at: number;
  admin_id: string | null;
  action: AuditAction;
  person_id: string | null;
  table_id: string | null;
  report_id: string | null;
  note: string;
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
