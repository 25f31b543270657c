import type { Redis } from 'ioredis';

export type Listener = (message: Buffer) => void;

interface Topic {
  readonly listeners: Set<Listener>;
  /** The server counts this process among the channel's subscribers. */
  isJoined: boolean;
  /** Told when messages may have been lost: the connection was away. */
  readonly gaps: Set<() => void>;
}

/** Many listeners on the one subscriber connection of a process. */
export class Channels {
  private readonly looking: NodeJS.Timeout;
  private readonly topics = new Map<string, Topic>();

  constructor(
    private readonly redis: Redis,
    private readonly onError: (error: Error) => void,
    lookMs: number,
  ) {
    this.looking = setInterval(() => this.look(), lookMs).unref();
    redis.on('messageBuffer', (channel: Buffer, message: Buffer) => {
      for (const listener of this.topics.get(channel.toString())?.listeners ?? []) listener(message);
    });
    redis.on('close', () => {
      for (const topic of this.topics.values()) topic.isJoined = false;
    });
    redis.on('ready', () => {
      for (const [channel, topic] of this.topics) this.afterGap(channel, topic).catch(this.onError);
    });
  }

  /** Resolves when the server knows: what is published later is heard. */
  async listen(channel: string, listener: Listener, onGap: () => void): Promise<() => Promise<void>> {
    const topic = this.topics.get(channel) ?? { listeners: new Set(), gaps: new Set(), isJoined: false };
    this.topics.set(channel, topic);
    topic.listeners.add(listener);
    topic.gaps.add(onGap);
    const stop = () => this.leave(channel, topic, listener, onGap);
    try {
      await this.redis.subscribe(channel);
      topic.isJoined = true;
      return stop;
    } catch (error) {
      await stop();
      throw error;
    }
  }

  close(): void {
    clearInterval(this.looking);
    this.redis.disconnect();
  }

  /** A line that swallows all looks like one on which nothing is said: what does not answer is opened anew. */
  private look(): void {
    if (this.redis.status !== 'ready') return;
    this.redis.ping().catch((error: Error) => {
      this.onError(error);
      this.redis.disconnect(true);
    });
  }

  /** Whether the server counts this process among those who listen. */
  isJoined(channel: string): boolean {
    return this.topics.get(channel)?.isJoined ?? false;
  }

  /** Looks for what was missed only when the subscription stands again: what comes later is heard. */
  private async afterGap(channel: string, topic: Topic): Promise<void> {
    await this.redis.subscribe(channel);
    topic.isJoined = true;
    for (const gap of topic.gaps) gap();
  }

  private async leave(channel: string, topic: Topic, listener: Listener, onGap: () => void): Promise<void> {
    topic.listeners.delete(listener);
    topic.gaps.delete(onGap);
    if (topic.listeners.size > 0 || this.topics.get(channel) !== topic) return;
    this.topics.delete(channel);
    if (this.redis.status !== 'ready') return;
    // Whoever leaves has left, also where Redis hangs: at worst a message comes that nobody listens to.
    await this.redis.unsubscribe(channel).catch(this.onError);
  }
}
