import { faultSuite } from '../fault-suite.ts';

faultSuite({ runs: 300, atOnce: 6, turns: 12, timeoutMs: 3_600_000 });
