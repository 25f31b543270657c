import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Variant } from '../../domain/variant.ts';
import type { RenderedFiles } from '../../store/rendered-files.ts';
import { forge } from './forge.ts';

export type ImageFormat = 'webp' | 'jpeg';

// Two cores: one thread a picture, two pictures at once, so that a page of covers does not hold up a turn.
sharp.concurrency(1);
const AT_ONCE = 2;

/** Renders variants of pictures and keeps them on disk; equal requests share one rendering. */
export class ImageRenderer {
  private readonly running = new Map<string, Promise<string>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly files: RenderedFiles) {}

  /** Path of the rendered file. Never larger than the picture itself; cut to cover when width and height are given. */
  async render(source: string, variant: Variant, format: ImageFormat): Promise<string> {
    const { width, height = 0, quality } = variant;
    const name = await nameOf([source], format, [width, height, quality]);
    const kept = await this.files.find(name);
    const draw = (path: string) => write(source, path, { variant, format });
    return kept ?? this.running.get(name) ?? this.start(name, draw);
  }

  /** Path of the picture of a character with an item in hand. */
  async forge(character: string, item: string): Promise<string> {
    const name = await nameOf([character, item], 'jpeg');
    const kept = await this.files.find(name);
    return kept ?? this.running.get(name) ?? this.start(name, (path) => forge(character, item, path));
  }

  private start(name: string, draw: (target: string) => Promise<void>): Promise<string> {
    const add = () => this.files.add(name, draw);
    const work = this.slot(add).finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  private async slot<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }
}

async function write(
  source: string,
  target: string,
  { variant, format }: { variant: Variant; format: ImageFormat },
): Promise<void> {
  const resized = sharp(source)
    .rotate()
    .resize({
      width: variant.width,
      ...(variant.height !== undefined && { height: variant.height }),
      fit: 'cover',
      withoutEnlargement: true,
    });
  await resized.toFormat(format, { quality: variant.quality }).toFile(target);
}

/** Changes with the source, so that a new picture under an old name is rendered anew. */
async function nameOf(
  sources: readonly string[],
  format: ImageFormat,
  sizes: readonly number[] = [],
): Promise<string> {
  const known = await Promise.all(sources.map((source) => stat(source)));
  const states = known.map(({ mtimeMs, size }, at) => [sources[at], mtimeMs, size]);
  const key = JSON.stringify([...states.flat(), ...sizes]);
  const hash = createHash('sha256').update(key).digest('hex');
  return join(hash.slice(0, 2), `${hash}.${format}`);
}
