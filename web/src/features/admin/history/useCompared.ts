import { useEffect, useState } from 'react';
import { readTexts } from '../draft/readTexts.ts';
import { authorityOf } from '../draft/siteAuthority.ts';
import type { Spell } from './spells.ts';

/** A file before a spell of work and after it; undefined: it was not there. */
export interface Compared {
  readonly path: string;
  readonly isText: boolean;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** So many files of one spell are shown. */
const MOST = 60;

/** What a spell of work has changed. */
export function useCompared(storyId: string, { first, last, paths }: Spell) {
  const [compared, setCompared] = useState<readonly Compared[]>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spell is told by its revisions, and another try asks for the same
  useEffect(() => {
    let isWanted = true;
    setError(undefined);
    compare(storyId, paths.slice(0, MOST), [first - 1, last]).then(
      (found) => isWanted && setCompared(found),
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [storyId, first, last, tries]);
  return { compared, error, again: () => setTries((count) => count + 1) };
}

async function compare(
  storyId: string,
  paths: readonly string[],
  [from, to]: readonly [number, number],
): Promise<Compared[]> {
  const authority = authorityOf(storyId);
  const [before, after] = await Promise.all([
    readTexts(authority, paths, from),
    readTexts(authority, paths, to),
  ]);
  return paths.map((path) => {
    const [old, now] = [before, after].map((files) => files.find((file) => file.path === path));
    const isText = old?.sha256 === undefined && now?.sha256 === undefined;
    return { path, isText, before: old?.text, after: now?.text };
  });
}
