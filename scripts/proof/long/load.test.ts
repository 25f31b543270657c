import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { optionsFrom } from '../../load/options.ts';
import { writeReport } from '../../load/report/write.ts';
import { k6File } from '../../load/run/k6.ts';
import { makeLoad } from '../../load/run/load.ts';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { SAME_DICE } from '../stage-env.ts';
import { tempFolder } from '../temp-folder.ts';

const k6 = k6File();
const isBuilt = existsSync(k6);
if (!isBuilt) console.warn(`SKIPPED: k6 is not built (${k6}); scripts/load/build.sh builds it`);

const describeBuilt = isBuilt ? describe : describe.skip;

describeBuilt('load on a site', () => {
  const folder = tempFolder('load');
  let stage: EmbeddedStage;
  beforeAll(async () => {
    const env = { ...SAME_DICE, FABULA_LOG_LEVEL: 'info' };
    stage = await startEmbedded({ folder: folder.path, env, copiedData: true });
  });
  afterAll(async () => {
    await stage?.stop();
    folder.remove();
  });

  async function load(scenario: string, more: Readonly<Record<string, string>>) {
    const to = join(folder.path, scenario);
    const options = optionsFrom({ SCENARIO: scenario, ...more, TO: to });
    const site = {
      origin: stage.origin,
      metrics: new Map([['fabula', stage.metrics]]),
      pids: new Map<string, number>(),
      turnLogs: [stage.logFile],
    };
    const report = await makeLoad({ options, site, k6, folder: to, say: () => {} });
    writeReport(report, to);
    expect(existsSync(join(to, 'people.json'))).toBe(false);
    expect(readFileSync(join(to, 'report.html'), 'utf8')).toContain('<h1>Load: ');
    return report;
  }

  test('people who type are answered, and the site’s own stages stand beside their times', async () => {
    const { client, whole, warnings, own } = await load('text', { PLAYERS: '4', DURATION: '10s' });
    // What else this machine does is no fault of the site.
    expect(warnings.filter((text) => !text.startsWith('Other programs'))).toEqual([]);
    expect(client.rates.fabula_turn_ok).toBe(1);
    expect(client.trends.fabula_turn_ms?.count).toBeGreaterThan(0);
    const turns = client.trends.fabula_turn_ms?.count ?? 0;
    const told = whole.server.stages.find(({ name }) => name === 'own');
    expect(told?.count).toBeGreaterThanOrEqual(turns);
    expect(own).toMatchObject([{ phase: '', own: { count: turns }, untold: 0 }]);
  });

  test('people who speak are understood, in pieces and as whole mp3s', async () => {
    const { client } = await load('voice', { PLAYERS: '6', DURATION: '75s' });
    expect(client.rates.fabula_turn_ok).toBe(1);
    expect(client.trends['fabula_turn_ms{way:streamed}']?.count).toBeGreaterThan(0);
    expect(client.rates.fabula_understood).toBeGreaterThan(0);
  });

  test('all sockets that are dropped at once come back, and no answer is lost', async () => {
    const { client, isKept } = await load('reconnect-storm', { PLAYERS: '10', DURATION: '20s' });
    expect(isKept).toBe(true);
    expect(client.counts.fabula_lines_dropped).toBe(10);
    expect(client.trends.fabula_back_ms?.count).toBe(10);
    expect(client.counts.fabula_turns).toBe(2);
  });

  test('a ramp tells what each rate came to', async () => {
    const { ramp, phases } = await load('ramp', { RATE: '1', DURATION: '30s' });
    expect(phases.map(({ name }) => name)).toEqual(['1/s', '1.3/s']);
    expect(ramp?.steps[0]).toMatchObject({ rate: 1, turns: 15, lost: 0 });
  });

  test.each(['catalogue', 'sign-in'])('%s is asked for at a rate', async (scenario) => {
    const { client, generator } = await load(scenario, { DURATION: '5s', RATE: '2' });
    expect(client.rates.fabula_request_ok).toBe(1);
    expect(generator.dropped).toBe(0);
  });

  test('what the site refuses by its own limit is said first', async () => {
    await stage.stop();
    const env = { ...SAME_DICE, FABULA_REQUESTS_PER_MINUTE: '5' };
    stage = await startEmbedded({ folder: folder.path, env });
    const { warnings, isKept } = await load('catalogue', { DURATION: '5s', RATE: '4' });
    expect(isKept).toBe(false);
    expect(warnings[0]).toMatch(/refused \d+ requests by its own limit .*FABULA_REQUESTS_PER_MINUTE/);
  });
});
