import { BoundedMap } from './bounded-map.ts';

export interface Fetched<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Keeps what never changes once it was fetched, up to a number of bytes; who asks for the same meanwhile waits for the same. */
export class FetchedOnce<Value> {
  private readonly kept: BoundedMap<Value>;
  private readonly coming = new Map<string, Promise<Value>>();

  constructor(mostBytes: number) {
    this.kept = new BoundedMap(mostBytes);
  }

  /** What is at hand; for places that must not wait. */
  cached(key: string): Value | undefined {
    return this.kept.get(key);
  }

  async get(key: string, fetch: () => Promise<Fetched<Value>>): Promise<Value> {
    const cached = this.kept.get(key);
    if (cached !== undefined) return cached;
    return this.coming.get(key) ?? this.start(key, fetch);
  }

  /** One that could not be had is asked for again by the next who wants it. */
  private start(key: string, fetch: () => Promise<Fetched<Value>>): Promise<Value> {
    const coming = this.keep(key, fetch).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async keep(key: string, fetch: () => Promise<Fetched<Value>>): Promise<Value> {
    const { value, bytes } = await fetch();
    this.kept.set(key, value, bytes);
    return value;
  }
}
