type Listener<A extends unknown[]> = (...args: A) => void;

export type Listeners<Events extends { [K in keyof Events]: unknown[] }> = {
  readonly [K in keyof Events]: (...args: Events[K]) => void;
};

/** Typed events: `Events` names each one's arguments. */
export class Emitter<Events extends { [K in keyof Events]: unknown[] }> {
  private readonly listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** Answers what takes the listener off again. */
  on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): () => void {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all);
    all.add(listener as Listener<never>);
    return () => void all.delete(listener as Listener<never>);
  }

  /** Listens to all of them, for good. */
  onAll(listeners: Listeners<Events>): void {
    for (const event in listeners) this.on(event, listeners[event]);
  }

  emit<K extends keyof Events>(event: K, ...args: Events[K]): void {
    for (const listener of this.listeners.get(event) ?? []) (listener as Listener<Events[K]>)(...args);
  }
}
