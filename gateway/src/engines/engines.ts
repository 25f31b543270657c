import type { DescMethod } from '@bufbuild/protobuf';
import { type CallOptions, type ChannelOptions, instancesOf } from '@fabula/kit/client';
import { monotonicMs } from '@fabula/kit/clock';
import { isBroken } from './broken.ts';
import { EngineAt } from './engine-at.ts';

/** Milliseconds for which a list of addresses counts as new. */
const FRESH_MS = 5_000;
/** Milliseconds after which no turn of an engine that left the list still runs. */
const LONGEST_TURN_MS = 180_000;
/** Milliseconds that a call may take before another engine is asked. */
const PATIENCE_MS = 4_000;

/** All engines of the site, in turn: those that were found dead or mute are passed over until they answer again. */
export class Engines {
  private readonly known = new Map<string, EngineAt>();
  private looked: { readonly at: number; readonly list: Promise<void> } | undefined;
  private n = 0;

  constructor(
    private readonly address: string,
    private readonly options: ChannelOptions,
  ) {}

  /** Whose turn it is; another one than `left` where there is one. */
  async next(left?: EngineAt): Promise<EngineAt> {
    await this.upToDate();
    const all = [...this.known.values()];
    const others = all.filter((engine) => engine !== left);
    const trusted = (engines: readonly EngineAt[]) => engines.filter(({ isTrusted }) => isTrusted);
    const choice = [trusted(others), trusted(all), others, all].find(({ length }) => length > 0) ?? [];
    this.n += 1;
    const chosen = choice[this.n % choice.length];
    if (!chosen) throw new Error(`${this.address} names no engine`);
    return chosen;
  }

  /** A call that changes nothing: where one engine does not answer, another is asked. */
  async unary(method: DescMethod, request: unknown, options: CallOptions): Promise<unknown> {
    const first = await this.next();
    const deadlineMs = Math.min(options.deadlineMs, PATIENCE_MS);
    try {
      return await first.channel.unary(method, request, { ...options, deadlineMs });
    } catch (error) {
      if (!isBroken(error) || options.signal?.aborted) throw error;
      first.distrust();
      return (await this.next(first)).channel.unary(method, request, options);
    }
  }

  close(): void {
    for (const engine of this.known.values()) engine.close();
  }

  /** One look at a time; where the addresses cannot be had, those of before stay. */
  private upToDate(): Promise<void> {
    if (!this.looked || monotonicMs() - this.looked.at > FRESH_MS) {
      const list = instancesOf(this.address).then(
        (addresses) => this.take(addresses),
        () => this.take(this.known.size > 0 ? [...this.known.keys()] : [this.address]),
      );
      this.looked = { at: monotonicMs(), list };
    }
    return this.looked.list;
  }

  private take(addresses: readonly string[]): void {
    for (const address of addresses)
      if (!this.known.has(address)) this.known.set(address, new EngineAt(address, this.options));
    for (const [address, engine] of this.known) {
      if (addresses.includes(address)) continue;
      this.known.delete(address);
      setTimeout(() => engine.close(), LONGEST_TURN_MS).unref();
    }
  }
}
