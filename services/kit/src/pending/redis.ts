import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import { Outage } from '../outage.ts';
import { SerialQueue } from '../serial-queue.ts';
import { Channels } from './channels.ts';
import { Follower } from './follower.ts';
import { connectRedis, firstConnection, isRefusal, type ScriptedRedis } from './redis-client.ts';
import {
  ENTRY_MAX_BYTES,
  ENTRY_TTL_MS,
  type FrameMaker,
  type Missed,
  type Numbered,
  OWNER_TTL_MS,
  type Owner,
  type PendingFrame,
  type PendingStore,
  type Subscription,
} from './store.ts';

export interface RedisPendingOptions {
  readonly log?: Logger;
  readonly ttlMs?: number;
  /** Milliseconds between two looks whether the server still speaks to who listens. */
  readonly lookMs?: number;
}

const LOOK_MS = 5_000;
/** Of nothing that is kept. */
const LOOK_KEY = 'fabula:pending:look';

interface Numbers {
  readonly epoch: string;
  readonly last: number;
}

/** Entries whose numbers are remembered between appends. */
const REMEMBERED = 10_000;

const entryKey = (key: string) => `fabula:pending:{${key}}`;
const framesKey = (key: string) => `fabula:pending:{${key}}:frames`;
const ownerKey = (key: string) => `fabula:owner:{${key}}`;

/** The store of many processes: a hash with the numbers and a stream of frames for each entry. */
export class RedisPendingStore implements PendingStore {
  private readonly commands: ScriptedRedis;
  private readonly subscriber: ScriptedRedis;
  private readonly channels: Channels;
  private readonly first: Promise<unknown>;
  private readonly numbers = new Map<string, Numbers>();
  private readonly inTurn = new SerialQueue();
  /** Who follows a key in this process. */
  private readonly here = new Map<string, Set<Follower>>();
  private readonly ttlMs: number;
  private readonly looking: NodeJS.Timeout;

  constructor(
    url: string,
    private readonly options: RedisPendingOptions = {},
  ) {
    const outage = new Outage(options.log, { lost: 'pending store', back: 'pending store is back' });
    const onError = (err: Error) => outage.failed({ err });
    this.ttlMs = options.ttlMs ?? ENTRY_TTL_MS;
    this.commands = connectRedis(url, onError);
    this.subscriber = connectRedis(url, onError);
    this.commands.on('ready', () => outage.over());
    // Another server may be behind the address, and who listens to the one of before hears nothing.
    this.commands.on('close', () => {
      if (this.subscriber.status === 'ready') this.subscriber.disconnect(true);
    });
    const lookMs = options.lookMs ?? LOOK_MS;
    this.channels = new Channels(this.subscriber, onError, lookMs);
    this.looking = setInterval(() => this.look(), lookMs).unref();
    this.first = Promise.all([firstConnection(this.commands), firstConnection(this.subscriber)]);
  }

  append(key: string, ...makes: readonly FrameMaker[]): Promise<Numbered> {
    return this.inTurn.run(key, () => this.appendNow(key, makes));
  }

  async after(key: string, epoch: string | undefined, seq: number): Promise<Missed> {
    await this.first;
    const answer = await this.commands.pendingAfterBuffer(entryKey(key), framesKey(key), epoch ?? '', seq);
    return missedOf(answer, epoch, seq);
  }

  async ageOf(key: string): Promise<number | undefined> {
    await this.first;
    // Each frame gives its entry all of its time again.
    const left = await this.commands.pttl(entryKey(key));
    return left < 0 ? undefined : this.ttlMs - left;
  }

