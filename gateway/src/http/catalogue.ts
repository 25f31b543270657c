import { createHash } from 'node:crypto';
import { toJson } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import {
  type CatalogueService,
  ListPublicStoriesResponseSchema,
} from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { RequestHandler } from 'express';

const DEADLINE_MS = 5_000;
export const LANGUAGES = ['en', 'fr', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

export const CATALOGUE_PATH = '/catalogue.json';

type Source = Pick<Client<typeof CatalogueService>, 'listPublicStories'>;

/** The public catalogue as JSON, in the names of the API. '' lets the service choose. */
export async function publicStories(client: Source, language: Language | ''): Promise<string> {
  const options = { deadlineMs: DEADLINE_MS, idempotent: true };
  const answer = await client.listPublicStories({ language }, options);
  return JSON.stringify(toJson(ListPublicStoriesResponseSchema, answer, { alwaysEmitImplicit: true }));
}

/** The public catalogue, for pages without a session and for caches. */
export function catalogue(client: Source): RequestHandler {
  return async (request, response) => {
    const asked = String(request.query.language ?? '');
    const language = LANGUAGES.find((known) => known === asked) ?? '';
    const body = await publicStories(client, language);
    response.set('etag', `"${createHash('sha256').update(body).digest('base64url')}"`);
    response.set('cache-control', 'public, max-age=60');
    response.type('application/json').send(body);
  };
}
