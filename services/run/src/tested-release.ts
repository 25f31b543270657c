import type { VersionedRelease } from '@fabula/kit/releases';
import { type Call, playerOf } from '@fabula/kit/server';
import type { RunContext } from './context.ts';
import { StoryNotFound } from './domain/errors.ts';

/** Milliseconds. */
const RIGHTS_MS = 5_000;

interface Asked {
  readonly storyId: string;
  /** Below 0 it is of a draft; left out: the newest that was published. */
  readonly version: number | undefined;
}

/** The release that a test run plays. Throws StoryNotFound where it is of a draft that the caller may not read. */
export async function testedRelease(
  { releases, rights }: RunContext,
  { storyId, version }: Asked,
  call: Call,
): Promise<VersionedRelease> {
  if (version === undefined) return releases.newest(storyId);
  if (version < 0) {
    const { sub: userId, roles, acr = '' } = playerOf(call);
    const asked = { storyId, userId, roles: [...roles], acr };
    const { role } = await rights.getStoryRights(asked, { deadlineMs: RIGHTS_MS, idempotent: true });
    if (role === '') throw new StoryNotFound();
  }
  return { version, release: await releases.get({ storyId, version }) };
}
