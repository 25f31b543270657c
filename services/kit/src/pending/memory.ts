import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { wallMs } from '../clock.ts';
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

interface Entry {
  readonly epoch: string;
  readonly expiry: NodeJS.Timeout;
  readonly frames: PendingFrame[];
  last: number;
  addedAt: number;
  bytes: number;
}

const NOTHING: Missed = { epoch: undefined, complete: true, frames: [] };

/** The store of a single process. */
export class MemoryPendingStore implements PendingStore {
  private readonly entries = new Map<string, Entry>();
  private readonly owners = new Map<string, Owner>();
  private readonly live = new EventEmitter().setMaxListeners(0);
  private lastFence = 0;

  constructor(
    private readonly ttlMs = ENTRY_TTL_MS,
    private readonly now: () => number = wallMs,
  ) {}

  async append(key: string, ...makes: readonly FrameMaker[]): Promise<Numbered> {
    const entry = this.entries.get(key) ?? this.newEntry(key);
    const { epoch, last } = entry;
    const made = makes.map((make, n) => ({ epoch, seq: last + 1 + n, frame: make(epoch, last + 1 + n) }));
    for (const each of made) this.add(key, entry, each);
    return { epoch, seq: entry.last };
  }

  async after(key: string, epoch: string | undefined, seq: number): Promise<Missed> {
    const entry = this.entries.get(key);
    if (!entry) return epoch === undefined ? NOTHING : { ...NOTHING, complete: false };
    const same = epoch === entry.epoch;
    const from = same ? seq : 0;
    const frames = entry.frames.filter((f) => f.seq > from);
    const whole = frames.length === entry.last - from;
    return { epoch: entry.epoch, complete: whole && (same || epoch === undefined), frames };
  }

  async ageOf(key: string): Promise<number | undefined> {
    const entry = this.entries.get(key);
    return entry && performance.now() - entry.addedAt;
  }

  async follow(key: string, onFrame: (frame: PendingFrame) => void): Promise<Subscription> {
    return this.listen(`frame ${key}`, onFrame);
  }

  async own(key: string, owner: string): Promise<number> {
    // From the clock, so that it compares with the numbers of a store that took this one's place.
    this.lastFence = Math.max(this.now(), this.lastFence + 1);
    // The last one to be named comes last.
    this.owners.delete(key);
    this.forgetOwners();
    this.owners.set(key, { owner, fence: this.lastFence });
    this.live.emit(`owner ${key}`, this.lastFence);
    return this.lastFence;
  }

  async ownerOf(key: string): Promise<Owner | undefined> {
    return this.owners.get(key);
  }

  async onTakeover(key: string, fence: number, lost: () => void): Promise<Subscription> {
    let isTold = false;
    const tell = (now: number) => {
      if (now <= fence || isTold) return;
      isTold = true;
      lost();
    };
    tell(this.owners.get(key)?.fence ?? 0);
    return this.listen(`owner ${key}`, tell);
  }

  async clear(key: string): Promise<void> {
    clearTimeout(this.entries.get(key)?.expiry);
    this.entries.delete(key);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    for (const entry of this.entries.values()) clearTimeout(entry.expiry);
    this.entries.clear();
    this.owners.clear();
    this.live.removeAllListeners();
  }

  private add(key: string, entry: Entry, added: PendingFrame): void {
    entry.last = added.seq;
    entry.frames.push(added);
    entry.bytes += added.frame.length;
    while (entry.bytes > ENTRY_MAX_BYTES) entry.bytes -= entry.frames.shift()?.frame.length ?? entry.bytes;
    entry.addedAt = performance.now();
    entry.expiry.refresh();
    this.live.emit(`frame ${key}`, added);
  }

  private forgetOwners(): void {
    for (const [key, { fence }] of this.owners) {
      if (fence > this.now() - OWNER_TTL_MS) return;
      this.owners.delete(key);
    }
  }

  private newEntry(key: string): Entry {
    const expiry = setTimeout(() => this.entries.delete(key), this.ttlMs).unref();
    const entry = { epoch: randomUUID(), expiry, frames: [], last: 0, addedAt: performance.now(), bytes: 0 };
    this.entries.set(key, entry);
    return entry;
  }

  private listen<T>(event: string, listener: (value: T) => void): Subscription {
    this.live.on(event, listener);
    return { stop: async () => void this.live.off(event, listener) };
  }
}
