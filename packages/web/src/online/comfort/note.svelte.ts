import { api } from '../api.ts';

const PAUSE = 700;
const RETRY = 4000;

/** A private note, saved while it is typed. */
export class PrivateNote {
  readonly #table: string;
  /** Undefined until it is loaded, and for those who don't play here. */
  text = $state<string>();
  state = $state<'fresh' | 'saving' | 'saved' | 'unsaved'>('fresh');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    void this.#load();
  }

  change(text: string): void {
    this.text = text;
    this.state = 'saving';
    this.#saveIn(PAUSE);
  }

  /** Saves at once what isn't saved yet. */
  flush(): void {
    if (this.#timer !== undefined) void this.#save();
  }

  #saveIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), wait);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { text = '' } = this;
    const saved = await api.setNote(this.#table, text);
    // More was typed since then, and will be saved in its turn.
    if (this.text !== text) return;
    this.state = saved.ok ? 'saved' : 'unsaved';
    if (!saved.ok) this.#saveIn(RETRY);
  }

  async #load(): Promise<void> {
    const found = await api.note(this.#table);
    if (found.ok && this.text === undefined) this.text = found.value.text;
  }
}
