import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@fabula/rules/hash';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../../stage/root.ts';

/** Of the files as they were written. Whoever finds a sentence wrong says so beside the figures, and leaves it. */
const FROZEN = {
  'sentences.en.yaml': '03362a5d81be5f894017a74fe27693177a315686d16b40bc5478eb20beb37ca3',
  'sentences.fr.yaml': '394931cd808d3f0f847b816f53dd642fc6b600c5b9f1f54ba27a69602fe39174',
  'naive.yaml': '7407dc06e08200eccc6eac6f83a1db88f50662bc83cccc4327e3ccff1b6ade1e',
};

test.each(Object.entries(FROZEN))('%s is as it was when nothing had been measured', (file, hash) => {
  const path = join(ROOT, 'scripts/bench/understanding', file);
  expect(sha256(readFileSync(path, 'utf8'))).toBe(hash);
});
