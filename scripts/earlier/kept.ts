import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@fabula/rules/release/text';
import { z } from 'zod';
import { ROOT } from '../stage/root.ts';

const keptRun = z.strictObject({
  story: z.string(),
  playerStoryId: z.uuid(),
  loopStatus: z.enum(['loopStatusOnGoing', 'loopStatusWon', 'loopStatusLost']),
  loopNumber: z.int(),
  loopRank: z.int().nullable(),
  /** Of the moment that was current when it was kept. */
  momentName: z.string(),
});

const keptPlayer = z.strictObject({
  email: z.email(),
  password: z.string(),
  language: z.enum(LANGUAGES),
  runs: z.array(keptRun).min(1),
});

/** Who had played when the data were kept, and how far. */
const keptPlayers = z.array(keptPlayer).min(1);
export type KeptPlayer = z.infer<typeof keptPlayer>;
export type KeptRun = z.infer<typeof keptRun>;

/** The two ways of running, each with data of its own. */
export type Deployment = 'embedded' | 'distributed';

/** What one way of running left behind on one release. */
export interface Kept {
  readonly release: string;
  /** The data folder of one process, or the dump of a Postgres, packed. */
  readonly file: string;
  readonly players: readonly KeptPlayer[];
}

const KEPT = join(ROOT, 'scripts/earlier/kept');
const NAMES = { embedded: 'data.tar.br', distributed: 'postgres.sql.br', code: 'code.tar.br' };

/** Where a release's data, or its page and gateway, lie packed. */
export const fileOf = (release: string, what: Deployment | 'code') => join(KEPT, release, NAMES[what]);

/** Where it is written down who had played. */
export const playersOf = (release: string, way: Deployment) => join(KEPT, release, `${way}.json`);

/** The releases that something is kept of, the oldest first. */
export const releases = () => readdirSync(KEPT).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** All data that are kept of a way, by release. */
export function keptOf(way: Deployment): Kept[] {
  return releases().map((release) => ({
    release,
    file: fileOf(release, way),
    players: keptPlayers.parse(JSON.parse(readFileSync(playersOf(release, way), 'utf8'))),
  }));
}

/** Of the newest release: who is updated comes from it. */
export function newestOf(way: Deployment): Kept {
  const newest = keptOf(way).at(-1);
  if (!newest) throw new Error('no release is kept');
  return newest;
}
