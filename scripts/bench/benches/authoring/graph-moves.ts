import { adminFlow } from '@fabula/web/lib/i18n/en/adminFlow';
import type { Page } from 'playwright-core';

const STEPS = 60;

/** Shows all of the story, so small that moments are plates. */
export async function farFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: adminFlow.tools.fit }).click();
  await page.locator('[data-far="true"]').first().waitFor();
  await page.locator('[data-far="false"]').first().waitFor({ state: 'detached' });
}

/** Zooms in at a moment, which stays in sight, until pictures are shown. */
export async function nearTo(page: Page): Promise<void> {
  await page.locator('[data-moment]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-moment]:focus').hover();
  const isFar = () => page.locator('[data-far="true"]').count();
  while ((await isFar()) > 0) await page.mouse.wheel(0, -400);
}

/** Moves the graph by the empty ground, for a moment would be dragged. */
export async function pan(page: Page): Promise<void> {
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

/** Drags one moment about. */
export async function dragOne(page: Page): Promise<void> {
  const box = await page.locator('[data-moment]').first().boundingBox();
  if (!box) throw new Error('no moment is in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(box.x + box.width / 2 + 4 * step, box.y + 8 + 2 * step);
  await page.mouse.up();
}
