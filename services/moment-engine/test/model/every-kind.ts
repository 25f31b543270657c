import type { TurnContext } from '@fabula/director/director';
import { decide } from '@fabula/rules/decide';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Input, RunState } from '@fabula/rules/types';
import { compile } from '@fabula/story/compile';
import { says } from '../../../rules/test/build.ts';
import { fixtureWithMedia } from '../../../story/test/fixture.ts';

/** A story with a moment of every kind. Its gift is one of two, and two are in the team, so that somebody listens everywhere. */
export async function everyKind(): Promise<Release> {
  const { release } = compile(await fixtureWithMedia('every-kind'));
  if (!release) throw new Error('the fixture does not compile');
  const moments = release.moments.map((each) => {
    if (each.type !== 'reward') return each;
    return { ...each, pick: 1, options: each.options.map(({ when: _, ...option }) => option) };
  });
  const characters = release.characters.map((each) => ({
    ...each,
    isEnrolledByDefault: each.slug !== 'storm',
  }));
  return releaseSchema.parse({ ...release, characters, moments });
}

const SEED = '5eed'.repeat(16);

/** A run in which this moment has just been opened. */
export function openedIn(release: Release, momentId: string, language: Language): RunState {
  const before = { completions: {}, bestRank: null };
  const run = createRun({ release, releaseVersion: 1, language, loopNumber: 1, before });
  const [first] = run.moments;
  if (!first) throw new Error('a run begins with a moment');
  const state = { ...run, moments: [{ ...first, momentId }] };
  const input = says('', { kind: 'start_moment' });
  return decide({ release, state, input, proposal: null, seed: SEED, nowMs: 0 }).state;
}

export interface Standing {
  readonly scene: Scene;
  readonly context: TurnContext;
}

/** What a director is asked with. */
export function standing(release: Release, state: RunState, input: Input): Standing {
  const parts = { release, releaseVersion: 1, state, input, seed: SEED, nowMs: 0, recentSkips: null };
  return { scene: sceneOf(release, state), context: { ...parts, heard: [] } };
}
