import type { Client } from '@fabula/kit/client';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';

export interface ReleaseKey {
  readonly storyId: string;
  readonly version: number;
}

export type CatalogueClient = Pick<Client<typeof CatalogueService>, 'getRelease'>;

export interface VersionedRelease {
  readonly release: Release;
  readonly version: number;
}

/** Milliseconds: a release is fetched once, so its turn may wait for it. */
const FETCH_MS = 5_000;

/** Releases never change, so each is fetched once and kept for ever. */
export class Releases {
  private readonly known = new Map<string, Release>();
  /** Newest version that was asked for, by story. */
  private readonly versions = new Map<string, number>();
  private readonly coming = new Map<string, Promise<Release>>();

  constructor(private readonly catalogue: CatalogueClient) {}

  /** The release if it is at hand; for places that must not wait. */
  cached(key: ReleaseKey): Release | undefined {
    return this.known.get(nameOf(key));
  }

  async get(key: ReleaseKey): Promise<Release> {
    const name = nameOf(key);
    const known = this.known.get(name);
    if (known) return known;
    const coming = this.coming.get(name) ?? this.load(key);
    this.coming.set(name, coming);
    try {
      return await coming;
    } finally {
      this.coming.delete(name);
    }
  }

  /** The newest release of a story. Throws NOT_FOUND where there is none. */
  async newest(storyId: string): Promise<VersionedRelease> {
    const knownVersion = this.versions.get(storyId);
    const { version, json } = await this.fetch({ storyId, ...(knownVersion && { knownVersion }) });
    const release = this.cached({ storyId, version }) ?? this.keep({ storyId, version }, json);
    this.versions.set(storyId, version);
    return { release, version };
  }

  private async load(key: ReleaseKey): Promise<Release> {
    const { json } = await this.fetch(key);
    return this.keep(key, json);
  }

  private fetch(of: { storyId: string; version?: number; knownVersion?: number }) {
    return this.catalogue.getRelease(of, { deadlineMs: FETCH_MS, idempotent: true });
  }

  private keep(key: ReleaseKey, json: string): Release {
    const parsed = releaseSchema.parse(JSON.parse(json));
    this.known.set(nameOf(key), parsed);
    return parsed;
  }
}

function nameOf({ storyId, version }: ReleaseKey): string {
  return `${storyId}@${version}`;
}
