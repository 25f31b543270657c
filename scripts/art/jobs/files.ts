import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';

const ROOT = new URL('../../../', import.meta.url);

/** A path in a story's media folder, whose folder exists. */
export async function mediaFile(slug: string, file: string): Promise<string> {
  return projectFile(`services/catalogue/stories/${slug}/media/${file}`);
}

/** A path from the project's root, whose folder exists. */
export async function projectFile(file: string): Promise<string> {
  const path = fileURLToPath(new URL(file, ROOT));
  await mkdir(dirname(path), { recursive: true });
  return path;
}

export async function writeMedia(slug: string, file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(await mediaFile(slug, file), content);
}

/** Draws an SVG of a size in pixels and gives it that size. */
export function sized(svg: string, width: number, height: number): Buffer {
  return Buffer.from(svg.replace(/^<svg /, `<svg width="${width}" height="${height}" `));
}

export async function writeJpeg(slug: string, file: string, image: Sharp, quality = 84): Promise<void> {
  const options = { quality, mozjpeg: true, chromaSubsampling: '4:4:4' };
  await image
    .flatten({ background: '#0b0712' })
    .jpeg(options)
    .toFile(await mediaFile(slug, file));
}
