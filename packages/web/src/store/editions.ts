import type { EditionVersion } from '@durbar/protocol';
import { LocalStore } from './local.ts';

/** An edition that someone enters in this browser. Its data says its name and what is checked. */
export interface KeptEdition {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  readonly data: unknown;
  readonly versions: readonly EditionVersion[];
}

/** What this device knows about an edition of an account. */
export interface HeldEdition {
  readonly id: string;
  /** Whose account. */
  readonly person: string;
  readonly revision: number;
  /** When the edition here was last changed, at the time both were the same; undefined once it was removed here. */
  readonly same: number | undefined;
  readonly updated: number;
}

/** Tells about an edition that came from the account. */
type Follower = (edition: KeptEdition) => void;

/** Editions in this browser. */
export class LocalEditions extends LocalStore<KeptEdition> {
  readonly #followers = new Map<string, Follower>();

  constructor(onTrouble: () => void, database = 'durbar-editions') {
    super(onTrouble, { database, store: 'editions' });
  }

  /** Stores what came from elsewhere, and tells the page that has it open. */
  async receive(edition: KeptEdition): Promise<void> {
    await this.put(edition);
    this.#followers.get(edition.id)?.(edition);
  }

  follow(id: string, tell: Follower): () => void {
    this.#followers.set(id, tell);
    return () => this.#followers.delete(id);
  }
}
