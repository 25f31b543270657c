import type { WrittenEntries, WrittenEntry } from './entries.ts';

/** Entries of a block, each on lines of its own, with the comments that stand directly above them. */
export class BlockLines {
  readonly #text: string;
  readonly entries: readonly WrittenEntry[];
  /** Spaces before each entry. */
  readonly indent: string;
  /** The first one stands behind the dash or colon of what is around it. */
  readonly startsWithin: boolean;

  constructor(text: string, { entries }: WrittenEntries) {
    this.#text = text;
    this.entries = entries;
    const head = entries[0]?.head ?? 0;
    const before = text.slice(startOfLine(text, head), head);
    this.startsWithin = before.trim() !== '';
    this.indent = ' '.repeat(before.length);
  }

  /** Where the entry's lines begin. */
  from(index: number): number {
    const head = this.entries[index]?.head ?? 0;
    if (index === 0 && this.startsWithin) return head;
    const own = startOfLine(this.#text, head);
    const above = index === 0 ? 0 : this.to(index - 1);
    let from = own;
    while (from > above && this.#isComment(startOfLine(this.#text, from - 1)))
      from = startOfLine(this.#text, from - 1);
    // What stands at the top tells of the file.
    return from === 0 ? own : from;
  }

  /** After its last line, with that line's end. */
  to(index: number): number {
    return endOfLine(this.#text, this.entries[index]?.end ?? 0);
  }

  /** The entry's lines, with the indent of its first one and the end of its last one. */
  lines(index: number): string {
    const indent = index === 0 && this.startsWithin ? this.indent : '';
    const lines = indent + this.#text.slice(this.from(index), this.to(index));
    return lines.endsWith('\n') ? lines : `${lines}\n`;
  }

  #isComment(from: number): boolean {
    return this.#text.startsWith(`${this.indent}#`, from);
  }
}

function startOfLine(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
