import { writeFile } from 'node:fs/promises';
import { type Bed, beds } from '../sound/beds/beds.ts';
import { interfaceSounds } from '../sound/interface.ts';
import { levelled, levelledRing } from '../sound/level.ts';
import { encodeMp3 } from '../sound/mp3.ts';
import { faded } from '../sound/shape.ts';
import type { StorySlug } from '../stories.ts';
import { projectFile, writeMedia } from './files.ts';

async function writeBed(slug: StorySlug, bed: Bed): Promise<void> {
  const { left, right } = levelledRing(bed.draw(), bed.loudness);
  const mp3 = await encodeMp3([left, right], { bitrate: bed.bitrate ?? 96, loop: true });
  await writeMedia(slug, `sounds/${bed.name}.mp3`, mp3);
}

/** The beds of the stories' moments. */
export async function writeSounds(slugs: StorySlug[]): Promise<void> {
  for (const slug of slugs) for (const bed of beds[slug]) await writeBed(slug, bed);
}

/** The sounds of the interface. */
export async function writeInterfaceSounds(): Promise<void> {
  for (const { name, draw, loop = false, loudness } of interfaceSounds) {
    const samples = loop ? draw() : faded(draw());
    const mp3 = await encodeMp3(levelled([samples], loudness), { bitrate: 64, loop });
    await writeFile(await projectFile(`web/public/sounds/${name}.mp3`), mp3);
  }
}
