import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoundedFolder } from '@fabula/kit/bounded-folder';
import sharp from 'sharp';
import type { Variant } from '../../domain/variant.ts';
import { type RenderMeters, UNMEASURED } from '../../render-meters.ts';
import { forge } from './forge.ts';

export type ImageFormat = 'webp' | 'jpeg';

// Two cores: one thread a picture, two pictures at once, so that a page of covers does not hold up a turn.
sharp.concurrency(1);
const AT_ONCE = 2;
/** A picture takes a fifth of a second to two: whoever comes after so many is better served with the original at once. */
const MOST_WAITING = 16;
// What libvips keeps of pictures that it has decoded, in this process' memory: megabytes, files, operations.
sharp.cache({ memory: 32, files: 0, items: 64 });

export interface Wanted {
  readonly source: string;
  readonly variant: Variant;
  readonly format: ImageFormat;
}

/** Asked where something is to be drawn that is not there yet: whether it may be, for whoever wants it. */
export type MayDraw = () => boolean;

export interface RendererOptions {
  readonly mostWaiting?: number;
  readonly meters?: RenderMeters;
}

/**
 * Renders variants of pictures and keeps them on disk; equal requests share one rendering. What is not there yet, and may
 * not be drawn or would wait for long, is undefined.
 */
export class ImageRenderer {
  private readonly running = new Map<string, Promise<string>>();
  private readonly waiting: (() => void)[] = [];
  private readonly mostWaiting: number;
  private readonly meters: RenderMeters;
  private busy = 0;

  constructor(
    private readonly files: BoundedFolder,
    { mostWaiting = MOST_WAITING, meters = UNMEASURED }: RendererOptions = {},
  ) {
    this.mostWaiting = mostWaiting;
    this.meters = meters;
  }

  /** Pictures that wait to be drawn. */
  get queued(): number {
    return this.waiting.length;
  }

  /** Path of the rendered file. Never larger than the picture itself; cut to cover when width and height are given. */
  async render(wanted: Wanted, mayDraw: MayDraw): Promise<string | undefined> {
    const { source, variant, format } = wanted;
    const { width, height = 0, quality } = variant;
    const name = await nameOf([source], format, [width, height, quality]);
    return this.keptOrNew(name, (path) => write(wanted, path), mayDraw);
  }

  /** Path of the picture of a character with an item in hand. */
  async forge(character: string, item: string, mayDraw: MayDraw): Promise<string | undefined> {
    const name = await nameOf([character, item], 'jpeg');
    return this.keptOrNew(name, (path) => forge(character, item, path), mayDraw);
  }

  private async keptOrNew(
    name: string,
    draw: (target: string) => Promise<void>,
    mayDraw: MayDraw,
  ): Promise<string | undefined> {
    const known = (await this.files.find(name)) ?? this.running.get(name);
    this.meters.looked(known !== undefined);
    if (known !== undefined) return known;
    const isFull = this.busy >= AT_ONCE && this.waiting.length >= this.mostWaiting;
    if (isFull || !mayDraw()) return this.meters.refused();
    const add = () => this.meters.drawing(() => this.files.add(name, draw));
    const work = this.slot(add).finally(() => this.running.delete(name));
    this.running.set(name, work);
    return work;
  }

  private async slot<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy += 1;
    try {
      return await work();
    } finally {
      // Who waits takes the place over.
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}

async function write({ source, variant, format }: Wanted, target: string): Promise<void> {
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
