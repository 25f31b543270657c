export type { Bus, Consume, Headers } from './bus/bus.ts';
export { MemoryBus } from './bus/memory.ts';
export { NatsBus } from './bus/nats.ts';
export { on, type Subscription } from './bus/on.ts';
