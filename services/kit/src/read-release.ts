import { setImmediate as otherTurns } from 'node:timers/promises';
import { moment } from '@fabula/rules/release/moment';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import { cutJson, type Pieces } from './json-pieces.ts';

/** Moments that are read before others have their turn: some milliseconds. */
const AT_ONCE = 8;
/** The same of moments that are only found. */
const FOUND_AT_ONCE = 16;

/** By content, as long as anybody has it. */
const known = new Map<string, WeakRef<Release>>();
const coming = new Map<string, Promise<Release>>();

/**
 * A release from its JSON as UTF-8, which has this hash. Parts of one process that read the same are given the same one; a large
 * one is read in steps, between which others have their turn. Throws what JSON and zod throw.
 */
export function readRelease(contentHash: string, json: Buffer): Promise<Release> {
  const release = known.get(contentHash)?.deref();
  if (release) return Promise.resolve(release);
  const begun = coming.get(contentHash) ?? begin(contentHash, json);
  coming.set(contentHash, begun);
  return begun;
}

function begin(contentHash: string, json: Buffer): Promise<Release> {
  return inSteps(json)
    .then((release) => {
      for (const [hash, kept] of known) if (kept.deref() === undefined) known.delete(hash);
      known.set(contentHash, new WeakRef(release));
      return release;
    })
    .finally(() => coming.delete(contentHash));
}

async function inSteps(json: Buffer): Promise<Release> {
  const { frame, entries } = (await piecesOf(json)) ?? { frame: json.toString(), entries: [] };
  const release = releaseSchema.parse(JSON.parse(frame));
  // Of what could not be cut, all of them stand in the frame.
  const moments = [...release.moments];
  for (const entry of entries) {
    if (moments.length % AT_ONCE === AT_ONCE - 1) await otherTurns();
    moments.push(moment.parse(JSON.parse(entry.toString())));
  }
  return { ...release, moments };
}

async function piecesOf(json: Buffer): Promise<Pieces | undefined> {
  const steps = cutJson(json, 'moments');
  for (let found = 1; ; found += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (found % FOUND_AT_ONCE === 0) await otherTurns();
  }
}
