export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Lets through so many per second on average, and a burst in one go. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#at = now();
  }

  /** False when there is not enough left. */
  spend(cost = 1): boolean {
    this.#earn();
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** For work that turns out to be expensive only afterwards: it may leave a debt that must be earned first. */
  charge(cost: number): void {
    this.#earn();
    this.#tokens -= cost;
  }

  /** Seconds until the next one is let through. */
  get wait(): number {
    this.#earn();
    return Math.max(0, Math.ceil((1 - this.#tokens) / this.#rate.perSecond));
  }

  #earn(): void {
    const now = this.#now();
    const earned = ((now - this.#at) / 1000) * this.#rate.perSecond;
    this.#at = now;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + Math.max(0, earned));
  }
}

const REMEMBERED = 20_000;

/** An allowance for each of many keys: people or addresses. */
export class Allowances {
  readonly #byKey = new Map<string, Allowance>();
  readonly #rate: Rate;
  readonly #now: () => number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#byKey.size;
  }

  spend(key: string): boolean {
    const known = this.#byKey.get(key);
    const allowance = known ?? new Allowance(this.#rate, this.#now);
    if (!known) this.#byKey.set(key, allowance);
    if (this.#byKey.size > REMEMBERED) this.#forgetOldest();
    return allowance.spend();
  }

  /** When someone who was refused may come back. */
  comeBack(key: string): { readonly seconds: number } {
    return { seconds: this.#byKey.get(key)?.wait ?? 0 };
  }

  /** What was spent on this key is given back. */
  forget(key: string): void {
    this.#byKey.delete(key);
  }

  #forgetOldest(): void {
    for (const key of [...this.#byKey.keys()].slice(0, REMEMBERED / 2)) this.#byKey.delete(key);
  }
}
