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
  /scripts\/proof\/distributed/,
  /scripts\/proof\/browser\/(sign-in|gateways|two-authors|voice)\./,
  /scripts\/proof\/(whole-story|keycloak|browser\/(authoring|test-run))\./,
  /scripts\/proof\/(faults|fuzz|leaving|earlier-data)\./,
  /scripts\/proof\//,
  /auth\/test\/keycloak/,
  /speech\/test\/(recognisers|service)\./,
  /\/all\.test\./,
  /kit\/test\/bus/,
  /catalogue\/test\/(mutation|check-story|missing-media)/,
  /scripts\/(simulate|replay)\//,
  /services\/run\/test\//,
  /(moment-engine|director)\/test\//,
  /speech\/test\//,
];

const rank = ({ path }) => {
  const found = LONG.findIndex((pattern) => pattern.test(path));
  return found === -1 ? LONG.length : found;
};

const isProof = ({ path }) => path.includes('/scripts/proof/');

/** One of the few after each share of the many; none of either is left out. */
function spread(few, many) {
  const share = Math.ceil(many.length / Math.max(1, few.length));
  const mixed = few.flatMap((one, index) => [one, ...many.slice(index * share, (index + 1) * share)]);
  return [...mixed, ...many.slice(few.length * share)];
}

export default class LongFirst extends Sequencer {
  /**
   * Of equal rank as Jest has them: those that failed, those that took longest, the largest. Proofs wait for pages and voices
   * some of their time, and other tests hardly: with both of them at any time, a processor has something to do and no proof
   * waits long for it.
   */
  sort(tests) {
    const sorted = super.sort(tests).sort((a, b) => rank(a) - rank(b));
    return spread(
      sorted.filter(isProof),
      sorted.filter((test) => !isProof(test)),
    );
  }
}
