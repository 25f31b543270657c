import { availableParallelism } from 'node:os';

/** One preset for every workspace: TypeScript by swc, ES modules, workspace packages from their sources. */
export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // What only the bundler can import.
  moduleNameMapper: {
    '^virtual:story-format$': '<rootDir>/web/src/testing/storyFormat.ts',
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
    '\\.css$': '<rootDir>/scripts/jest/css.mjs',
    '\\.worklet\\.ts(\\?|$)': '<rootDir>/scripts/jest/url.mjs',
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/long/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.local/'],
  // A hung test is to be ended, a slow machine is not to fail: nothing here is a limit on how long something may take.
  testTimeout: 300_000,
  // One more than there are cores: two proofs keep two cores busy by some three quarters (see the sequencer). With many more,
  // browsers and the parts behind them are late at what they wait for.
  maxWorkers: Math.min(availableParallelism(), 4) + 1,
  // What a suite has loaded is never wholly given back: after some hundred of them a worker has 4 GB, and half its time is collecting.
  workerIdleMemoryLimit: '1GB',
  // Kept from one run to the next, wherever temporary files are.
  cacheDirectory: '<rootDir>/.local/jest',
  filter: '<rootDir>/scripts/jest/gathered.cjs',
  testSequencer: '<rootDir>/scripts/jest/long-first.mjs',
  reporters: ['default', '<rootDir>/scripts/jest/slowest-reporter.mjs'],
};
