import { Type } from 'typebox';
import { Id, object, PersonRef, Time } from './parts.ts';

export const Name = Type.String({ minLength: 1, maxLength: 64 });
export const Password = Type.String({ minLength: 1, maxLength: 256 });

export const NoticeSettings = object({
  push: Type.Boolean(),
  mail: Type.Boolean(),
  /** Seconds to wait before a notice. */
  delay: Type.Integer({ minimum: 0, maximum: 86_400 }),
  /** The language of mails. */
  language: Type.Enum(['en', 'de', 'fr', 'nl']),
});
export type NoticeSettings = Type.Static<typeof NoticeSettings>;

export const Me = object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['guest', 'account']),
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(object({ id: Type.String(), label: Type.String(), createdAt: Time })),
  mail: Type.Optional(object({ address: Type.String(), confirmed: Type.Boolean() })),
  notices: NoticeSettings,
  vacation: object({ since: Type.Optional(Time), daysLeft: Type.Number() }),
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

export const Profile = object({
  person: PersonRef,
  since: Time,
  ratings: Type.Array(Rating),
  statistics: Type.Array(GameStatistics),
});
export type Profile = Type.Static<typeof Profile>;

export const Relation = Type.Enum(['mute', 'block']);
export type Relation = Type.Static<typeof Relation>;
