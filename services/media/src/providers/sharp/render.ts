import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Variant } from '../../domain/variant.ts';
import type { RenderedFiles } from '../../store/rendered-files.ts';

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
    const name = await nameOf(source, variant, format);
    const kept = await this.files.find(name);
    return kept ?? this.running.get(name) ?? this.start(source, name, { variant, format });
  }

  private start(
    source: string,
    name: string,
    as: { variant: Variant; format: ImageFormat },
  ): Promise<string> {
    const add = () => this.files.add(name, (path) => write(source, path, as));
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
async function nameOf(source: string, variant: Variant, format: ImageFormat): Promise<string> {
  const { mtimeMs, size } = await stat(source);
  const key = JSON.stringify([source, mtimeMs, size, variant.width, variant.height ?? 0, variant.quality]);
  const hash = createHash('sha256').update(key).digest('hex');
  return join(hash.slice(0, 2), `${hash}.${format}`);
}
