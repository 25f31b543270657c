import { launchChromium } from '../chromium.ts';
import { readMaterial } from './material.ts';
import { PlayedStage, type Step } from './played-stage.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { Site } from './site.ts';

/** What was seen of a page, by the scenes that were played on it. */
export type Recording = Readonly<Record<string, readonly Step[]>>;

/** Plays every scene on a built page. Throws where one cannot be played, or the page complains. */
export async function record(dist: string, scenes: readonly Scene[] = SCENES): Promise<Recording> {
  const browser = await launchChromium();
  const site = new Site(dist);
  await site.open();
  try {
    const recording: Record<string, readonly Step[]> = {};
    for (const scene of scenes) {
      const stage = await PlayedStage.open(browser, site, scene.scripts);
      recording[scene.name] = await played(stage, scene);
    }
    return recording;
  } finally {
    await site.close();
    await browser.close();
  }
}

async function played(stage: PlayedStage, { name, play }: Scene): Promise<readonly Step[]> {
  try {
    await play(stage, readMaterial());
  } catch (error) {
    throw new Error(`${name}, after "${stage.steps.at(-1)?.does}"`, { cause: error });
  } finally {
    await stage.close();
  }
  if (stage.pageErrors.length > 0) throw new Error(`${name}: ${stage.pageErrors.join('; ')}`);
  return stage.steps;
}
