import { fuzzSuite } from './fuzz-suite.ts';

// `make test-long` does 50,000 frames and 5,000 requests.
fuzzSuite({ frames: 12_000, requests: 1_200, rounds: 4 });
