import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../stage/root.ts';

/** The product's stories. */
export const STORIES = join(ROOT, 'services/catalogue/stories');

/** The story that most proofs play. */
export const STORY_FOLDER = join(STORIES, 'put-out-the-light');

const named = z.object({ id: z.uuid() });

const idIn = (file: string) => named.parse(parse(readFileSync(file, 'utf8'))).id;

/** The id of one of the product's stories, or of one of its moments. */
export function idOf(slug: string, moment?: string): string {
  const folder = join(STORIES, slug);
  return idIn(moment === undefined ? join(folder, 'story.yaml') : join(folder, 'moments', `${moment}.yaml`));
}

export const STORY_ID = idIn(join(STORY_FOLDER, 'story.yaml'));

/** Moments' slugs by their ids, as walkthroughs name them. */
export function momentSlugs(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(folder, 'moments')).map((file) => [
      idIn(join(folder, 'moments', file)),
      basename(file, '.yaml'),
    ]),
  );
}

export const MOMENT_SLUGS = momentSlugs(STORY_FOLDER);
