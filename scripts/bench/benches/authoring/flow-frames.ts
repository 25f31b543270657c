import { join } from 'node:path';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../../proof/browser/chromium.ts';
import { serveFlow } from '../../../proof/browser/flow/serve-flow.ts';

const WIDE = { width: 1440, height: 900 };
const STEPS = 60;

export interface FlowFrames {
  /** From going to the page until a node can be seen. */
  readonly openMs: number;
  /** Between two frames while the graph is moved, near and far, and while a moment is dragged. */
  readonly panNear: Frames;
  readonly panFar: Frames;
  readonly drag: Frames;
}

export interface Frames {
  readonly p50: number;
  readonly p95: number;
  readonly longestTaskMs: number;
}

/** A real browser with the page of a large story: how even its frames are. */
export async function flowFrames(story: StoryFolder, folder: string): Promise<FlowFrames> {
  const site = await serveFlow({ story, folder: join(folder, 'page') });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: WIDE });
    const begun = performance.now();
    await page.goto(site.origin);
    await page.locator('[data-moment]').first().waitFor();
    const openMs = performance.now() - begun;
    const panFar = await framesDuring(page, () => pan(page));
    await nearTo(page);
    const panNear = await framesDuring(page, () => pan(page));
    const drag = await framesDuring(page, () => dragOne(page));
    return { openMs, panNear, panFar, drag };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Zooms in at the middle until pictures are shown. */
async function nearTo(page: Page): Promise<void> {
  await page.mouse.move(WIDE.width / 2, WIDE.height / 2);
  await page.locator('[data-moment]').first().focus();
  await page.keyboard.press('ArrowRight');
  const isFar = () => page.locator('[data-far="true"]').count();
  while ((await isFar()) > 0) await page.mouse.wheel(0, -400);
}

/** By the empty ground, for a moment would be dragged. */
async function pan(page: Page): Promise<void> {
  const at = await page.evaluate<{ x: number; y: number }>(`(() => {
    for (let y = 200; y < 800; y += 17) for (let x = 100; x < 1300; x += 23)
      if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y };
  })()`);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(at.x - 8 * step, at.y + 3 * Math.sin(step / 5));
  await page.mouse.up();
}

async function dragOne(page: Page): Promise<void> {
  const box = await page.locator('[data-moment]').first().boundingBox();
  if (!box) throw new Error('no moment is in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(box.x + box.width / 2 + 4 * step, box.y + 8 + 2 * step);
  await page.mouse.up();
}

async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(`
    window.fabulaFrames = []; window.fabulaTasks = [];
    window.fabulaWatch = new PerformanceObserver((list) => fabulaTasks.push(...list.getEntries().map((each) => each.duration)));
    fabulaWatch.observe({ type: 'longtask' });
    window.fabulaOn = true;
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      fabulaFrames.push(now - last); last = now;
      if (fabulaOn) requestAnimationFrame(next);
    });
  `);
  await work();
  const seen = await page.evaluate<{ frames: number[]; tasks: number[] }>(
    '(fabulaOn = false, fabulaWatch.disconnect(), { frames: fabulaFrames.slice(2), tasks: fabulaTasks })',
  );
  const sorted = seen.frames.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), longestTaskMs: Math.max(0, ...seen.tasks) };
}
