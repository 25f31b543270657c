import { join } from 'node:path';
import { compile } from '@fabula/catalogue/domain/compile';
import type { StoryFolder } from '@fabula/catalogue/domain/story-folder';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import type { Release } from '@fabula/rules/release/release';
import { type Caught, catcher } from '../../../services/catalogue/test/mutation/caught.ts';
import { type Mutation, mutationsOf } from '../../../services/catalogue/test/mutation/mutate.ts';
import { playersNamed } from '../../simulate/players/players.ts';
import type { Report } from '../../simulate/report.ts';
import { simulate } from '../../simulate/simulate.ts';
import { harmOf } from './harm.ts';

/** Of each of those who play well: what they never meet is not there. */
const RUNS = 12;
const UNPLAYABLE = 'it cannot be played at all';
const PLAYERS = playersNamed(['greedy', 'careful']);

/** An edit that did harm, and what the checker says of it. */
export interface Harmful extends Pick<Mutation, 'kind' | 'file' | 'field' | 'what'> {
  readonly story: string;
  readonly harm: readonly string[];
  readonly caught: Caught['by'];
}

export interface Proof {
  readonly edits: number;
  /** Those by which players lose something: all of it, where no release can be made. */
  readonly harmful: readonly Harmful[];
  /** Errors that are raised for stories in which nothing is wrong. */
  readonly falseErrors: readonly string[];
}

/** Edits stories blindly; the simulator says what did harm, then the checker is asked whether it knew. */
export async function proveByMutation(stories: readonly string[], edits: number): Promise<Proof> {
  const folders = await Promise.all(stories.map((slug) => readFolder(join(STORIES_ROOT, slug))));
  const parts = folders.map((folder, at) => {
    const own = Math.floor((edits + at) / stories.length);
    return proveOne(folder, own);
  });
  return {
    edits,
    harmful: parts.flat(),
    falseErrors: folders.flatMap(errorsOf),
  };
}

function proveOne(folder: StoryFolder, count: number): Harmful[] {
  const unharmed = compile(folder).release;
  if (!unharmed) throw new Error(`${folder.slug} cannot be understood`);
  const before = played(unharmed);
  const caught = catcher(folder);
  const judged = mutationsOf(folder, { seed: 7, count }).map((mutation) => {
    const { by, release } = caught(mutation);
    const { kind, file, field, what } = mutation;
    const harm = release ? harmIn(before, release) : [UNPLAYABLE];
    return { story: folder.slug, kind, file, field, what, harm, caught: by };
  });
  return judged.filter(({ harm }) => harm.length > 0);
}

function harmIn(before: Report, release: Release): string[] {
  try {
    return harmOf(before, played(release));
  } catch (error) {
    return [`playing fails: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function played(release: Release): Report {
  return simulate({ release, language: 'en', seed: 'mutation', players: PLAYERS, runs: RUNS });
}

function errorsOf(folder: StoryFolder): string[] {
  return compile(folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code, file, message }) => `${folder.slug} ${file}: ${code} ${message}`);
}

/** The proof's figures, for people. */
export function told({ edits, harmful, falseErrors }: Proof): string {
  const playable = harmful.filter(({ harm }) => !harm.includes(UNPLAYABLE));
  const missed = harmful.filter(({ caught }) => caught === 'nothing');
  const caught = (list: readonly Harmful[]) => list.filter((edit) => !missed.includes(edit)).length;
  return [
    `${edits} edits, ${harmful.length} did harm, of which the checker catches ${caught(harmful)}`,
    `of these can still be played: ${playable.length}, of which it catches ${caught(playable)}`,
    `false errors of the unharmed stories: ${falseErrors.length}`,
    ...missed.map(
      ({ story, file, field, what, harm }) => `missed: ${story} ${file} ${field} ${what}: ${harm.join('; ')}`,
    ),
  ].join('\n');
}
