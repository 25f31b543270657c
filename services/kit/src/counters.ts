export type { Counted, Counters } from './counters/counters.ts';
export { RedisCounters } from './counters/redis.ts';
