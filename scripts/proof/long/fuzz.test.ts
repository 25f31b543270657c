import { fuzzSuite } from '../fuzz-suite.ts';

fuzzSuite({ frames: 50_000, requests: 5_000, rounds: 10 });
