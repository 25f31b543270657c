import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { ROOT } from '../../../stage/root.ts';
import { until } from '../../until.ts';
import { launchChromium } from '../chromium.ts';
import { serveFlow } from './serve-flow.ts';

const STORY = join(ROOT, 'services/catalogue/stories/put-out-the-light');
const MOMENTS = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}
const WIDE = { width: 1440, height: 900 };

/** The page's own code with a draft that lives in it, in a real browser: a graph wants one to be measured and drawn. */
describe('the graph of a story', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-flow-'));
  let site: Awaited<ReturnType<typeof serveFlow>>;
  let browser: Browser;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    const story = await readFolder(STORY);
    site = await serveFlow({ story, mediaFolder: join(STORY, 'media'), folder: join(folder, 'page') });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    errors = [];
    page = await browser.newPage({ viewport: WIDE });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.goto(site.origin);
    // All of it is in sight as soon as it lies where it stays.
    await becomes(`document.querySelectorAll('[data-moment]').length === ${MOMENTS}`);
  });
  afterEach(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });

  const node = (name: string) => page.getByRole('button', { name: new RegExp(`^[A-Z][\\w ]+, ${name}[ ,]`) });
  /** The page's policy lets nothing wait in it by an expression. */
  const becomes = (expression: string) =>
    until(async () => (await page.evaluate<boolean>(`Boolean(${expression})`)) || undefined);
  const isFocused = (slug: string) => becomes(`document.activeElement.dataset.moment === '${slug}'`);
  const textOf = (path: string) => page.evaluate<string | undefined>(`fabulaDraft.textOf('${path}')`);
  const says = (path: string, text: string) => becomes(`fabulaDraft.textOf('${path}')?.includes('${text}')`);
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('out of sight');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('is drawn with all its moments and ways, and goes to the list and back by L', async () => {
    expect(await page.locator('[data-moment]').count()).toBe(MOMENTS);
    expect(await page.locator('.react-flow__edge').count()).toBeGreaterThan(20);
    await press('l');
    await page.getByRole('treegrid').waitFor();
    await press('l');
    await node('The Landing').waitFor();
  });

  test('is entered by Tab, followed by arrows, opened by Enter', async () => {
    await node('The Landing').focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await isFocused('the-stowaway');
    await press('ArrowDown');
    await isFocused('the-language-of-light');
    await press('ArrowLeft');
    await isFocused('the-stairs');
    expect(await page.locator('[data-moment][tabindex="0"]').count()).toBe(1);
    await press('Enter');
    await page.getByText(/\/flow\/moment\/[0-9a-f-]{36}$/).waitFor();
  });

  test('N makes a moment beside its origin, Delete asks and takes it out', async () => {
    await node('The Door').click();
    await press('n');
    await page.getByRole('radio', { name: 'Learn' }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill('A Pause');
    await press('Enter');
    await node('A Pause').waitFor();
    expect(await textOf('moments/the-door.yaml')).toContain('- to: a-pause');
    await node('A Pause').focus();
    await press('Delete');
    await page.getByRole('dialog').getByText('The Door').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await node('A Pause').waitFor({ state: 'detached' });
    expect(await textOf('moments/the-door.yaml')).not.toContain('a-pause');
  });

  test('dragging a moment keeps its place, dragging from its edge makes a way', async () => {
    const name = await middleOf(node('Every Name'));
    await drag(name, { x: name.x + 40, y: name.y + 60 });
    await says('flow.yaml', 'every-name: [');
    expect(await textOf('flow.yaml')).toMatch(/^every-name: \[-?\d+, -?\d+\]\n$/);
    const source = page.locator('[data-id="the-landing"] .react-flow__handle.source');
    await drag(await middleOf(source), await middleOf(node('The Gale')));
    await says('moments/the-landing.yaml', '- to: the-gale');
    await page.getByRole('button', { name: 'Tidy' }).click();
    await becomes(`fabulaDraft.textOf('flow.yaml') === undefined`);
  });
});
