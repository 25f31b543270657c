import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Distributed, startDistributed } from '../stage/distributed.ts';
import { accessSuite } from './access-suite.ts';
import { boardsSuite } from './boards-suite.ts';
import { killSuite } from './kill-suite.ts';
import { metricsSuite } from './metrics-suite.ts';
import { OtlpReceiver } from './otlp-receiver.ts';
import { outageSuite } from './outage-suite.ts';
import { slowSendersSuite } from './slow-senders-suite.ts';
import { soundSuite } from './sound-suite.ts';
import { SAME_DICE } from './stage-env.ts';
import { suspendSuite } from './suspend-suite.ts';
import { telemetrySuite } from './telemetry-suite.ts';
import { tempFolder } from './temp-folder.ts';

describe('the parts as processes of their own', () => {
  const folder = tempFolder('distributed');
  let receiver: OtlpReceiver;
  let stage: Distributed;
  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    const tracing = { FABULA_OTLP_URL: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '300' };
    // The proofs take longer than tokens live otherwise, and auth is away in some of them.
    const tokens = { FABULA_ACCESS_TOKEN_TTL: '3600' };
    const env = { ...SAME_DICE, ...tracing, ...tokens, FABULA_LOG_LEVEL: 'debug' };
    stage = await startDistributed({ folder: folder.path, env });
  }, 600_000);
  afterAll(async () => {
    await stage?.stop();
    await receiver?.close();
    folder.remove();
  }, 120_000);

  test('all of them run', () => {
    expect([...stage.processes.values()].every(({ isRunning }) => isRunning)).toBe(true);
  });
  telemetrySuite(
    () => stage,
    folder.path,
    () => receiver,
  );
  boardsSuite(() => stage, folder.path);
  metricsSuite(() => stage);
  accessSuite(() => stage, folder.path);
  slowSendersSuite(() => stage);
  soundSuite(() => stage, folder.path);
  killSuite(() => stage);
  suspendSuite(() => stage);
  outageSuite(() => stage, folder.path);
});
