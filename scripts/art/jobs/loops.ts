import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FigureData } from '@fabula/figure/data';
import type { EmotionKey } from '@fabula/figure/numbers';
import { buildFigure } from '../people/build.ts';
import type { Pose } from '../people/still.ts';
import { yann } from '../people/yann.ts';
import type { PlaceKey } from '../places/places.ts';
import type { StorySlug } from '../stories.ts';
import { mediaFile } from './files.ts';
import { backdrop, onStage } from './scene.ts';

const SIZE = { width: 720, height: 960 };
const FPS = 24;
const FRAMES = 4 * FPS;
const STORY: StorySlug = 'put-out-the-light';
const run = promisify(execFile);

/** The pose at `t` of a loop (0..1): words, one breath, two blinks, and at 1 again what it was at 0. */
export function loopPose(emotion: EmotionKey, t: number): Pose {
  const turn = 2 * Math.PI * t;
  const word = Math.max(0, Math.sin(turn * 9)) * (0.55 + 0.45 * Math.sin(turn * 3));
  const blink = Math.max(0, 1 - Math.abs(((t * 2 + 0.3) % 1) - 0.5) * 26);
  return { emotion, strength: 4, open: t < 0.8 ? word : 0, blink, breath: Math.sin(turn) };
}

async function drawLoop(figure: FigureData, emotion: EmotionKey, place: PlaceKey): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'fabula-frames-'));
  const back = await backdrop(place, SIZE);
  for (let i = 0; i < FRAMES; i++) {
    const image = await onStage(back, SIZE, {
      figure,
      place,
      pose: loopPose(emotion, i / FRAMES),
      share: 0.96,
    });
    await writeFile(join(frames, `${i}.png`), await image.png({ compressionLevel: 1 }).toBuffer());
  }
  const file = await mediaFile(STORY, `characters/${figure.key}/${emotion}.mp4`);
  const source = ['-y', '-loglevel', 'error', '-framerate', `${FPS}`, '-i', join(frames, '%d.png')];
  const coding = ['-c:v', 'libx264', '-threads', '1', '-pix_fmt', 'yuv420p', '-crf', '24'];
  const output = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', file];
  await run('ffmpeg', [...source, ...coding, ...output]);
  await rm(frames, { recursive: true });
}

/** Loops of 4 s, 24 pictures a second, 720 x 960. Only the first story has any. Needs ffmpeg. */
export async function drawLoops(slugs: StorySlug[]): Promise<void> {
  if (!slugs.includes(STORY)) return;
  const figure = buildFigure(yann);
  await drawLoop(figure, 'sadness', 'lamp-room-dark');
  await drawLoop(figure, 'happiness', 'lamp-room');
}
