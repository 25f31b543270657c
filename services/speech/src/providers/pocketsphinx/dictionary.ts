import { readFile } from 'node:fs/promises';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Bytes between two breaths of the event loop: about 2 ms. */
const STEP = 262_144;
const SPACE = 0x20;
const LINE_END = 0x0a;
/** Places in the table for each entry: neighbours stay short. */
const ROOM = 2;

/**
 * A pronouncing dictionary of 130,000 words: "word phones", variants as "word(2) phones". It stays as it lies in the
 * file: 3 MB and a table of 1 MB, where a Map of its words takes 13 MB.
 */
export class Dictionary {
  private constructor(
    private readonly bytes: Buffer,
    /** Where an entry begins, plus one, at the place that its hash names or behind it; 0 is empty. */
    private readonly places: Uint32Array,
  ) {}

  /** Reads it in steps. Throws what reading a file throws. */
  static async read(file: string): Promise<Dictionary> {
    const bytes = await readFile(file);
    const starts: number[] = [];
    for (let at = 0, breath = STEP; at < bytes.length; at = endOfLine(bytes, at) + 1) {
      starts.push(at);
      if (at < breath) continue;
      breath = at + STEP;
      await nextTick();
    }
    const dictionary = new Dictionary(bytes, new Uint32Array(sizeFor(starts.length)));
    // The first of two that are alike is found first.
    for (const start of starts) dictionary.enter(start);
    return dictionary;
  }

  /** Every way to say the word; none if it is not there. */
  ways(word: string): string[] {
    const ways: string[] = [];
    for (let entry = word; ; entry = `${word}(${ways.length + 1})`) {
      const start = this.find(entry);
      if (start === undefined) return ways;
      const phones = start + entry.length + 1;
      ways.push(this.bytes.toString('latin1', phones, endOfLine(this.bytes, phones)).trim());
    }
  }

  private enter(start: number): void {
    let place = hashOf(this.bytes, start) & (this.places.length - 1);
    while (this.places[place] !== 0) place = (place + 1) & (this.places.length - 1);
    this.places[place] = start + 1;
  }

  /** Where the entry begins. */
  private find(entry: string): number | undefined {
    let place = hashOf(Buffer.from(entry, 'latin1'), 0) & (this.places.length - 1);
    for (;;) {
      const start = (this.places[place] ?? 0) - 1;
      if (start < 0) return undefined;
      if (this.bytes.toString('latin1', start, start + entry.length + 1) === `${entry} `) return start;
      place = (place + 1) & (this.places.length - 1);
    }
  }
}

/** A power of two. */
function sizeFor(entries: number): number {
  return 2 ** Math.ceil(Math.log2(ROOM * (entries + 1)));
}

/** FNV-1a of a word, up to the space behind it. */
function hashOf(bytes: Buffer, from: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? SPACE;
    if (byte === SPACE) break;
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(LINE_END, from);
  return end < 0 ? bytes.length : end;
}
