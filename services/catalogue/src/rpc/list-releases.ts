import type { Handler } from '@fabula/kit/server';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { CatalogueContext } from '../context.ts';
import { listReleases as storedReleases } from '../store/releases.ts';

type Method = Handler<(typeof CatalogueService)['method']['listReleases']>;

export function listReleases({ db }: CatalogueContext): Method {
  return async ({ storyId }) => {
    const releases = await db.transaction((tx) => storedReleases(tx, storyId));
    return { releases: releases.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  };
}
