import { packedRelease, releaseText } from '@fabula/kit/release-text';
import type { Handler } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { ReleaseNotFound } from '../domain/errors.ts';
import { findTestRelease } from '../store/drafts/test-releases.ts';
import { findRelease } from '../store/releases.ts';

const NOTHING = new Uint8Array();

type Method = Handler<(typeof CatalogueService)['method']['getRelease']>;

export function getRelease({ db }: CatalogueContext): Method {
  return async ({ storyId, version, knownVersion, acceptsGzip }) => {
    const isTest = version !== undefined && version < 0;
    const release = isTest
      ? await findTestRelease(db.statement, { storyId, version, knownVersion })
      : await findRelease(db.statement, { storyId, version, knownVersion });
    if (release === undefined) throw new ReleaseNotFound();
    const { json, jsonGzip } = release;
    const isPacked = jsonGzip.length > 0;
    if (isPacked && !acceptsGzip) return { ...release, json: await releaseText(release), jsonGzip: NOTHING };
    if (isPacked || json === '' || !acceptsGzip) return release;
    return { ...release, json: '', jsonGzip: await packedRelease(json) };
  };
}
