import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

/** The part of what axe finds that is told. */
type Violations = readonly {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}[];

/** What is well is not described, nor brought here: of a full page it is megabytes. */
const LOOK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, impact, nodes }) => ({
  id, impact, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
})))`;

/**
 * What on the page keeps somebody out: serious and critical findings of axe, one line each; `except`: its rules' ids. A colour
 * on its way to another one is none: whatever is found is looked for again, and told if it is still there.
 */
export async function accessibilityIssues(page: Page, except: readonly string[] = []): Promise<string[]> {
  // As an expression: a script element would be refused by the page's policy.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(`${AXE};undefined`);
  const found = await look(page, except);
  return found.length === 0 ? found : await look(page, except);
}

async function look(page: Page, except: readonly string[]): Promise<string[]> {
  await page.evaluate(untilStill);
  const violations = await page.evaluate<Violations>(LOOK);
  return violations
    .filter(({ id, impact }) => GRAVE.includes(impact) && !except.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** In the page: until what moves for a while has arrived, five seconds at most. What moves for ever does not count. */
async function untilStill(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
