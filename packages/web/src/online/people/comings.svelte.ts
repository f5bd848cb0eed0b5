import type { WatchedTable } from '@durbar/protocol';
import { stateOf } from './presence.ts';

const SHOWN_FOR = 5000;

/** Detects that an absent player has returned. */
export class Comings {
  /** Who has just returned. */
  back = $state<string>();
  readonly #away = new Set<string>();

  look({ info, attendance }: WatchedTable, me: string | undefined, now: number): void {
    for (const seat of info.seats) {
      const { person } = seat;
      const kind = stateOf(seat, info, attendance, now)?.kind;
      if (!person || person.id === me || kind === undefined) continue;
      if (kind === 'away' || kind === 'standIn') this.#away.add(person.id);
      else if (this.#away.delete(person.id)) this.#greet(person.name);
    }
  }

  #greet(name: string): void {
    this.back = name;
    setTimeout(() => {
      if (this.back === name) this.back = undefined;
    }, SHOWN_FOR);
  }
}
