import { writeFile } from 'node:fs/promises';
import { beds } from '../sound/beds/beds.ts';
import { interfaceSounds } from '../sound/interface.ts';
import { levelled, levelledRing } from '../sound/level.ts';
import { encodeMp3 } from '../sound/mp3.ts';
import { faded } from '../sound/shape.ts';
import { putOutTheLight } from '../stories.ts';
import { projectFile, writeMedia } from './files.ts';

/** The beds of the story's moments and the sounds of the interface. */
export async function writeSounds(): Promise<void> {
  for (const bed of beds) {
    const { left, right } = levelledRing(bed.draw(), bed.loudness);
    const mp3 = await encodeMp3([left, right], { bitrate: 96, loop: true });
    await writeMedia(putOutTheLight.slug, `sounds/${bed.name}.mp3`, mp3);
  }
  for (const { name, draw, loop = false, loudness } of interfaceSounds) {
    const samples = loop ? draw() : faded(draw());
    const mp3 = await encodeMp3(levelled([samples], loudness), { bitrate: 64, loop });
    await writeFile(await projectFile(`web/public/sounds/${name}.mp3`), mp3);
  }
}
