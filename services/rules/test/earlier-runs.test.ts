import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { decide } from '../src/decide.ts';
import { stateHash } from '../src/hash.ts';
import { release as releaseSchema } from '../src/release/release.ts';
import type { Input, RunState } from '../src/types.ts';

/** A run as an earlier edition of the rules has played it. */
interface Recorded {
  readonly release: unknown;
  readonly initial: RunState;
  readonly turns: readonly {
    readonly input: Input;
    readonly proposal: unknown;
    readonly seed: string;
    readonly hash: string;
  }[];
}

const file = new URL('fixtures/earlier-runs.jsonl', import.meta.url);
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

it.each(recorded.map((run, index) => [index, run] as const))(
  'run %i, which was played before there were cards, keeps its hash turn by turn',
  (_index, { release: json, initial, turns }) => {
    const release = releaseSchema.parse(json);
    let state = initial;
    for (const { hash, ...turn } of turns) {
      state = decide({ release, state, nowMs: 0, ...turn }).state;
      expect(stateHash(state)).toBe(hash);
    }
    expect(turns.length).toBeGreaterThan(4);
  },
);
