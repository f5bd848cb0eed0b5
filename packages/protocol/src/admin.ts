import { Type } from 'typebox';
import { TalkLine } from './journal.ts';
import { Id, object, PersonRef, Time } from './parts.ts';

const Note = Type.String({ minLength: 1, maxLength: 500 });

/** Why an administrator does something. */
export const AdminNote = object({ note: Note });

/** A ban or a mute; without days it has no end. */
export const Sanction = object({ note: Note, days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })) });
export type Sanction = Type.Static<typeof Sanction>;

/** A reported chat message with what was said around it. */
export const AdminReport = object({
  id: Id,
  at: Time,
  reporter: Type.Optional(PersonRef),
  reported: Type.Optional(PersonRef),
  table: Type.Optional(Id),
  reason: Type.String(),
  /** The message, as it was when it was reported. */
  content: Type.String(),
  around: Type.Array(TalkLine),
  closedAt: Type.Optional(Time),
  closedBy: Type.Optional(PersonRef),
  resolution: Type.Optional(Type.String()),
});
export type AdminReport = Type.Static<typeof AdminReport>;

const Until = object({ until: Type.Optional(Time), reason: Type.String() });

/** A person as administrators see them. */
export const AdminPerson = object({
  person: PersonRef,
  kind: Type.Enum(['guest', 'account']),
  admin: Type.Boolean(),
  createdAt: Time,
  /** How often they were reported. */
  reports: Type.Integer(),
  ban: Type.Optional(Until),
  mute: Type.Optional(Until),
});
export type AdminPerson = Type.Static<typeof AdminPerson>;

export const AuditAction = Type.Enum([
  'admin-granted',
  'admin-revoked',
  'banned',
  'unbanned',
  'muted',
  'unmuted',
  'table-closed',
  'table-looked-at',
  'report-closed',
]);
export type AuditAction = Type.Static<typeof AuditAction>;

/** One thing an administrator did. */
export const AuditEntry = object({
  id: Id,
  at: Time,
  /** Absent for someone at the server's command line. */
  admin: Type.Optional(PersonRef),
  action: AuditAction,
  person: Type.Optional(PersonRef),
  table: Type.Optional(Id),
  report: Type.Optional(Id),
  note: Type.String(),
});
export type AuditEntry = Type.Static<typeof AuditEntry>;
