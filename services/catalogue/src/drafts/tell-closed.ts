import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { StoryClosedSchema } from '@fabula/proto/events/v1/events_pb';

/** Tells others when the transaction commits that nobody may begin the story any more. */
export async function tellClosed(tx: Tx, message: MessageInitShape<typeof StoryClosedSchema>): Promise<void> {
  await enqueue(tx, { subject: 'fabula.catalogue.story_closed', schema: StoryClosedSchema, message });
}
