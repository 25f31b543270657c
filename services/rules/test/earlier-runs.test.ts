import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { decide } from '../src/decide.ts';
import { stateHash } from '../src/hash.ts';
import { LAW } from '../src/law.ts';
import { release as releaseSchema } from '../src/release/release.ts';
import type { Input, RunState } from '../src/types.ts';
import { attempt } from './invariants/moved.ts';

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

function recorded(name: string): [number, Recorded][] {
  const file = new URL(`fixtures/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, index) => [index, JSON.parse(line) as Recorded]);
}

function keepsItsHash({ release: json, initial, turns }: Recorded): void {
  const release = releaseSchema.parse(json);
  let state = initial;
  for (const { hash, ...turn } of turns) {
    state = decide({ release, state, nowMs: 0, ...turn }).state;
    expect(stateHash(state)).toBe(hash);
  }
}

/** What the same turns come to under an edition of the law, but for those that the rules refuse then. */
function told({ release: json, initial, turns }: Recorded, law: Pick<RunState, 'law'>) {
  const release = releaseSchema.parse(json);
  let state: RunState = { ...initial, ...law };
  for (const turn of turns) state = attempt(release, state, turn)?.state ?? state;
  const { moments, interactions, roster } = state;
  return { moments, interactions, roster };
}

it.each(recorded('earlier-runs'))(
  'run %i, which was played before there were cards, keeps its hash turn by turn',
  (_index, run) => {
    keepsItsHash(run);
    expect(run.turns.length).toBeGreaterThan(4);
  },
);

// Each of them does what the second edition of the law decides otherwise.
it.each(recorded('first-law-runs'))(
  'run %i, which began under the first edition of the law, is decided by it to its end',
  (_index, run) => {
    keepsItsHash(run);
    expect(told(run, { law: LAW })).not.toEqual(told(run, {}));
  },
);

// Each of them does what the fourth edition of the law decides otherwise.
it.each(recorded('third-law-runs'))(
  'run %i, which began under the third edition of the law, is decided by it to its end',
  (_index, run) => {
    keepsItsHash(run);
    expect(told(run, { law: LAW })).not.toEqual(told(run, { law: 3 }));
  },
);

// Each of them comes to where one way is left, which the fifth edition of the law takes.
it.each(recorded('fourth-law-runs'))(
  'run %i, which began under the fourth edition of the law, is decided by it to its end',
  (_index, run) => {
    keepsItsHash(run);
    expect(told(run, { law: LAW })).not.toEqual(told(run, { law: 4 }));
  },
);
