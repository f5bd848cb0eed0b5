import { Type } from 'typebox';
import { Count, object, Time } from './parts.ts';

/** Editions of one account. */
export const MOST_EDITIONS = 30;
/** Named versions of one edition. */
export const MOST_VERSIONS = 12;

/** Devices name their editions, so one begun offline keeps its id. */
const ID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const EditionId = Type.String({ pattern: ID_PATTERN });

export function isEditionId(text: string): boolean {
  return new RegExp(ID_PATTERN).test(text);
}

/** An earlier state of an edition, kept by name. */
const EditionVersion = object({ name: Type.String({ minLength: 1, maxLength: 60 }), at: Time, data: Type.Unknown() });
export type EditionVersion = Readonly<Type.Static<typeof EditionVersion>>;

const CONTENT = {
  game: Type.String({ maxLength: 40 }),
  data: Type.Unknown(),
  versions: Type.Array(EditionVersion, { maxItems: MOST_VERSIONS }),
};

/** An edition as a device sends it. */
export const SentEdition = object({
  ...CONTENT,
  /** What the device last knew; absent for an edition that is new to the account. */
  revision: Type.Optional(Count),
});
export type SentEdition = Type.Static<typeof SentEdition>;

/** An edition of an account, without its content. */
export const OwnEditionInfo = object({
  id: EditionId,
  game: Type.String(),
  title: Type.String(),
  /** Incremented by every change. */
  revision: Count,
  /** What the rules' own checks find; a table needs 0. */
  faults: Count,
  updatedAt: Time,
});
export type OwnEditionInfo = Type.Static<typeof OwnEditionInfo>;

/** An edition of an account with everything in it. */
export const OwnEdition = object({ ...OwnEditionInfo.properties, ...CONTENT });
export type OwnEdition = Type.Static<typeof OwnEdition>;
