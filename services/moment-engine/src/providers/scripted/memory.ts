/** Remembers the results of a pure function, the least recently asked forgotten first. */
export class Memory<T> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly limit: number) {}

  of(key: string, make: () => T): T {
    const known = this.entries.get(key);
    const value = known ?? make();
    this.entries.delete(key);
    this.entries.set(key, value);
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.limit && !oldest.done) this.entries.delete(oldest.value);
    return value;
  }
}
