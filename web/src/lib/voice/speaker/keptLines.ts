import { newInputId } from '../../protocol/inputId.ts';
import type { SpokenLine } from './spokenLine.ts';

type Key = Pick<SpokenLine, 'inputId' | 'attempt' | 'index'>;
/** As the page shows it. */
type Shown = Key & Pick<SpokenLine, 'text' | 'characterId'>;

/** The sounds of the newest answer, kept to be heard once more. */
export class KeptLines {
  #lines: SpokenLine[] = [];

  add(line: SpokenLine): void {
    const newest = this.#lines.at(-1);
    const isNext = newest && newest.inputId === line.inputId && newest.attempt === line.attempt;
    // Decoding takes a buffer away.
    const kept = { ...line, mp3: line.mp3.slice(0) };
    this.#lines = isNext ? [...this.#lines, kept] : [kept];
  }

  /**
   * An answer of its own that says again what is shown, and the hints between it. What this page has no sound of is left to a
   * voice of the browser's, else read.
   */
  again(shown: readonly Shown[], language: string): SpokenLine[] {
    const [first] = shown;
    if (!first) return [];
    const from = this.#lines.findIndex((line) => isSame(line, first));
    const lines = from < 0 ? shown.map((one) => silent(one, language)) : this.#lines.slice(from);
    const inputId = newInputId();
    return lines.map((line, at) => ({
      ...{ ...line, inputId, attempt: 1, index: at, last: at === lines.length - 1 },
      mp3: line.mp3.slice(0),
    }));
  }
}

const isSame = (line: Key, { inputId, attempt, index }: Key): boolean =>
  line.inputId === inputId && line.attempt === attempt && line.index === index;

const silent = (shown: Shown, language: string): SpokenLine => ({
  ...{ ...shown, language, isHint: false, isPlain: true, last: false },
  ...{ emotionKey: '', emotionStrength: 0, mp3: new ArrayBuffer(0) },
});
