import type { Query, Tx } from '@fabula/kit/db';
import { type Call, playerOf } from '@fabula/kit/server';
import { NotADraft } from '../domain/drafts/errors.ts';
import { StoryNotFound } from '../domain/errors.ts';
import { type Act, roleFor, type StoryRole } from '../domain/rights.ts';
import { findHead, lockHead, type StoryHead } from '../store/drafts/stories.ts';

/** A story that the caller has a right to. */
export interface OpenStory extends StoryHead {
  readonly myRole: StoryRole;
}

interface Asked {
  readonly storyId: string;
  readonly act: Act;
  readonly call: Call;
}

/** Throws StoryNotFound and NotYoursToChange. */
export async function openStory(query: Query, asked: Asked): Promise<OpenStory> {
  return opened(await findHead(query, asked.storyId, playerOf(asked.call).sub), asked);
}

/** The same of a story that is written here. Throws NotADraft besides. */
export async function openDraft(query: Query, asked: Asked): Promise<OpenStory> {
  const story = await openStory(query, asked);
  if (story.origin !== 'draft') throw new NotADraft();
  return story;
}

/** The same, locked until the transaction ends: rights may have been taken away since it was opened. */
export async function lockStory(tx: Tx, asked: Asked): Promise<OpenStory> {
  return opened(await lockHead(tx, asked.storyId, playerOf(asked.call).sub), asked);
}

function opened(head: StoryHead | undefined, { act, call }: Asked): OpenStory {
  if (head === undefined) throw new StoryNotFound();
  return { ...head, myRole: roleFor(act, head, playerOf(call)) };
}
