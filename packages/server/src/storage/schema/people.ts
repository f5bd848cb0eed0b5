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
  /** What others see: whether this person is here, watches, and how they are ranked. */
  shows_here: number;
  shows_watching: number;
  shows_rank: number;
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
