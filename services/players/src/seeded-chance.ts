import { sha256 } from '@fabula/rules/hash';
import { Chance } from '@fabula/story/moments/policy';

/** Chance that follows from its name alone: the same name, the same numbers, on every machine. */
export class SeededChance extends Chance {
  private a: number;
  private b: number;
  private c: number;
  private count: number;

  constructor(name: string) {
    super();
    const [a = 0, b = 0, c = 0, count = 0] = wordsOf(sha256(name));
    this.a = a;
    this.b = b;
    this.c = c;
    this.count = count | 1;
  }

  /** Small Fast Counter (C. Doty-Humphrey, PractRand), 32 bits a step. */
  override next(): number {
    const sum = (this.a + this.b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }
}

/** 32-bit numbers, the lowest byte first. */
function wordsOf(hex: string): number[] {
  const bytes = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const view = new DataView(Uint8Array.from(bytes).buffer);
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(4 * at, true));
}
