import { afterAll, beforeAll, jest } from '@jest/globals';
import { CLIENT, StandIn } from '../../../services/auth/test/google/stand-in.ts';

export interface GoogleHouse {
  /** What a site is to know to send people here. */
  env(): Readonly<Record<string, string>>;
  standIn(): StandIn;
}

/** A provider of this machine that stands in for Google, for the tests of a file; started and stopped around them. */
export function googleHouse(): GoogleHouse {
  let started: StandIn | undefined;
  const standIn = () => {
    if (!started) throw new Error('the stand-in stands once the tests run');
    return started;
  };
  beforeAll(async () => {
    // What it says of its own settings.
    for (const told of ['info', 'warn'] as const) jest.spyOn(console, told).mockImplementation(() => {});
    started = await StandIn.start();
  });
  afterAll(() => started?.close());
  return {
    standIn,
    env: () => ({
      FABULA_GOOGLE_ISSUER: standIn().issuer,
      FABULA_GOOGLE_CLIENT_ID: CLIENT.clientId,
      FABULA_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      FABULA_GOOGLE_BUTTON: 'always',
    }),
  };
}
