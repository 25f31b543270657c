import { createHash } from 'node:crypto';

/** Chance that follows from its name alone: the same name, the same numbers, on every machine. */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private count: number;

  constructor(name: string) {
    const digest = createHash('sha256').update(name).digest();
    this.a = digest.readInt32LE(0);
    this.b = digest.readInt32LE(4);
    this.c = digest.readInt32LE(8);
    this.count = digest.readInt32LE(12) | 1;
  }

  /** In [0, 1): Small Fast Counter (C. Doty-Humphrey, PractRand), 32 bits a step. */
  next(): number {
    const sum = (this.a + this.b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the list; undefined for an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }

  /** Some of the list, in another order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(Math.floor(this.next() * left.length), 1));
    return taken;
  }
}
