export type { Bus, Consume, Headers, Stored } from './bus/bus.ts';
export { MemoryBus } from './bus/memory.ts';
export { NatsBus, type NatsOptions } from './bus/nats.ts';
export { on, type Subscription } from './bus/on.ts';
