import { Type } from 'typebox';
import { Id, object, PageLanguage, PersonRef, Time } from './parts.ts';

export const Name = Type.String({ minLength: 1, maxLength: 64 });
export const Password = Type.String({ minLength: 1, maxLength: 256 });

export const NoticeSettings = object({
  push: Type.Boolean(),
  mail: Type.Boolean(),
  /** Seconds to wait before a notification. */
  delay: Type.Integer({ minimum: 0, maximum: 86_400 }),
  /** The language of e-mails. */
  language: PageLanguage,
});
export type NoticeSettings = Type.Static<typeof NoticeSettings>;

/** Whether a person is on Durbar and what they're looking at, or when they left. */
export const Presence = object({
  person: Id,
  phone: Type.Boolean(),
  awaySince: Type.Optional(Time),
  /** At a table that is played over days. */
  vacationSince: Type.Optional(Time),
});
export type Presence = Type.Static<typeof Presence>;

/** What others see of a person besides their name, their ratings and their public games. */
export const SeenByOthers = object({
  /** Friends see whether they are on Durbar. People at the same table always do. */
  here: Type.Boolean(),
  /** Players see who is watching; otherwise the person is counted as a guest. */
  watching: Type.Boolean(),
  /** They are on leaderboards once they have played enough. */
  ranked: Type.Boolean(),
});
export type SeenByOthers = Type.Static<typeof SeenByOthers>;

export const Me = object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['guest', 'account']),
  /** A program plays for this account. */
  program: Type.Optional(Type.Boolean()),
  /** An administrator, who moderates in the page. */
  admin: Type.Optional(Type.Boolean()),
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(object({ id: Type.String(), label: Type.String(), createdAt: Time })),
  mail: Type.Optional(object({ address: Type.String(), confirmed: Type.Boolean() })),
  notices: NoticeSettings,
  vacation: object({ since: Type.Optional(Time), daysLeft: Type.Number() }),
  shown: SeenByOthers,
  createdAt: Time,
});
export type Me = Type.Static<typeof Me>;

export const Rating = object({ game: Type.String(), rating: Type.Number(), sigma: Type.Number(), games: Type.Integer() });
export type Rating = Type.Static<typeof Rating>;

export const GameStatistics = object({
  game: Type.String(),
  games: Type.Integer(),
  wins: Type.Integer(),
  averageRank: Type.Number(),
  bestScore: Type.Number(),
});

/** A person with their public playing record. */
export const FriendInfo = object({
  person: PersonRef,
  /** Friends, request received, or request sent. */
  state: Type.Enum(['friend', 'asked', 'asks']),
  /** Only of friends who show it. */
  presence: Type.Optional(Presence),
});
export type FriendInfo = Type.Static<typeof FriendInfo>;

/** One point of a rating's history. */
export const RatedGame = object({ table: Id, at: Time, rating: Type.Integer(), change: Type.Integer() });
export type RatedGame = Type.Static<typeof RatedGame>;

/** How often each of two people finished ahead of the other. */
export const HeadToHead = object({ person: PersonRef, ahead: Type.Integer(), behind: Type.Integer() });
export type HeadToHead = Type.Static<typeof HeadToHead>;

/** The period of a leaderboard; a season is a quarter of a year. */
export const Period = Type.Enum(['month', 'season', 'all']);
export type Period = Type.Static<typeof Period>;

export const LeaderRow = object({
  rank: Type.Integer(),
  person: PersonRef,
  rating: Type.Integer(),
  /** What the last rated game changed. */
  change: Type.Integer(),
  games: Type.Integer(),
  firsts: Type.Integer(),
  playedAt: Time,
});
export type LeaderRow = Type.Static<typeof LeaderRow>;

export const Leaderboard = object({
  since: Time,
  /** Rated games needed in the period to be listed. */
  needed: Type.Integer(),
  rows: Type.Array(LeaderRow),
  total: Type.Integer(),
  /** The reader's own row, wherever it is. */
  mine: Type.Optional(LeaderRow),
  /** The reader's own rated games in the period. */
  myGames: Type.Integer(),
});
export type Leaderboard = Type.Static<typeof Leaderboard>;

export const Profile = object({
  person: PersonRef,
  /** A program plays for this account. */
  program: Type.Optional(Type.Boolean()),
  since: Time,
  ratings: Type.Array(Rating),
  statistics: Type.Array(GameStatistics),
  /** By game, oldest rated game first. */
  histories: Type.Record(Type.String(), Type.Array(RatedGame)),
  rivals: Type.Array(HeadToHead),
});
export type Profile = Type.Static<typeof Profile>;

export const Relation = Type.Enum(['mute', 'block']);
export type Relation = Type.Static<typeof Relation>;

/** Someone you muted or blocked. */
export const RelationInfo = object({ person: object({ id: Id, name: Type.String() }), kind: Relation });
export type RelationInfo = Type.Static<typeof RelationInfo>;

/** What a token allows a program to do: read, play at tables as a person does, or play as a bot. */
export const Scope = Type.Enum(['read', 'play', 'bot']);
export type Scope = Type.Static<typeof Scope>;

export const TokenInfo = object({
  id: Id,
  name: Type.String(),
  scopes: Type.Array(Scope),
  createdAt: Time,
  /** To the hour. */
  usedAt: Type.Optional(Time),
  expiresAt: Time,
});
export type TokenInfo = Type.Static<typeof TokenInfo>;

export const NewToken = object({
  name: Name,
  scopes: Type.Array(Scope, { minItems: 1, maxItems: 3 }),
  /** How long it lasts. */
  days: Type.Integer({ minimum: 1, maximum: 366 }),
});
export type NewToken = Type.Static<typeof NewToken>;

/** A token is shown this once. */
export const MadeToken = object({ token: Type.String(), info: TokenInfo });
export type MadeToken = Type.Static<typeof MadeToken>;

/** Whose token it is, and what it may do. */
export const TokenBearer = object({ person: PersonRef, token: TokenInfo });
export type TokenBearer = Type.Static<typeof TokenBearer>;

/** A browser that is signed in. */
export const SessionInfo = object({ device: Type.String(), createdAt: Time, usedAt: Time, isThis: Type.Boolean() });
export type SessionInfo = Type.Static<typeof SessionInfo>;

/** Input of the browser's passkey library, passed through unchanged. */
export const PasskeyChallenge = object({ challenge: Id, options: Type.Unknown() });
export type PasskeyChallenge = Type.Static<typeof PasskeyChallenge>;
