import { readFile } from 'node:fs/promises';
import { setImmediate as nextTick } from 'node:timers/promises';

/** Lines between two breaths of the event loop: about 2 ms. */
const STEP = 5_000;

/** A pronouncing dictionary of 130,000 words: "word phones", variants as "word(2) phones". */
export class Dictionary {
  private constructor(
    private readonly text: string,
    /** Where each entry's phones start. */
    private readonly starts: ReadonlyMap<string, number>,
  ) {}

  /** Reads it in steps. Throws what reading a file throws. */
  static async read(file: string): Promise<Dictionary> {
    const text = await readFile(file, 'latin1');
    const starts = new Map<string, number>();
    for (let at = 0, line = 1; at < text.length; line++) {
      const space = text.indexOf(' ', at);
      if (space < 0) break;
      starts.set(text.slice(at, space), space + 1);
      at = endOfLine(text, space) + 1;
      if (line % STEP === 0) await nextTick();
    }
    return new Dictionary(text, starts);
  }

  /** Every way to say the word; none if it is not there. */
  ways(word: string): string[] {
    const ways: string[] = [];
    for (let entry = word; ; entry = `${word}(${ways.length + 1})`) {
      const start = this.starts.get(entry);
      if (start === undefined) return ways;
      ways.push(this.text.slice(start, endOfLine(this.text, start)).trim());
    }
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
