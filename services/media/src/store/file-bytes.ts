import { type FileHandle, open } from 'node:fs/promises';
import type { Bytes } from '../domain/upload/bytes.ts';

/** Whoever reads on and on asks the disk once for so much. */
const WINDOW = 64 * 1024;

/** Reads a file by stretches: of it there is never more than a window in memory. */
export class FileBytes implements Bytes {
  private window = { from: 0, bytes: Buffer.alloc(0) };

  private constructor(
    private readonly file: FileHandle,
    readonly length: number,
  ) {}

  /** What `look` makes of a file, which is closed then. */
  static async of<T>(path: string, look: (bytes: Bytes) => Promise<T>): Promise<T> {
    const file = await open(path);
    try {
      return await look(new FileBytes(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  async read(at: number, length: number): Promise<DataView> {
    const wanted = Math.max(0, Math.min(length, this.length - at));
    const isThere = () =>
      at >= this.window.from && at + wanted <= this.window.from + this.window.bytes.length;
    if (!isThere()) await this.move(at, wanted);
    const { bytes, from } = this.window;
    return new DataView(bytes.buffer, bytes.byteOffset + at - from, wanted);
  }

  private async move(from: number, wanted: number): Promise<void> {
    const bytes = Buffer.alloc(Math.max(WINDOW, wanted));
    const { bytesRead } = await this.file.read(bytes, 0, bytes.length, from);
    this.window = { from, bytes: bytes.subarray(0, bytesRead) };
  }
}
