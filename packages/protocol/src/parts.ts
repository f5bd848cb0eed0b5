import type { Choice, Fact } from '@durbar/engine';
import { type TSchema, Type } from 'typebox';

/** Ids are lower-case base 32: short, safe in addresses, nothing to mistake. */
export const Id = Type.String({ pattern: '^[a-z2-7]{12}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const ViewerSchema = Type.Union([SeatNumber, Type.Literal('spectator')]);
export const DeciderSchema = Type.Union([SeatNumber, Type.Literal('chance')]);
/** Each game has its own facts and choices; only their type is the same everywhere. */
const Typed = Type.Object({ type: Type.String() });
export const FactSchema = Type.Unsafe<Fact>(Typed);
export const ChoiceSchema = Type.Unsafe<Choice>(Typed);
/** 256 bits: a seed, a secret or a nonce of chance, or the hash that promises it. */
export const Hex256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Counts entries of a journal or lines of a talk. */
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Chosen by the client; the answer carries it back. */
export const CommandId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export function object<const P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A mistake of a client: a code for programs, a sentence for people. */
export const Fault = object({
  code: Type.String(),
  message: Type.String(),
  /** Where the journal stands, when the command came too late. */
  number: Type.Optional(Count),
  /** Seconds to wait before trying again, after too many calls. */
  seconds: Type.Optional(Count),
  /** What is wrong with a set-up, by path. */
  faults: Type.Optional(Type.Array(object({ path: Type.String(), reason: Type.String() }))),
});
export type Fault = Type.Static<typeof Fault>;

export const PersonRef = object({ id: Id, name: Type.String() });
export type PersonRef = Type.Static<typeof PersonRef>;
