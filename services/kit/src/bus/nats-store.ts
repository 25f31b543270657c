import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConsumerConfig,
  type ConsumerInfo,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { hasNoJetStream, isNotFound } from './nats-errors.ts';

export const STREAM = 'FABULA';
const WEEK_NS = 7 * 24 * 3_600 * 1_000_000_000;
const CONFIG = {
  ...{ name: STREAM, subjects: ['fabula.>'], storage: StorageType.File, max_age: WEEK_NS },
  retention: RetentionPolicy.Limits,
};

/** After which a server has taken away what it was told to. */
const SETTLED_MS = 1_000;

export type DurableConfig = Partial<ConsumerConfig> & { readonly durable_name: string };

interface Durable {
  readonly config: DurableConfig;
  /** Told when another one has its name: whoever asks the one of before is answered nothing, and no error either. */
  readonly onOther: () => void;
  madeAt: string;
}

/** What was found by a look. */
interface Found {
  readonly stream: StreamInfo | undefined;
  readonly consumers: ReadonlyMap<string, ConsumerInfo | undefined>;
}

export interface StoreTold {
  /** By the names of what is missing, at each look that misses something; why, where it cannot even be asked for. */
  readonly onMissing: (names: readonly string[], error?: unknown) => void;
  /** At each look that ends well, with what it had to make again. */
  readonly onWhole: (made: readonly string[]) => void;
}

/**
 * What JetStream keeps for this process: the stream of facts, and a durable for each of its consumers. The server may lose
 * all of it under connections that stand, so it is looked for again and again, and made anew: the stream first, then durables,
 * which begin with its first fact and so miss none that was told before them.
 */
export class NatsStore {
  private readonly durables = new Map<string, Durable>();
  private missing: ReadonlySet<string> | undefined = new Set();
  private looking: Promise<void> | undefined;

  constructor(
    private readonly manager: JetStreamManager,
    private readonly told: StoreTold,
  ) {}

  /** For a process that starts, to which nothing was lost yet. */
  async open(): Promise<void> {
    if (!(await this.streamInfo())) await this.manager.streams.add(CONFIG);
  }

  async add(config: DurableConfig, onOther: () => void): Promise<void> {
    const { created } = await this.manager.consumers.add(STREAM, config);
    this.durables.set(config.durable_name, { config, onOther, madeAt: created });
  }

  /** The names of what is missing: `stream`, or a consumer's. Undefined while NATS does not answer. */
  get missed(): ReadonlySet<string> | undefined {
    return this.missing;
  }

  /** Makes again what is missing; whoever asks meanwhile waits for the same look. Throws where it cannot be done. */
  look(): Promise<void> {
    this.looking ??= this.lookNow().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    try {
      const first = await this.find();
      const gone = this.namesMissing(first);
      if (gone.length > 0) this.miss(gone);
      const found = gone.length > 0 ? await this.findLater() : first;
      // It may have been taken away piece by piece, or made again by another process.
      const names = [...new Set([...gone, ...this.namesMissing(found)])];
      if (!found.stream) await this.manager.streams.add(CONFIG);
      for (const [name, durable] of this.durables) await this.keep(durable, found.consumers.get(name), found);
      this.missing = new Set();
      this.told.onWhole(names);
    } catch (error) {
      if (hasNoJetStream(error)) this.miss(['stream', ...this.durables.keys()], error);
      else if (this.missing?.size) this.told.onMissing([...this.missing], error);
      else this.missing = undefined;
      throw error;
    }
  }

  private miss(names: readonly string[], error?: unknown): void {
    this.missing = new Set(names);
    this.told.onMissing(names, error);
  }

  /** A server that is just taking something away would take the next one of its name with it. */
  private async findLater(): Promise<Found> {
    await sleep(SETTLED_MS);
    return this.find();
  }

  /** The stream last: no consumer can be further than it then, unless the stream was set back. */
  private async find(): Promise<Found> {
    const consumers = new Map<string, ConsumerInfo | undefined>();
    for (const name of this.durables.keys())
      consumers.set(name, await found(this.manager.consumers.info(STREAM, name)));
    return { consumers, stream: await this.streamInfo() };
  }

  private namesMissing({ stream, consumers }: Found): string[] {
    const gone = [...consumers].filter(([, info]) => !info || isAhead(info, stream)).map(([name]) => name);
    return stream ? gone : ['stream', ...gone];
  }

  private async keep(durable: Durable, info: ConsumerInfo | undefined, { stream }: Found): Promise<void> {
    const { config } = durable;
    const isLost = info && stream && isAhead(info, stream);
    if (isLost) await this.manager.consumers.delete(STREAM, config.durable_name);
    const kept = isLost || !info ? await this.manager.consumers.add(STREAM, config) : info;
    if (kept.created === durable.madeAt) return;
    durable.madeAt = kept.created;
    durable.onOther();
  }

  private streamInfo(): Promise<StreamInfo | undefined> {
    return found(this.manager.streams.info(STREAM));
  }
}

/** A consumer that has had more than there is would leave out as much of what comes. */
function isAhead(info: ConsumerInfo, stream: StreamInfo | undefined): boolean {
  return stream !== undefined && info.delivered.stream_seq > stream.state.last_seq;
}

async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
