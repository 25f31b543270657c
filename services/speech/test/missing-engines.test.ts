import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { collectedLog } from '@fabula/kit/testing/log';
import { keyFilesIn, writeKeys } from '@fabula/kit/tokens';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Breaker } from '../src/domain/breaker.ts';
import { EngineUnavailable } from '../src/domain/errors.ts';
import { Engines } from '../src/engines.ts';
import { EspeakVoice } from '../src/providers/espeak/espeak.ts';
import { ESPEAK } from '../src/providers/espeak/program.ts';
import { collect } from './engine-conformance.ts';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), '../src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'fabula-missing-'));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The service as a process on a machine without programs, until its log shows `until` or it ends. */
async function run(env: NodeJS.ProcessEnv, until: string): Promise<Ended> {
  const args = ['--conditions=source', '--import', 'tsx', MAIN];
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(until) && !child.killed) child.kill('SIGTERM');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const [code] = await once(child, 'close');
  return { code, output };
}

beforeAll(() => writeKeys(join(folder, 'keys')));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a machine without speech programs', () => {
  test('runs the service, whose log names the Debian packages, and stops it cleanly', async () => {
    const env = {
      PATH: folder,
      FABULA_RPC_ADDRESS: `unix:${join(folder, 'speech.sock')}`,
      FABULA_PRIVATE_KEY: keyFilesIn(join(folder, 'keys'), 'speech').privateKey,
      FABULA_PUBLIC_KEYS: keyFilesIn(join(folder, 'keys'), 'speech').publicKeys,
      FABULA_ISSUER: 'http://127.0.0.1:1/',
      FABULA_JWKS_URL: 'http://127.0.0.1:1/jwks',
    };
    const { code, output } = await run(env, '"started"');
    for (const name of ['flite', 'espeak-ng', 'pocketsphinx'])
      expect(output).toContain(`apt-get install ${name}`);
    expect(code).toBe(0);
  }, 180_000);

  test('and a wrong configuration says everything that is wrong', async () => {
    const { code, output } = await run({ PATH: folder, FABULA_SPEECH_VOICES: 'parrot' }, 'never');
    expect(code).toBe(1);
    for (const name of ['FABULA_RPC_ADDRESS', 'FABULA_PRIVATE_KEY', 'FABULA_SPEECH_VOICES'])
      expect(output).toContain(name);
  }, 180_000);

  test('speaks once a program is installed, without a restart', async () => {
    const command = join(folder, 'late-espeak');
    const voice = new EspeakVoice(undefined, { ...ESPEAK, command });
    const { log, lines } = collectedLog();
    const engines = new Engines({ recognisers: [], voices: [voice], activities: [] }, log, {
      lookAgainMs: 50,
    });
    await engines.open();
    expect(engines.voices).toEqual([]);
    expect(lines()[0]).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('apt-get install espeak-ng'),
    });
    symlinkSync('/usr/bin/espeak-ng', command);
    while (engines.voices.length === 0) await sleep(20);
    const request = {
      text: 'Good evening.',
      language: 'en' as const,
      name: '',
      pitch: 0,
      speed: 1,
      range: 1,
    };
    expect(await collect(voice.start(request))).toHaveLength(1);
    await engines.close();
  });

  test('one that fails again and again is not asked for a while, and says so', async () => {
    const command = join(folder, 'broken-espeak');
    symlinkSync('/usr/bin/espeak-ng', command);
    const breaker = new Breaker();
    const voice = new EspeakVoice((metrics) => breaker.saw(metrics), { ...ESPEAK, command });
    const all = { recognisers: [], voices: [voice], activities: [] };
    const engines = new Engines(all, collectedLog().log, { breaker });
    await engines.open();
    rmSync(command);
    symlinkSync('/bin/false', command);
    const request = { text: 'x', language: 'en' as const, name: '', pitch: 0, speed: 1, range: 1 };
    for (let n = 0; n < 3; n += 1) {
      expect(engines.voices).toEqual([voice]);
      await expect(collect(voice.start(request))).rejects.toThrow();
    }
    expect(engines.voices).toEqual([]);
    expect(engines.availability(voice)).toEqual({ available: false, note: 'failing' });
    await engines.close();
  });

  test('makes an engine unavailable by name, also when the program vanishes later', async () => {
    const engine = new EspeakVoice(undefined, { ...ESPEAK, command: 'no-such-program' });
    await expect(engine.open()).rejects.toThrow(EngineUnavailable);
    const request = { text: 'x', language: 'en' as const, name: '', pitch: 0, speed: 1, range: 1 };
    await expect(collect(engine.start(request))).rejects.toMatchObject({
      remedy: 'apt-get install espeak-ng',
    });
  });
});
