import type { Bus } from '../bus.ts';

/** The same bus for a further process of a part: its consumers listen already, and each listens once. */
export function publishOnly(bus: Bus): Bus {
  return {
    publish: (subject, id, payload, headers) => bus.publish(subject, id, payload, headers),
    ...(bus.holds && { holds: bus.holds.bind(bus) }),
    subscribe: async () => {},
    lag: (consumer) => bus.lag(consumer),
    check: () => bus.check(),
    close: async () => {},
  };
}
