import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

// Its workers inherit it (scripts/proof/browser/someone.ts).
process.env.FABULA_PROOF = 'long';

/** The long proofs (`make test-long`), two at once: most of them wait for words to be spoken. */
export default {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  testMatch: ['**/long/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 60 * 60_000,
  maxWorkers: 2,
};
