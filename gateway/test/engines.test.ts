import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { freePort } from '@fabula/kit/testing/ports';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Engines } from '../src/engines/engines.ts';
import { Engine } from './support/engine.ts';
import { Stage } from './support/stage.ts';

describe('engines in turn', () => {
  let stage: Stage;
  let second: Engine;
  let address: string;
  let engines: Engines;
  beforeEach(async () => {
    stage = await Stage.open();
    second = new Engine(stage.identity);
    address = await second.listen(`127.0.0.1:${await freePort()}`);
    engines = new Engines(`ipv4:${stage.engineAddress},${address}`, {
      signer: stage.identity.signer('gateway'),
      log: createLogger('test', { level: 'silent' }),
      metrics: createMetrics('test'),
    });
  });
  afterEach(async () => {
    engines.close();
    await second.kill();
    await stage.close();
  });

  test('each has its turn, and who was left is not asked next', async () => {
    const [a, b, c] = [await engines.next(), await engines.next(), await engines.next()];
    expect(a).not.toBe(b);
    expect(a).toBe(c);
    for (let n = 0; n < 4; n += 1) expect(await engines.next(a)).toBe(b);
  });

  test('one that is gone is passed over until it answers again', async () => {
    await second.kill();
    const all = [await engines.next(), await engines.next()];
    const alive = await Promise.all(all.map((one) => one.isAlive()));
    const gone = all[alive.indexOf(false)];
    gone?.distrust();
    for (let n = 0; n < 4; n += 1) expect(await engines.next()).not.toBe(gone);
    second = new Engine(stage.identity);
    await second.listen(address);
    let next = await engines.next();
    while (next !== gone) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      next = await engines.next();
    }
    expect(next.isTrusted).toBe(true);
  });

  test('a question is put to another where one is gone', async () => {
    await second.kill();
    const playerToken = await stage.identity.playerToken('ada');
    const playerStoryId = stage.story('ada');
    const { getMomentPrompt } = MomentEngineService.method;
    const ask = () => engines.unary(getMomentPrompt, { playerStoryId }, { deadlineMs: 60_000, playerToken });
    // The engine of this test knows no prompts; that it says so is an answer.
    for (let n = 0; n < 4; n += 1) await expect(ask()).rejects.toMatchObject({ code: 'UNIMPLEMENTED' });
  });
});
