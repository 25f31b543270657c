import { createHash } from 'node:crypto';
import { toJson } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import {
  type CatalogueService,
  ListPublicStoriesResponseSchema,
} from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { RequestHandler } from 'express';

const DEADLINE_MS = 5_000;
const LANGUAGES = ['en', 'fr', 'es'];

export const CATALOGUE_PATH = '/catalogue.json';

/** The public catalogue, for pages without a session and for caches. */
export function catalogue(
  client: Pick<Client<typeof CatalogueService>, 'listPublicStories'>,
): RequestHandler {
  return async (request, response) => {
    const asked = String(request.query.language ?? '');
    const language = LANGUAGES.includes(asked) ? asked : '';
    const answer = await client.listPublicStories(
      { language },
      { deadlineMs: DEADLINE_MS, idempotent: true },
    );
    const body = JSON.stringify(
      toJson(ListPublicStoriesResponseSchema, answer, { alwaysEmitImplicit: true }),
    );
    response.set('etag', `"${createHash('sha256').update(body).digest('base64url')}"`);
    response.set('cache-control', 'public, max-age=60');
    response.type('application/json').send(body);
  };
}
