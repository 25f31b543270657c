import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import { Channels } from './channels.ts';
import { Follower } from './follower.ts';
import { InTurn } from './in-turn.ts';
import { connectRedis, firstConnection, type ScriptedRedis } from './redis-client.ts';
import {
  ENTRY_MAX_BYTES,
  ENTRY_TTL_MS,
  type Missed,
  OWNER_TTL_MS,
  type Owner,
  type PendingFrame,
  type PendingStore,
  type Subscription,
} from './store.ts';

export interface RedisPendingOptions {
  readonly log?: Logger;
  readonly ttlMs?: number;
}

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
  private readonly inTurn = new InTurn();
  private readonly ttlMs: number;

  constructor(
    url: string,
    private readonly options: RedisPendingOptions = {},
  ) {
    const onError = (err: Error) => options.log?.warn({ err }, 'pending store');
    this.ttlMs = options.ttlMs ?? ENTRY_TTL_MS;
    this.commands = connectRedis(url, onError);
    this.subscriber = connectRedis(url, onError);
    this.channels = new Channels(this.subscriber, onError);
    this.first = Promise.all([firstConnection(this.commands), firstConnection(this.subscriber)]);
  }

  append(key: string, make: (epoch: string, seq: number) => Buffer): Promise<{ epoch: string; seq: number }> {
    return this.inTurn.run(key, () => this.appendNow(key, make));
  }

  async after(key: string, epoch: string | undefined, seq: number): Promise<Missed> {
    await this.first;
    const answer = await this.commands.pendingAfterBuffer(entryKey(key), framesKey(key), epoch ?? '', seq);
    return missedOf(answer, epoch, seq);
  }

  async follow(key: string, onFrame: (frame: PendingFrame) => void): Promise<Subscription> {
    await this.first;
    const follower = new Follower({
      onFrame,
      read: ({ epoch, seq }) => this.after(key, epoch, seq),
      onError: (err) => this.options.log?.warn({ err }, 'frames wait in the pending store'),
    });
    const take = (message: Buffer) => follower.take(frameOf(message));
    const leave = await this.channels.listen(framesKey(key), take, () => follower.fill());
    const stop = async () => {
      follower.stop();
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
    let told = false;
    const tell = (now: number) => {
      if (now <= fence || told) return;
      told = true;
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
    this.commands.disconnect();
    this.subscriber.disconnect();
  }

  /** Guesses the numbers from the last append; a wrong guess is answered with the right ones. */
  private async appendNow(key: string, make: (epoch: string, seq: number) => Buffer) {
    await this.first;
    let guess = this.numbers.get(key) ?? { epoch: randomUUID(), last: 0 };
    for (;;) {
      const seq = guess.last + 1;
      const frame = make(guess.epoch, seq);
      const [added, epoch, last] = await this.commands.pendingAppend(
        entryKey(key),
        framesKey(key),
        guess.epoch,
        seq,
        frame,
        this.ttlMs,
        ENTRY_MAX_BYTES,
        framesKey(key),
      );
      guess = { epoch: epoch || randomUUID(), last };
      if (added === 1) {
        this.remember(key, guess);
        return { epoch, seq };
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
