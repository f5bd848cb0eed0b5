import type { Choice, Fact } from '@durbar/engine';
import { type TSchema, Type } from 'typebox';

/** Ids are lower-case base 32: short, URL-safe, no ambiguous characters. */
export const Id = Type.String({ pattern: '^[a-z2-7]{12}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const ViewerSchema = Type.Union([SeatNumber, Type.Literal('spectator')]);
export const DeciderSchema = Type.Union([SeatNumber, Type.Literal('chance')]);
/** Facts and choices are game-specific; only `type` is common to all. */
const Typed = Type.Object({ type: Type.String() });
export const FactSchema = Type.Unsafe<Fact>(Typed);
export const ChoiceSchema = Type.Unsafe<Choice>(Typed);
/** 256 bits: a seed, secret or nonce, or the hash that commits to it. */
export const Hex256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A count of journal entries or chat messages. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Client-generated; echoed in the answer. */
export const CommandId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The languages of the pages. */
export const PageLanguage = Type.Enum(['en', 'de', 'fr', 'nl']);
export type PageLanguage = Type.Static<typeof PageLanguage>;

export function object<const P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A client error: a code for programs, a sentence for people. */
export const Fault = object({
  code: Type.String(),
  message: Type.String(),
  /** The current journal length, if the command came too late. */
  number: Type.Optional(Count),
  /** Seconds to wait before retrying after hitting the rate limit. */
  seconds: Type.Optional(Count),
  /** Set-up faults by path. */
  faults: Type.Optional(Type.Array(object({ path: Type.String(), reason: Type.String() }))),
});
export type Fault = Type.Static<typeof Fault>;

export const PersonRef = object({ id: Id, name: Type.String() });
export type PersonRef = Type.Static<typeof PersonRef>;
