import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { StoryReleasedSchema } from '@fabula/proto/events/v1/events_pb';

/** Tells others of a release when the transaction commits. */
export async function tellReleased(
  tx: Tx,
  message: MessageInitShape<typeof StoryReleasedSchema>,
): Promise<void> {
  await enqueue(tx, { subject: 'fabula.catalogue.story_released', schema: StoryReleasedSchema, message });
}
