export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Token bucket: an average rate per second plus a burst. */
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

  /** For work whose cost is only known afterwards: may leave a debt. */
  charge(cost: number): void {
    this.#earn();
    this.#tokens -= cost;
  }

  /** Seconds until the next request is allowed. */
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

  /** When a rejected caller may retry. */
  comeBack(key: string): { readonly seconds: number } {
    return { seconds: this.#byKey.get(key)?.wait ?? 0 };
  }

  /** Refunds what was spent on this key. */
  forget(key: string): void {
    this.#byKey.delete(key);
  }

  #forgetOldest(): void {
    for (const key of [...this.#byKey.keys()].slice(0, REMEMBERED / 2)) this.#byKey.delete(key);
  }
}
