import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { StandIn } from './google/stand-in.ts';
import { ORIGIN } from './harness.ts';
import { MAILBOX_WAYS } from './ways-in/table.ts';
import { waysInSuite } from './ways-in-suite.ts';

describe('by whatever way', () => {
  let google: StandIn;
  beforeAll(async () => {
    // What the stand-in says of its own settings.
    for (const told of ['info', 'warn'] as const) jest.spyOn(console, told).mockImplementation(() => {});
    google = await StandIn.start([`${ORIGIN}/auth/google/return`]);
  });
  afterAll(() => google?.close());

  waysInSuite('oidc-provider', MAILBOX_WAYS, async () => ({ google }));
});
