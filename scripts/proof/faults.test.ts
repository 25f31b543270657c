import { faultSuite } from './fault-suite.ts';

// Four more, with killed processes, are in distributed.test.ts.
faultSuite({ runs: 14, atOnce: 4, turns: 10, timeoutMs: 900_000 });
