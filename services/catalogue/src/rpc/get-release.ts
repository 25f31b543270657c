import { packedRelease, releaseText } from '@fabula/kit/release-text';
import type { Handler } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { ReleaseNotFound, StoryClosed } from '../domain/errors.ts';
import { findTestRelease } from '../store/drafts/test-releases.ts';
import { findRelease, type StoredRelease } from '../store/releases.ts';

const NOTHING = new Uint8Array();

type Method = Handler<(typeof CatalogueService)['method']['getRelease']>;
type Request = Parameters<Method>[0];

export function getRelease({ db }: CatalogueContext): Method {
  return async (request) => {
    const release = await wanted(request);
    const { json, jsonGzip } = release;
    const { acceptsGzip } = request;
    const isPacked = jsonGzip.length > 0;
    if (isPacked && !acceptsGzip) return { ...release, json: await releaseText(release), jsonGzip: NOTHING };
    if (isPacked || json === '' || !acceptsGzip) return release;
    return { ...release, json: '', jsonGzip: await packedRelease(json) };
  };

  async function wanted(request: Request): Promise<StoredRelease & { closings?: number }> {
    const { storyId, version, knownVersion, forReading } = request;
    if (version !== undefined && version < 0) {
      const test = await findTestRelease(db.statement, { storyId, version, knownVersion });
      if (test === undefined) throw new ReleaseNotFound();
      return test;
    }
    const found = await findRelease(db.statement, { storyId, version, knownVersion, forReading });
    if (found === undefined) throw new ReleaseNotFound();
    const { isClosed, ...release } = found;
    if (version === undefined && isClosed && !forReading) throw new StoryClosed();
    return release;
  }
}
