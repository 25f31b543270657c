import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SHOTS } from './config.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** A picture of the page as it is, where pictures are wanted. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** What on the page keeps somebody out: serious and critical findings of axe, one line each; `except`: its rules' ids. */
export async function barriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  // As an expression: a script element would be refused by the page's policy.
  await page.evaluate(`${AXE};undefined`);
  const { violations } = await page.evaluate<AxeResult>('axe.run()');
  return violations
    .filter(({ id, impact }) => GRAVE.includes(impact) && !except.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
