import { writeFile } from 'node:fs/promises';
import type { BoundedFolder } from '@fabula/kit/bounded-folder';
import { BoundedMap } from '@fabula/kit/bounded-map';
import type { CacheMeter } from '@fabula/kit/metrics';
import { type Sentence, sentenceOf } from '../domain/sentence.ts';

export interface SpokenSentencesOptions {
  readonly memoryBytes: number;
  readonly files: BoundedFolder | undefined;
  /** A folder that cannot be read or written costs speed, not the sentence. */
  readonly onFailure: (error: unknown) => void;
  /** Told of each look. */
  readonly looked?: CacheMeter;
}

/** Bytes before the mp3 in a file: its duration in milliseconds, big-endian. */
const HEAD = 4;

/** Sentences that were spoken before: in memory, and in a folder where there is one. */
export class SpokenSentences {
  private readonly memory: BoundedMap<Sentence>;

  constructor(private readonly options: SpokenSentencesOptions) {
    this.memory = new BoundedMap(options.memoryBytes);
  }

  async get(key: string): Promise<Sentence | undefined> {
    const known = this.memory.get(key) ?? (await this.fromFile(key));
    this.options.looked?.(known !== undefined);
    if (known) this.memory.set(key, known, known.mp3.length);
    return known;
  }

  async put(key: string, sentence: Sentence): Promise<void> {
    this.memory.set(key, sentence, sentence.mp3.length);
    const write = (path: string) => writeFile(path, toFile(sentence));
    await this.options.files?.add(fileOf(key), write).catch(this.options.onFailure);
  }

  private async fromFile(key: string): Promise<Sentence | undefined> {
    try {
      const bytes = await this.options.files?.read(fileOf(key));
      return bytes && bytes.length > HEAD ? fromFile(bytes) : undefined;
    } catch (error) {
      this.options.onFailure(error);
      return undefined;
    }
  }
}

const fileOf = (key: string) => `${key}.mp3`;

function toFile({ mp3, durationMs }: Sentence): Uint8Array {
  const file = Buffer.alloc(HEAD + mp3.length);
  file.writeUInt32BE(durationMs, 0);
  file.set(mp3, HEAD);
  return file;
}

function fromFile(bytes: Uint8Array): Sentence {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return sentenceOf(bytes.subarray(HEAD), file.readUInt32BE(0));
}
