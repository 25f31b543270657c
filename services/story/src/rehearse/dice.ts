import { Chance } from '../moments/policy.ts';

/** Chance that follows from a number alone (mulberry32): the same story is always rehearsed alike. */
export class Dice extends Chance {
  #state: number;

  constructor(seed: number) {
    super();
    this.#state = seed >>> 0;
  }

  override next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
