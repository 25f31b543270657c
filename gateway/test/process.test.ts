import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fabula/kit/testing/ports';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { keyFilesIn, writeKeys } from '@fabula/kit/tokens';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Stage } from './support/stage.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ARGS = ['--conditions=source', '--import', 'tsx', MAIN];

describe('the gateway as a process', () => {
  let redis: Running;
  let stage: Stage;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    stage = await Stage.open();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await stage.close();
    await redis.stop();
  });

  function start(env: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, ARGS, {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  async function upAt(port: number, child: ChildProcess): Promise<void> {
    for (;;) {
      if (child.exitCode !== null) throw new Error('it ended');
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  test('names every mistake of its configuration and ends with 1', async () => {
    const child = start({ FABULA_PORT: 'http', FABULA_RUN: 'nowhere' });
    const errors = child.stderr ? text(child.stderr) : '';
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    for (const name of ['FABULA_PORT', 'FABULA_RUN', 'FABULA_AUTH_HTTP', 'FABULA_PRIVATE_KEY'])
      expect(await errors).toContain(name);
  });

  test('serves, and ends with 0 when it is asked to', async () => {
    const keys = join(stage.folder, 'keys');
    writeKeys(keys);
    writeFileSync(join(stage.folder, 'index.html'), '<title>Fabula</title>');
    const port = await freePort();
    const peers = `unix:${join(stage.folder, 'peers.sock')}`;
    const child = start({
      FABULA_PORT: String(port),
      FABULA_AUTH: peers,
      FABULA_CATALOGUE: peers,
      FABULA_RUN: peers,
      FABULA_MOMENT_ENGINE: stage.engineAddress,
      FABULA_SPEECH: peers,
      FABULA_MEDIA: peers,
      FABULA_AUTH_HTTP: '127.0.0.1:1',
      FABULA_MEDIA_HTTP: '127.0.0.1:1',
      FABULA_REDIS_URL: redis.url,
      FABULA_WEB: stage.folder,
      FABULA_PRIVATE_KEY: keyFilesIn(keys, 'gateway').privateKey,
      FABULA_PUBLIC_KEYS: keyFilesIn(keys, 'gateway').publicKeys,
      FABULA_ISSUER: stage.identity.issuer,
      FABULA_JWKS_URL: 'http://127.0.0.1:1/jwks',
    });
    await upAt(port, child);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await ready.json()).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
