import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Channel, newClient } from '@fabula/kit/client';
import { listenHttp } from '@fabula/kit/http';
import { Lifecycle } from '@fabula/kit/lifecycle';
import { collectedLog } from '@fabula/kit/testing/log';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { expect, test } from '@jest/globals';
import { identity, rig } from './rpc-rig.ts';

const LINGER_MS = 400;
const TURN = { playerStoryId: randomUUID(), inputId: 'an input' };
const CALL = { deadlineMs: 20_000 };

test('of two instances one leaves under calls: it serves on while it is not ready, ends what it has, and no call fails', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const served = { leaving: 0, staying: 0 };
  const leaving = await rig(RunService, {
    getTurn: async () => {
      served.leaving += 1;
      return {};
    },
    renewTurn: async () => {
      await held;
      return {};
    },
  });
  const staying = await rig(RunService, {
    getTurn: async () => {
      served.staying += 1;
      return {};
    },
  });
  const lifecycle = new Lifecycle(undefined, { lingerMs: LINGER_MS });
  lifecycle.onDrain('rpc', () => leaving.server.stopAccepting());
  leaving.server.needs(lifecycle);
  const addresses = [leaving, staying].map(({ address }) => address).join(',');
  const both = new Channel(`ipv4:${addresses}`, {
    signer: identity.signer('moment-engine'),
    ...{ log: collectedLog().log, metrics: leaving.metrics },
  });
  const run = newClient(RunService, both);
  const long = leaving.client.renewTurn(TURN, CALL);

  let isOver = false;
  const calls = (async () => {
    while (!isOver) await run.getTurn(TURN, CALL);
  })();
  while (served.leaving === 0 || served.staying === 0) await sleep(5);
  const drained = lifecycle.drain();
  expect((await lifecycle.ready()).ok).toBe(false);
  const before = served.leaving;
  while (served.leaving === before) await sleep(5);
  await drained;
  await run.getTurn(TURN, CALL);
  const after = served.leaving;
  const others = served.staying;
  while (served.staying < others + 20) await sleep(5);
  expect(served.leaving).toBe(after);
  release();
  await long;
  isOver = true;
  await calls;
  both.close();
  await leaving.close();
  await staying.close();
});

test('HTTP that is about to leave serves on, and keeps no connection', async () => {
  const listener = await listenHttp((_request, response) => void response.end('ok'), '127.0.0.1:0');
  const answer = async () => {
    const [response] = (await once(get(`http://${listener.address}/`), 'response')) as [IncomingMessage];
    response.resume();
    return [response.statusCode, response.headers.connection];
  };
  expect(await answer()).toEqual([200, 'keep-alive']);
  listener.retire();
  expect(await answer()).toEqual([200, 'close']);
  await listener.close();
});
