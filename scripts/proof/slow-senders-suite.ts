import { SlowSenders } from '@fabula/kit/testing/slow-senders';
import { describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { Account } from './account.ts';

/** More than the connections that the two gateways have to auth. */
const COUNT = 700;

/** Outsiders who send without end, through the balancer. */
export function slowSendersSuite(stage: () => Distributed): void {
  describe('hundreds of senders of slow bodies', () => {
    test('keep nobody from a new token, and are sent away', async () => {
      const { origin } = stage();
      const account = await Account.signUp(origin);
      const slow = await SlowSenders.open({ origin, path: '/auth/token', count: COUNT, from: '127.0.0.2' });
      const answer = await account.api.refresh();
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ token_type: 'Bearer' });
      await slow.untilLeft(0);
      await slow.close();
    }, 120_000);
  });
}
