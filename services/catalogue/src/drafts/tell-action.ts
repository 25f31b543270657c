import { wallDate } from '@fabula/kit/clock';
import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { type Call, playerOf } from '@fabula/kit/server';
import { ActionTakenSchema } from '@fabula/proto/events/v1/events_pb';

/** What is told of stories for the list of what was done. */
export type StoryAction =
  | 'story-adopted'
  | 'story-announced'
  | 'story-closed'
  | 'story-listed'
  | 'story-offer-accepted'
  | 'story-offer-declined'
  | 'story-offer-withdrawn'
  | 'story-offered'
  | 'story-opened'
  | 'story-published'
  | 'story-rolled-back'
  | 'story-shared'
  | 'story-unlisted'
  | 'story-unshared';

interface Taken {
  readonly story: { readonly storyId: string; readonly slug: string };
  readonly action: StoryAction;
  /** Whom it concerns beside who did it. */
  readonly subjectId?: string | undefined;
  /** How, or what: a role, a release, what becomes of runs. */
  readonly detail?: string;
}

/** Tells, when the transaction commits, what the caller has done. What changes nothing is not told. */
export async function tellAction(
  tx: Tx,
  call: Call,
  { story, action, subjectId, detail }: Taken,
): Promise<void> {
  const message = {
    ...{ action, actorId: playerOf(call).sub, object: `${story.storyId} ${story.slug}` },
    ...(subjectId !== undefined && { subjectId }),
    ...{ detail: detail ?? '', at: wallDate().toISOString() },
  };
  await enqueue(tx, { subject: 'fabula.catalogue.action_taken', schema: ActionTakenSchema, message });
}
