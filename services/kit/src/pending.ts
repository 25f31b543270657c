export { MemoryPendingStore } from './pending/memory.ts';
export { type RedisPendingOptions, RedisPendingStore } from './pending/redis.ts';
export { ResilientPendingStore } from './pending/resilient.ts';
export { type ResumeOptions, resume } from './pending/resume.ts';
export {
  ENTRY_MAX_BYTES,
  type Missed,
  type Owner,
  type PendingFrame,
  type PendingStore,
  type Subscription,
} from './pending/store.ts';
