/**
 * Remembers the results of a pure function: at least the `limit` that were asked for last, at most twice as many. What
 * was not asked for since the last `limit` new ones is forgotten; to know the exact order would cost more than to remember.
 */
export class Cache<T> {
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  constructor(private readonly limit: number) {}

  of(key: string, make: () => T): T {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const value = this.old.get(key) ?? make();
    if (this.young.size >= this.limit) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