  async follow(key: string, onFrame: (frame: PendingFrame) => void): Promise<Subscription> {
    await this.first;
    const follower = new Follower({
      onFrame,
      read: ({ epoch, seq }) => this.after(key, epoch, seq),
      onError: (err) => this.options.log?.warn({ err }, 'frames wait in the pending store'),
    });
    const take = (message: Buffer) => follower.take(frameOf(message));
    const leave = await this.channels.listen(framesKey(key), take, () => this.afterGap(key, follower));
    const followers = this.here.get(key) ?? new Set();
    this.here.set(key, followers.add(follower));
    const stop = async () => {
      follower.stop();
      followers.delete(follower);
      if (followers.size === 0 && this.here.get(key) === followers) this.here.delete(key);
      await leave();
    };
    try {
      const [epoch, last] = await this.commands.hmget(entryKey(key), 'epoch', 'last');
      follower.startAt({ epoch: epoch ?? undefined, seq: Number(last ?? 0) });
      return { stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  /**
   * What came meanwhile is read from the store. So do others: for an instant this process may have counted itself among the
   * listeners when the server did not any more, and then one of them was not told.
   */
  private afterGap(key: string, follower: Follower): void {
    follower.fill();
    this.commands
      .pendingRepeat(entryKey(key), framesKey(key), framesKey(key))
      .catch((err: unknown) => this.options.log?.warn({ err }, 'pending store'));
  }

  async own(key: string, owner: string): Promise<number> {
    await this.first;
    return Number(await this.commands.pendingOwn(ownerKey(key), owner, OWNER_TTL_MS, ownerKey(key)));
  }

  async ownerOf(key: string): Promise<Owner | undefined> {
    await this.first;
    const [owner, fence] = await this.commands.hmget(ownerKey(key), 'owner', 'fence');
    return owner ? { owner, fence: Number(fence) } : undefined;
  }

  async onTakeover(key: string, fence: number, lost: () => void): Promise<Subscription> {
    await this.first;
    let isTold = false;
    const tell = (now: number) => {
      if (now <= fence || isTold) return;
      isTold = true;
      lost();
    };
    const look = async () => tell((await this.ownerOf(key))?.fence ?? 0);
    const onGap = () => {
      look().catch((err: unknown) => this.options.log?.warn({ err }, 'owner not known'));
    };
    const leave = await this.channels.listen(ownerKey(key), (message) => tell(Number(message)), onGap);
    await look();
    return { stop: leave };
  }

  async clear(key: string): Promise<void> {
    await this.first;
    this.numbers.delete(key);
    await this.commands.del(entryKey(key), framesKey(key));
  }

  async check(): Promise<void> {
    await this.first;
    await this.commands.ping();
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    this.commands.disconnect();
    this.channels.close();
  }

  /**
   * Who only listens would never be told that its server is a copy by now: this writes nothing, and is refused there. A line
   * that answers nothing at all is opened anew.
   */
  private look(): void {
    if (this.commands.status !== 'ready') return;
    this.commands.pexpire(LOOK_KEY, 1).catch((error: unknown) => {
      if (!isRefusal(error)) this.commands.disconnect(true);
    });
  }

  /** Guesses the numbers from the last append; a wrong guess is answered with the right ones. */
  private async appendNow(key: string, makes: readonly FrameMaker[]): Promise<Numbered> {
    await this.first;
    let guess = this.numbers.get(key) ?? { epoch: randomUUID(), last: 0 };
    for (;;) {
      const { epoch: guessed, last: before } = guess;
      const frames = makes.map((make, n) => make(guessed, before + 1 + n));
      const [added, epoch, last, untold] = await this.commands.pendingAppend(
        entryKey(key),
        framesKey(key),
        guessed,
        before + 1,
        this.ttlMs,
        ENTRY_MAX_BYTES,
        framesKey(key),
        this.channels.isJoined(framesKey(key)) ? 1 : 0,
        ...frames,
      );
      guess = { epoch: epoch || randomUUID(), last };
      if (untold !== undefined)
        this.options.log?.warn({ reason: untold }, 'frames were kept, and others not told');
      if (added === 1) {
        this.remember(key, guess);
        // They are kept: whoever follows in this process has them from here, and not by way of Redis.
        for (const [n, frame] of frames.entries())
          for (const follower of this.here.get(key) ?? [])
            follower.take({ epoch, seq: before + 1 + n, frame });
        return { epoch, seq: last };
      }
    }
  }

  private remember(key: string, numbers: Numbers): void {
    this.numbers.delete(key);
    this.numbers.set(key, numbers);
    const oldest = this.numbers.size > REMEMBERED ? this.numbers.keys().next().value : undefined;
    if (oldest !== undefined) this.numbers.delete(oldest);
  }
}

type AfterAnswer = Awaited<ReturnType<ScriptedRedis['pendingAfterBuffer']>>;

function missedOf(
  [epochBytes, last, rows = []]: AfterAnswer,
  asked: string | undefined,
  seq: number,
): Missed {
  const epoch = epochBytes.toString();
  if (epoch === '') return { epoch: undefined, complete: asked === undefined, frames: [] };
  const from = asked === epoch ? seq : 0;
  const frames = rows.map(([id, [, frame]]) => ({
    epoch,
    seq: Number(id.toString().slice('0-'.length)),
    frame,
  }));
  const whole = frames.length === Number(last) - from;
  return { epoch, complete: whole && (asked === epoch || asked === undefined), frames };
}

/** `<epoch> <seq> <frame>`, as the script publishes it. */
function frameOf(message: Buffer): PendingFrame {
  const first = message.indexOf(' ');
  const second = message.indexOf(' ', first + 1);
  const epoch = message.toString('utf8', 0, first);
  const seq = Number(message.toString('utf8', first + 1, second));
  return { epoch, seq, frame: message.subarray(second + 1) };
}
