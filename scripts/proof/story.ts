import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../stage/root.ts';

/** The story that can be played. */
export const STORY_FOLDER = join(ROOT, 'services/catalogue/stories/put-out-the-light');

const named = z.object({ id: z.uuid() });

const idIn = (file: string) => named.parse(parse(readFileSync(file, 'utf8'))).id;

export const STORY_ID = idIn(join(STORY_FOLDER, 'story.yaml'));

/** Moments' slugs by their ids, as walkthroughs name them. */
export const MOMENT_SLUGS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(STORY_FOLDER, 'moments')).map((file) => [
    idIn(join(STORY_FOLDER, 'moments', file)),
    basename(file, '.yaml'),
  ]),
);
