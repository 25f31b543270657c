import type { Problem } from '@fabula/story/problem';
import type { ReactNode } from 'react';
import type { CheckWorker } from '../features/admin/draft/checker.ts';
import { openDraft } from '../features/admin/draft/openDraft.ts';
import { DraftContext } from '../features/admin/draft/useDraft.ts';
import type { Asked, Found } from '../workers/messages.ts';
import { DraftAuthority } from './draftAuthority.ts';
import { TestClock } from './testClock.ts';

/** A worker that finds what it is told to find. */
class ToldWorker {
  #hear: (event: { data: Found }) => void = () => {};
  problems: readonly Problem[] = [];
  /** What it was told that the site does not keep. */
  absent: readonly string[] = [];

  postMessage({ id, generation, ask }: Asked): void {
    if (ask.kind === 'absent') this.absent = ask.hashes;
    if (ask.kind === 'check')
      this.#hear({ data: { id, generation, tier: ask.tier, problems: this.problems } });
  }
  terminate(): void {}
  addEventListener(kind: string, hear: (event: never) => void): void {
    if (kind === 'message') this.#hear = hear as (event: { data: Found }) => void;
  }
}

const KEPT_NOWHERE = {
  hold: () => () => undefined,
  put: async () => undefined,
  putNow: () => undefined,
  drop: async () => undefined,
  left: async () => [],
};

/** A story that is open on a page of authors, with the site behind it. */
export async function openStory(texts: Readonly<Record<string, string>>, problems: readonly Problem[] = []) {
  const authority = new DraftAuthority(texts);
  const told = new ToldWorker();
  told.problems = problems;
  const clock = new TestClock();
  const worker = told as unknown as CheckWorker;
  const around = {
    authority: authority.line(),
    worker,
    kept: KEPT_NOWHERE,
    clock,
    onTurnAway: () => () => undefined,
  };
  const { draft } = await openDraft('story', around);
  const inStory = (page: ReactNode) => <DraftContext value={draft}>{page}</DraftContext>;
  return { draft, authority, clock, told, inStory };
}
