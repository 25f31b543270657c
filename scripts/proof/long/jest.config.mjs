import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

/** The long proofs (`make test-long`), one after the other: each has the whole machine to itself. */
export default {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  testMatch: ['**/long/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 60 * 60_000,
  maxWorkers: 1,
};
