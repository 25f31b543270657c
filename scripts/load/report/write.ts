import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../bench/report/table.ts';
import { figuresOf } from './figures.ts';
import { loadText, page } from './page.ts';
import type { Report } from './report.ts';

/** Writes `report.json` and `report.html` into the folder. */
export function writeReport(report: Report, folder: string): void {
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(folder, 'report.html'), page(report));
}

/** The same for a terminal. */
export function textOf(report: Report): string {
  const { ramp, warnings, away } = report;
  const tables = figuresOf(report).map(({ title, head, rows }) => `${title}\n\n${table(head, rows)}`);
  return [
    loadText(report.load),
    ...tables,
    ...(ramp ? [`${ramp.held} turns a second were held: ${ramp.why}.`] : []),
    ...Object.entries(away).map(([part, why]) => `Metrics of ${part} did not answer: ${why}`),
    ...warnings,
  ].join('\n\n');
}
