import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';

/** What each query returned from the running product, by `sampleKey`. Written by the distributed proof. */
export type Samples = Readonly<Record<string, string>>;

export const SAMPLES_FILE = join(ROOT, 'scripts/dashboards/samples.json');

export const sampleKey = (uid: string, title: string, legend: string): string =>
  `${uid} | ${title} | ${legend}`;

export function readSamples(): Samples {
  return existsSync(SAMPLES_FILE) ? (JSON.parse(readFileSync(SAMPLES_FILE, 'utf8')) as Samples) : {};
}
