import { join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { playersNamed } from '@fabula/players/players';
import type { Report } from '@fabula/players/report';
import { simulate } from '@fabula/players/simulate';
import type { Release } from '@fabula/rules/release/release';
import { compile } from '@fabula/story/compile';
import type { StoryFolder } from '@fabula/story/story-folder';
import { type Caught, catcher } from '../../../services/story/test/mutation/caught.ts';
import { type Mutation, mutationsOf } from '../../../services/story/test/mutation/mutate.ts';
import { neutralEditsOf } from '../../../services/story/test/mutation/neutral.ts';
import { CachingDirector, cachedStory } from './caching-director.ts';
import { harmOf } from './harm.ts';

/** Those who play well: what they never meet is not there. */
const PLAYERS = playersNamed(['greedy', 'careful']);
const LANGUAGE = 'en';
/** Seeds by which an unharmed story is played against itself. */
const OTHER_SEEDS = ['once more', 'and again', 'for the last time'];

/** An edit, what players lose by it, and what the checker says of it. */
export interface Judged extends Pick<Mutation, 'kind' | 'file' | 'field' | 'what'>, Omit<Caught, 'release'> {
  readonly story: string;
  /** Whether a release can be made of it, with a start. */
  readonly isPlayable: boolean;
  readonly harm: readonly string[];
}

export interface Proof {
  readonly edits: readonly Judged[];
  /** Errors that are raised for stories in which nothing is wrong. */
  readonly falseErrors: readonly string[];
  /** Harm that is seen where there is none: in an unharmed story that is played by other seeds. */
  readonly noise: readonly string[];
  /** Edits that are no mistakes: what the checker says of each. */
  readonly neutral: readonly Told[];
}

/** What the checker says of an edit that is none of its business. */
export interface Told extends Pick<Mutation, 'file' | 'field' | 'what'>, Omit<Caught, 'release'> {
  readonly story: string;
}

export interface Sample {
  /** Of all stories together. */
  readonly edits: number;
  /** Edits that are no mistakes, of all stories together. */
  readonly neutral: number;
  /** Of each player. */
  readonly runs: number;
  readonly seed: number;
}

/** Edits stories blindly; the simulator says what did harm, then the checker is asked whether it knew. */
export async function proveByMutation(stories: readonly string[], sample: Sample): Promise<Proof> {
  const folders = await Promise.all(stories.map((slug) => readFolder(join(STORIES_ROOT, slug))));
  const parts = folders.map((folder, at) => {
    const share = (all: number) => Math.floor((all + at) / stories.length);
    return proveOne(folder, { ...sample, edits: share(sample.edits), neutral: share(sample.neutral) });
  });
  return {
    edits: parts.flatMap((part) => part.edits),
    falseErrors: folders.flatMap(errorsOf),
    noise: parts.flatMap((part) => part.noise),
    neutral: parts.flatMap((part) => part.neutral),
  };
}

function proveOne(folder: StoryFolder, { edits, neutral, runs, seed }: Sample): Omit<Proof, 'falseErrors'> {
  const { release } = compile(folder);
  if (!release) throw new Error(`${folder.slug} cannot be understood`);
  const known = cachedStory(release, LANGUAGE);
  const play = (played: Release, by = 'mutation') => {
    const director = new CachingDirector(known, played);
    return simulate({ release: played, language: LANGUAGE, seed: by, players: PLAYERS, runs, director });
  };
  const before = play(release);
  const caught = catcher(folder);
  return {
    edits: mutationsOf(folder, { seed, count: edits }).map((mutation) => {
      const { kind, file, field, what } = mutation;
      const { release: edited, ...said } = caught(mutation.folder);
      const isPlayable = edited !== undefined && edited.startMomentId !== null;
      const harm = isPlayable ? harmIn(before, () => play(edited)) : [];
      return { story: folder.slug, kind, file, field, what, ...said, isPlayable, harm };
    }),
    noise: OTHER_SEEDS.flatMap((other) => harmOf(before, play(release, other))),
    neutral: neutralEditsOf(folder, { seed, count: neutral }).map(({ folder: edited, ...edit }) => {
      const { release: _release, ...said } = caught(edited);
      return { story: folder.slug, ...edit, ...said };
    }),
  };
}

function harmIn(before: Report, playEdited: () => Report): string[] {
  try {
    return harmOf(before, playEdited());
  } catch (error) {
    return [`playing fails: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function errorsOf(folder: StoryFolder): string[] {
  return compile(folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code, file, message }) => `${folder.slug} ${file}: ${code} ${message}`);
}
