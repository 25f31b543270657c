import type { VersionedRelease } from '@fabula/kit/releases';
import { type Call, playerOf } from '@fabula/kit/server';
import type { RunContext } from './context.ts';
import { isNotFound, isStoryClosed, StoryNotFound } from './domain/errors.ts';

/** Milliseconds. */
const RIGHTS_MS = 5_000;

interface Asked {
  readonly storyId: string;
  /** Below 0 it is of a draft; left out: the newest that was published. */
  readonly version: number | undefined;
}

/**
 * The release that a test run plays. Throws StoryNotFound where it is of a draft that the caller may not read, and StoryClosed of
 * a closed story where it is nothing to them: a test is no other way into it.
 */
export async function testedRelease(
  context: RunContext,
  { storyId, version }: Asked,
  call: Call,
): Promise<VersionedRelease> {
  if (version === undefined) return newestFor(context, storyId, call);
  if (version > 0) await checkOpen(context, storyId, call);
  else if (!(await hasRights(context, storyId, call))) throw new StoryNotFound();
  return { version, release: await context.releases.get({ storyId, version }) };
}

/** Of a closed story it is read, where that is something to the caller. */
async function newestFor(context: RunContext, storyId: string, call: Call): Promise<VersionedRelease> {
  const { releases } = context;
  try {
    return await releases.newest(storyId);
  } catch (error) {
    if (!isStoryClosed(error) || !(await hasRights(context, storyId, call))) throw error;
    return releases.newest(storyId, { forReading: true });
  }
}

/** A story whose folder has gone has no newest release to begin, and yet those that it had. */
async function checkOpen(context: RunContext, storyId: string, call: Call): Promise<void> {
  try {
    await newestFor(context, storyId, call);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** Whether the caller is anything to the story: its owner, a member, or of the team. */
async function hasRights({ rights }: RunContext, storyId: string, call: Call): Promise<boolean> {
  const { sub: userId, roles, acr = '' } = playerOf(call);
  const asked = { storyId, userId, roles: [...roles], acr };
  const { role } = await rights.getStoryRights(asked, { deadlineMs: RIGHTS_MS, idempotent: true });
  return role !== '';
}
