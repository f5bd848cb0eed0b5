/** Pictures kept in memory by what they show; drawing one takes a tenth of a second. */
export class KeptPictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The same picture is drawn once, also for those who ask while it is drawn. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#drawn.get(key);
    if (known) return known;
    const drawing = draw();
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key));
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > this.#most && oldest !== undefined) this.#drawn.delete(oldest);
    return drawing;
  }
}
