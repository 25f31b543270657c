export { MemoryPendingStore } from './pending/memory.ts';
export { type RedisPendingOptions, RedisPendingStore } from './pending/redis.ts';
export { ResilientPendingStore } from './pending/resilient.ts';
export { type ResumeOptions, resume } from './pending/resume.ts';
export type { Missed, Owner, PendingFrame, PendingStore, Subscription } from './pending/store.ts';
