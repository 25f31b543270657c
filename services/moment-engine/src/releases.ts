import type { Client } from '@fabula/kit/client';
import { FetchedOnce } from '@fabula/kit/fetched-once';
import { MOST_RELEASE_BYTES, releaseText } from '@fabula/kit/release-text';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';

const DEADLINE_MS = 10_000;
/** Of their JSON; as objects they take some four times as much. */
const KEPT_BYTES = 4 * MOST_RELEASE_BYTES;

/** Releases never change: each is fetched once and kept while there is room. */
export class Releases {
  private readonly kept = new FetchedOnce<Release>(KEPT_BYTES);

  constructor(private readonly catalogue: Pick<Client<typeof CatalogueService>, 'getRelease'>) {}

  get(storyId: string, version: number): Promise<Release> {
    return this.kept.get(`${storyId}/${version}`, () => this.fetch(storyId, version));
  }

  private async fetch(storyId: string, version: number) {
    const options = { deadlineMs: DEADLINE_MS, idempotent: true };
    const text = await releaseText(
      await this.catalogue.getRelease({ storyId, version, acceptsGzip: true }, options),
    );
    return { value: releaseSchema.parse(JSON.parse(text)), bytes: Buffer.byteLength(text) };
  }
}
