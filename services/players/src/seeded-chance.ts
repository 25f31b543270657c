import { sha256 } from '@fabula/rules/hash';
import type { Chance } from '@fabula/story/moments/policy';

/** Chance that follows from its name alone: the same name, the same numbers, on every machine. */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private count: number;

  constructor(name: string) {
    const [a = 0, b = 0, c = 0, count = 0] = wordsOf(sha256(name));
    this.a = a;
    this.b = b;
    this.c = c;
    this.count = count | 1;
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

/** 32-bit numbers, the lowest byte first. */
function wordsOf(hex: string): number[] {
  const bytes = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const view = new DataView(Uint8Array.from(bytes).buffer);
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(4 * at, true));
}
