import { create } from '@bufbuild/protobuf';
import { AccessSchema, Level } from '@fabula/proto/access/v1/access_pb';
import { Metadata } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { authorise, PART_TOKEN } from '../src/access.ts';
import { TestIdentity } from '../src/testing/identity.ts';
import { livePlayers } from '../src/tokens/ended.ts';

const identity = new TestIdentity();

async function tries(level: Level, { isCurrent = true, hasEnded = false }): Promise<string> {
  const metadata = new Metadata();
  metadata.set(PART_TOKEN, await identity.signer('gateway').current('auth'));
  metadata.set('authorization', `Bearer ${await identity.playerToken('ada', { roles: ['team'] })}`);
  const ended = { covers: () => hasEnded, isCurrent: () => isCurrent, onChange: () => {} };
  const players = livePlayers(identity.verifiers.players, ended);
  const rule = create(AccessSchema, { level });
  return authorise({ rule, audience: 'auth' }, metadata, { ...identity.verifiers, players, ended }).then(
    ({ caller }) => caller.player?.sub ?? 'nobody',
    (error: { reason: string }) => error.reason,
  );
}

describe('while it is known which sessions have ended', () => {
  it('a token of one is no token', async () => {
    for (const level of [Level.SIGNED_IN, Level.AUTHOR, Level.TEAM])
      expect(await tries(level, { hasEnded: true })).toBe('SESSION_ENDED');
    expect(await tries(Level.PUBLIC, { hasEnded: true })).toBe('nobody');
  });

  it('all others do what they may', async () => {
    for (const level of [Level.PUBLIC, Level.SIGNED_IN, Level.TEAM])
      expect(await tries(level, {})).toBe('ada');
  });
});

it('while it is not, players play on, and the team waits', async () => {
  expect(await tries(Level.SIGNED_IN, { isCurrent: false })).toBe('ada');
  expect(await tries(Level.AUTHOR, { isCurrent: false })).toBe('ada');
  expect(await tries(Level.TEAM, { isCurrent: false })).toBe('ENDED_UNKNOWN');
});
