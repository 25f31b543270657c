import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { Release } from '@fabula/rules/release/release';
import { MOST_RELEASE_BYTES } from '@fabula/rules/release/size';
import type { Client } from './client.ts';
import { FetchedOnce } from './fetched-once.ts';
import type { CacheMeter } from './metrics/cache.ts';
import { readRelease } from './read-release.ts';
import { type ReleaseOnTheWay, releaseBytes } from './release-text.ts';

export interface ReleaseKey {
  readonly storyId: string;
  readonly version: number;
}

export type CatalogueClient = Pick<Client<typeof CatalogueService>, 'getRelease'>;

export interface VersionedRelease {
  readonly release: Release;
  readonly version: number;
}

export interface NewestRelease extends VersionedRelease {
  /** How often its story has been closed. */
  readonly closings: number;
}

/** Milliseconds: a release is fetched once, so its turn may wait for it. */
const FETCH_MS = 10_000;
/** Of their JSON; as objects they take some four times as much. The largest must fit, or its turns would wait for ever. */
const KEPT_BYTES = 4 * MOST_RELEASE_BYTES;

/** Releases never change, so each is fetched once and kept while there is room. */
export class Releases {
  private readonly kept = new FetchedOnce<Release>(KEPT_BYTES);
  /** Newest version that was asked for, by story. */
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly catalogue: CatalogueClient,
    private readonly looked: CacheMeter = () => {},
  ) {}

  /** The release if it is at hand; for places that must not wait. */
  cached(key: ReleaseKey): Release | undefined {
    return this.kept.cached(nameOf(key));
  }

  get(key: ReleaseKey): Promise<Release> {
    this.looked(this.cached(key) !== undefined);
    return this.kept.get(nameOf(key), async () => read(await this.fetch(key)));
  }

  /**
   * The newest release of a story, to begin a run of it: which that is, and whether anybody may, is asked each time. Throws
   * STORY_CLOSED, and NOT_FOUND where there is none. `forReading`: whatever becomes of the story.
   */
  async newest(
    storyId: string,
    { forReading = false }: { readonly forReading?: boolean } = {},
  ): Promise<NewestRelease> {
    const knownVersion = this.versions.get(storyId);
    const known = knownVersion && this.cached({ storyId, version: knownVersion });
    const answer = await this.fetch({ storyId, forReading, ...(known && { knownVersion }) });
    const { version, closings } = answer;
    this.versions.set(storyId, version);
    if (known && version === knownVersion) return { release: known, version, closings };
    const release = await this.kept.get(nameOf({ storyId, version }), () => read(answer));
    return { release, version, closings };
  }

  private fetch(of: { storyId: string; version?: number; knownVersion?: number; forReading?: boolean }) {
    return this.catalogue.getRelease(
      { ...of, acceptsGzip: true },
      { deadlineMs: FETCH_MS, idempotent: true },
    );
  }
}

async function read(answer: ReleaseOnTheWay) {
  const json = await releaseBytes(answer);
  return { value: await readRelease(answer.contentHash, json), bytes: json.length };
}

function nameOf({ storyId, version }: ReleaseKey): string {
  return `${storyId}@${version}`;
}
