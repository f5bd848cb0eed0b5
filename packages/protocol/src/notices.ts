import { Type } from 'typebox';
import { Id, object, Time } from './parts.ts';

/** What a webhook receives: a message for a channel, or a signed object for a program. */
export const WebhookFormat = Type.Enum(['discord', 'json']);
export type WebhookFormat = Type.Static<typeof WebhookFormat>;

/** Why a call didn't arrive: the address isn't public, doesn't answer, is too slow, redirects, or rejects the message. */
export const WebhookFailure = Type.Enum(['forbidden', 'unreachable', 'slow', 'redirected', 'rejected', 'gone']);
export type WebhookFailure = Type.Static<typeof WebhookFailure>;

export const WebhookInfo = object({
  id: Id,
  format: WebhookFormat,
  /** The rest of the address is never shown again. */
  host: Type.String(),
  /** Announces the turns of everyone at this table; without it, your own turns at all tables. */
  table: Type.Optional(Id),
  createdAt: Time,
  deliveredAt: Type.Optional(Time),
  /** Why the last call failed. */
  failure: Type.Optional(WebhookFailure),
  /** When the last message is sent again. */
  retryAt: Type.Optional(Time),
  /** It failed too often and is no longer called; a successful test starts it again. */
  stoppedAt: Type.Optional(Time),
});
export type WebhookInfo = Type.Static<typeof WebhookInfo>;

export const NewWebhook = object({
  format: WebhookFormat,
  address: Type.String({ minLength: 1, maxLength: 500 }),
  /** As the host of this table. */
  table: Type.Optional(Id),
});
export type NewWebhook = Type.Static<typeof NewWebhook>;

/** The key that signs JSON messages is shown this once. */
export const MadeWebhook = object({ info: WebhookInfo, secret: Type.Optional(Type.String()) });
export type MadeWebhook = Type.Static<typeof MadeWebhook>;

/** What came of a test message. */
export const WebhookTest = object({
  delivered: Type.Boolean(),
  failure: Type.Optional(WebhookFailure),
  /** The answer's HTTP status, if there was one. */
  status: Type.Optional(Type.Integer()),
});
export type WebhookTest = Type.Static<typeof WebhookTest>;

/** Whether there are private addresses for feeds, and since when. */
export const FeedInfo = object({ createdAt: Type.Optional(Time) });
export type FeedInfo = Type.Static<typeof FeedInfo>;

/** The addresses, relative to the server, shown this once. */
export const MadeFeeds = object({ turns: Type.String(), deadlines: Type.String() });
export type MadeFeeds = Type.Static<typeof MadeFeeds>;

export const MAX_NOTE = 4000;

/** What a person noted about a table, for their own eyes. */
export const TableNote = object({ text: Type.String({ maxLength: MAX_NOTE }) });
export type TableNote = Type.Static<typeof TableNote>;

/** An answer to the next question of a kind. */
const PlannedStep = object({
  question: Type.String({ maxLength: 60 }),
  text: Type.String({ minLength: 1, maxLength: 200 }),
  /** Given whenever it is possible; without it only once, and dropped if it isn't possible then. */
  always: Type.Optional(Type.Literal(true)),
});

/** What to do when it's your turn: give the only answer there is, and these answers if they're possible then. */
const Planned = { forced: Type.Boolean(), steps: Type.Array(PlannedStep, { maxItems: 10 }) };

export const NewPlan = object(Planned);
export type NewPlan = Type.Static<typeof NewPlan>;

export const PlanInfo = object({
  ...Planned,
  /** Answers given by the plan since it was last changed, by their number in the journal. */
  done: Type.Array(object({ number: Type.Integer(), at: Time })),
  /** Planned answers that weren't possible. */
  dropped: Type.Array(PlannedStep),
});
export type PlanInfo = Type.Static<typeof PlanInfo>;
