import { Channel, type ChannelOptions, type Client, newClient } from '@fabula/kit/client';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { PeerHealth } from '../health/peer-health.ts';

/** Milliseconds between two questions whether an engine that was left is there again. */
const LOOK_MS = 1_000;

/** One engine: the way to it, and whether it is left alone for now. */
export class EngineAt {
  readonly channel: Channel;
  readonly client: Client<typeof MomentEngineService>;
  private readonly health: PeerHealth;
  private looking: NodeJS.Timeout | undefined;
  private isClosed = false;
  isTrusted = true;

  constructor(
    readonly address: string,
    options: ChannelOptions,
  ) {
    this.channel = new Channel(address, options);
    this.client = newClient(MomentEngineService, this.channel);
    this.health = new PeerHealth(address);
  }

  /** Whether it answers and serves, asked beside all calls. */
  isAlive(): Promise<boolean> {
    return this.health.check().then(
      () => true,
      () => false,
    );
  }

  /** It gets no more turns, where there is another, until it answers again. */
  distrust(): void {
    if (!this.isTrusted) return;
    this.isTrusted = false;
    void this.look();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.looking);
    this.health.close();
    this.channel.close();
  }

  private async look(): Promise<void> {
    this.isTrusted = await this.isAlive();
    if (this.isTrusted || this.isClosed) return;
    this.looking = setTimeout(() => void this.look(), LOOK_MS).unref();
  }
}
