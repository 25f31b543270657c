import { ScriptedDirector } from '@fabula/director/scripted-director';
import { playersNamed } from '@fabula/players/players';
import { simulate } from '@fabula/players/simulate';
import { decide } from '@fabula/rules/decide';
import { sha256, stateHash } from '@fabula/rules/hash';
import { SILENCE, START } from '@fabula/rules/inputs';
import { createRun } from '@fabula/rules/run';
import { beforeNext } from '@fabula/rules/run-history';
import { sceneOf } from '@fabula/rules/scene';
import { compile } from '@fabula/story/compile';
import { renameSlug } from '@fabula/story/edit';
import type { Problem } from '@fabula/story/problem';
import type { StoryFolder } from '@fabula/story/story-folder';

/** What the libraries are asked, as it travels into a worker. */
export interface Trial {
  readonly slug: string;
  readonly texts: readonly (readonly [path: string, text: string])[];
  readonly media: readonly (readonly [path: string, sha256: string])[];
  /** Said in the first moment. */
  readonly words: string;
  /** Of the careful player. */
  readonly runs: number;
}

/** What they answer, as it travels back. */
export interface Tried {
  readonly contentHash: string | undefined;
  readonly problems: readonly Problem[];
  /** sha256 of all texts of the story after its first moment was called otherwise. */
  readonly renamed: string;
  /** Of the run after the first moment's opening. */
  readonly opened: string;
  /** What the words amount to there, as JSON. */
  readonly judgement: string;
  /** Of the runs, as JSON. */
  readonly report: string;
}

/** Compiles the story, calls a moment otherwise, lets the director judge a sentence of its first moment, and plays it: one thing of each library. */
export function tried({ slug, texts, media, words, runs }: Trial): Tried {
  const folder: StoryFolder = { slug, texts: new Map(texts), media: new Map(media) };
  const { release, contentHash, problems } = compile(folder, { isRehearsed: true });
  if (!release) throw new Error('the story cannot be compiled');
  const first = release.moments.find(({ id }) => id === release.startMomentId);
  const renamed = renameSlug(folder, { kind: 'moment', slug: first?.slug ?? '' }, 'elsewhere').folder;
  const of = { release, releaseVersion: 1 };
  const state = createRun({ ...of, language: 'en', loopNumber: 1, before: beforeNext([]) });
  const turn = { release, seed: '5eed', nowMs: 0, proposal: null, recentSkips: [] };
  const opened = decide({ ...turn, state, input: START }).state;
  const context = {
    ...of,
    state: opened,
    input: SILENCE,
    seed: '5eed',
    nowMs: 0,
    heard: [],
    recentSkips: null,
  };
  const judgement = new ScriptedDirector().judge(sceneOf(release, opened), words, context);
  const report = simulate({ release, language: 'en', players: playersNamed(['careful']), runs, seed: '7' });
  return {
    ...{ contentHash, problems },
    renamed: sha256(JSON.stringify([...renamed.texts])),
    opened: stateHash(opened),
    judgement: JSON.stringify(judgement),
    report: JSON.stringify(report),
  };
}
