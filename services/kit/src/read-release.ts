import { setImmediate as otherTurns } from 'node:timers/promises';
import { moment } from '@fabula/rules/release/moment';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';

/** Moments that are read before others have their turn: some milliseconds. */
const AT_ONCE = 16;

/** By content, as long as anybody has it. */
const known = new Map<string, WeakRef<Release>>();
const coming = new Map<string, Promise<Release>>();

/**
 * A release from its JSON, which has this hash. Parts of one process that read the same are given the same one; a large one is
 * read in steps, between which others have their turn. Throws what JSON and zod throw.
 */
export function readRelease(contentHash: string, json: string): Promise<Release> {
  const release = known.get(contentHash)?.deref();
  if (release) return Promise.resolve(release);
  const begun = coming.get(contentHash) ?? begin(contentHash, json);
  coming.set(contentHash, begun);
  return begun;
}

function begin(contentHash: string, json: string): Promise<Release> {
  return inSteps(json)
    .then((release) => {
      for (const [hash, kept] of known) if (kept.deref() === undefined) known.delete(hash);
      known.set(contentHash, new WeakRef(release));
      return release;
    })
    .finally(() => coming.delete(contentHash));
}

async function inSteps(json: string): Promise<Release> {
  const value = JSON.parse(json) as { readonly moments?: unknown };
  const { moments: all } = value;
  if (!Array.isArray(all)) return releaseSchema.parse(value);
  const release = releaseSchema.parse({ ...value, moments: [] });
  const moments: Release['moments'] = [];
  for (const each of all) {
    if (moments.length % AT_ONCE === AT_ONCE - 1) await otherTurns();
    moments.push(moment.parse(each));
  }
  return { ...release, moments };
}
