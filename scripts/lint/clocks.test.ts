import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';

/** What runs in the product. */
const PRODUCT = ['services/*/src/*', 'gateway/src/*', 'web/src/*', 'web/figure/*'];
const SKIPPED = /\.test\.tsx?$|\.fixture\.ts$|\/testing\/|\.(css|md|json|txt|svg)$/;
/** The clock that may be set, asked without saying which one is meant. */
const ASKED = /\bDate\.now\b|\bnew Date\(\)/;
const ALLOWED = [
  'services/kit/src/clock.ts',
  'web/src/lib/clock.ts',
  // Where sound is taken in, browsers have no other clock; it is compared with the look before it alone.
  'web/src/lib/voice/microphone/pcm.worklet.ts',
];

const sources = execFileSync('git', ['ls-files', ...PRODUCT], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => !SKIPPED.test(path));

test('whoever asks what time it is says whether an instant or a duration is meant (clock.ts)', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources.filter((path) => ASKED.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(asking.filter((path) => !ALLOWED.includes(path))).toEqual([]);
  expect(asking).toEqual(expect.arrayContaining(ALLOWED));
});
