import { RunService } from '@fabula/proto/run/v1/run_pb';
import { Account } from '../../proof/account.ts';
import { STORY_ID } from '../../proof/story.ts';
import { inParallel } from './in-parallel.ts';
import { openSocket } from './raw-player.ts';
import type { RawSocket } from './raw-socket.ts';

const SOCKETS_PER_ACCOUNT = 20;
const AT_ONCE = 8;

/** Sockets that are open, each bound to a run of its own, and play nothing. */
export class Crowd {
  private readonly sockets: RawSocket[] = [];

  async gather(origin: string, count: number): Promise<void> {
    const accounts = await inParallel(Math.ceil(count / SOCKETS_PER_ACCOUNT), AT_ONCE, () =>
      Account.signUp(origin),
    );
    const opened = await inParallel(count, AT_ONCE, (n) => bound(accounts[n % accounts.length]));
    this.sockets.push(...opened);
  }

  async leave(): Promise<void> {
    await Promise.all(this.sockets.splice(0).map((socket) => socket.close()));
  }
}

async function bound(account: Account | undefined): Promise<RawSocket> {
  if (!account) throw new Error('a crowd has accounts');
  const request = { storyId: STORY_ID, language: 'en' };
  const { playerStoryId } = await account.api.call(RunService.method.createRun, request);
  const socket = await openSocket(account);
  await socket.resume(playerStoryId);
  return socket;
}
