import type { Client } from '@fabula/kit/client';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';

const DEADLINE_MS = 10_000;

/** Releases never change: each is fetched once and kept for ever. */
export class Releases {
  private readonly known = new Map<string, Promise<Release>>();

  constructor(private readonly catalogue: Client<typeof CatalogueService>) {}

  get(storyId: string, version: number): Promise<Release> {
    const key = `${storyId}/${version}`;
    const known = this.known.get(key);
    if (known) return known;
    const fetched = this.fetch(storyId, version);
    this.known.set(key, fetched);
    // One that could not be had is asked for again by the next turn.
    fetched.catch(() => this.known.delete(key));
    return fetched;
  }

  private async fetch(storyId: string, version: number): Promise<Release> {
    const options = { deadlineMs: DEADLINE_MS, idempotent: true };
    const { json } = await this.catalogue.getRelease({ storyId, version }, options);
    return releaseSchema.parse(JSON.parse(json));
  }
}
