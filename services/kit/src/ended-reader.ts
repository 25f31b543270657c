import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Channel, type ChannelOptions, newClient } from './client.ts';
import type { Lifecycle } from './lifecycle.ts';
import { EndedSessions } from './tokens.ts';

const DEADLINE_MS = 1_500;

/** What auth says of ended sessions, read over its API until the lifecycle closes. */
export function readEndedFrom(
  authAddress: string,
  deps: ChannelOptions,
  lifecycle: Pick<Lifecycle, 'add'>,
): EndedSessions {
  const channel = new Channel(authAddress, deps);
  lifecycle.add('channel to auth for ended sessions', () => channel.close());
  const auth = newClient(AuthService, channel);
  const ended = new EndedSessions(
    () => auth.listEndedSessions({}, { deadlineMs: DEADLINE_MS, idempotent: true }),
    deps.log,
  );
  lifecycle.add('ended sessions', () => ended.stop());
  return ended;
}
