import { createRequire } from 'node:module';

// Jest's own, which is no dependency of ours by name.
const jest = createRequire(import.meta.resolve('jest'));
const core = createRequire(jest.resolve('@jest/core'));
const { default: Sequencer } = core('@jest/test-sequencer');

/**
 * Files whose tests take long, by what they are made of, the longest first: with them begun early, no worker is left alone
 * with one of them at the end. A clean clone has no times of an earlier run, by which Jest would know.
 */
const LONG = [
  /scripts\/proof\/long\/faults/,
  /scripts\/proof\/long\/voice/,
  /scripts\/proof\/(long\/keyboard|browser\/(visits|authors)\.)/,
  /scripts\/proof\/browser\/every-kind/,
  /scripts\/proof\/distributed/,
  /scripts\/proof\/browser\/voice/,
  /scripts\/proof\/browser\//,
  /scripts\/proof\//,
  /kit\/test\/bus/,
  /catalogue\/test\/(mutation|check-story)/,
  /scripts\/(simulate|replay)\//,
  /services\/run\/test\//,
  /moment-engine\/test\//,
  /speech\/test\//,
];

const rank = ({ path }) => {
  const found = LONG.findIndex((pattern) => pattern.test(path));
  return found === -1 ? LONG.length : found;
};

export default class LongFirst extends Sequencer {
  /** Of equal rank as Jest has them: those that failed, those that took longest, the largest. */
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
