import { type MessageShape, toJson } from '@bufbuild/protobuf';
import { ListPublicStoriesResponseSchema } from '@fabula/proto/catalogue/v1/catalogue_pb';

/** The content of `/catalogue.json`, `{stories: [… sampleImages]}`, from what ListPublicStories answered. */
export function publicCatalogue(answer: MessageShape<typeof ListPublicStoriesResponseSchema>): unknown {
  return toJson(ListPublicStoriesResponseSchema, answer, { alwaysEmitImplicit: true });
}
