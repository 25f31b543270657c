import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Asked, Board } from '../dashboards/board.ts';
import { BOARDS } from '../dashboards/boards.ts';
import { filledIn } from '../dashboards/filled-in.ts';
import { SAMPLES_FILE, type Samples, sampleKey } from '../dashboards/samples.ts';
import type { Distributed } from '../stage/distributed.ts';
import { playOn } from './boards-load.ts';
import { type Answered, Prometheus } from './prometheus.ts';
import { until } from './until.ts';

const LOAD_SECONDS = 60;
/** What Grafana puts for `$__rate_interval`: it spans the load. */
const WINDOW = '5m';
/** Series that a sample shows. */
const SHOWN = 3;
/** Where set, `scripts/dashboards/samples.json` is written: `make dashboards` puts them into deploy/grafana/README.md. */
const isWriting = process.env.FABULA_SAMPLES === 'write';

/** Each query of each dashboard returns numbers from the running product, scraped for a minute under load. */
export function boardsSuite(stage: () => Distributed, folder: string): void {
  describe('dashboards', () => {
    let prometheus: Prometheus;
    beforeAll(async () => {
      prometheus = await Prometheus.start(join(folder, 'prometheus'), stage().metrics);
      await playOn(stage().origin, LOAD_SECONDS);
      await looksOnce();
    });
    afterAll(() => prometheus?.stop());

    /** A scrape and an evaluation of the rules after all that was played. */
    async function looksOnce(): Promise<void> {
      const now = Date.now() / 1000;
      const scraped = 'min(timestamp(up))';
      const recorded = 'min(timestamp(fabula:slo_failures:ratio_rate3d))';
      for (const query of [scraped, recorded])
        await until(async () => ((await prometheus.ask(query))[0]?.value ?? 0) > now || undefined, 500);
    }

    test('show numbers on every panel that a site of one machine has', async () => {
      const samples: Record<string, string> = {};
      const empty: string[] = [];
      for (const { key, expr } of BOARDS.flatMap(queriesOf)) {
        const answered = await prometheus.ask(filledIn(expr, WINDOW));
        samples[key] = sampleOf(answered);
        if (!answered.some(({ value }) => Number.isFinite(value))) empty.push(`${key}: ${samples[key]}`);
      }
      expect(Object.keys(samples).length).toBeGreaterThan(100);
      if (isWriting) write(samples);
      expect(empty).toEqual([]);
    });

    test('show every part, and no rule fails', async () => {
      const parts = await prometheus.ask('count by (app_kubernetes_io_component) (up == 1)');
      expect(parts).toHaveLength(7);
      expect(await prometheus.ailingRules()).toEqual([]);
    });
  });
}

function queriesOf({ uid, panels }: Board) {
  const running = (asked: Asked) => asked.from === undefined;
  return panels
    .filter(running)
    .flatMap(({ title, queries }) =>
      Object.entries(queries).map(([legend, expr]) => ({ key: sampleKey(uid, title, legend), expr })),
    );
}

/** The largest of its series, as somebody would read them. */
function sampleOf(answered: readonly Answered[]): string {
  const told = answered
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHOWN)
    .map(({ labels, value }) =>
      [Object.values(labels).join(' '), Number(value.toPrecision(3))].join(' ').trim(),
    );
  const more = answered.length - told.length;
  if (told.length === 0) return `nothing (${answered.length} series without a number)`;
  return more > 0 ? `${told.join(', ')} (and ${more} more)` : told.join(', ');
}

function write(samples: Samples): void {
  writeFileSync(SAMPLES_FILE, `${JSON.stringify(samples, null, 2)}\n`);
}
