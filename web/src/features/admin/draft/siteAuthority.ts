import { type ApiError, type CallOptions, call } from '../../../lib/api/call.ts';
import type { MethodName, RequestOf, ResponseOf } from '../../../lib/api/contract.ts';
import { currentUser } from '../../../lib/session/current.ts';
import { withToken } from '../../../lib/session/session.ts';
import type { Authority, EditRequest } from './authority.ts';

const SERVICE = 'fabula.catalogue.v1.AuthoringService' as const;
type Method = MethodName<typeof SERVICE>;

function askSite<M extends Method>(
  method: M,
  request: RequestOf<typeof SERVICE, M>,
  options: Pick<CallOptions, 'keepalive'> = {},
): Promise<ResponseOf<typeof SERVICE, M>> {
  return withToken((token) => call(SERVICE, method, request, { ...options, token }));
}

/** With what else is in its body. */
const MOST_OUTLIVING = 60 * 1024;

/** It arrives also where the page is left meanwhile. */
const mayOutlive = (edit: EditRequest): boolean =>
  new TextEncoder().encode(JSON.stringify(edit)).length <= MOST_OUTLIVING;

const SIGNED_OUT: ApiError = { code: 'unauthenticated', message: '' };

/**
 * A story's draft, as the site keeps it. It is asked as whoever is signed in now, and as nobody who signs in after them at this
 * browser: then it throws an ApiError.
 */
export function authorityOf(storyId: string): Authority {
  const author = currentUser()?.id;
  const ask: typeof askSite = async (...asked) => {
    if (currentUser()?.id !== author) throw SIGNED_OUT;
    return askSite(...asked);
  };
  return {
    head: () => ask('getDraft', { storyId }),
    read: (paths, atRevision) =>
      ask('readDraftFiles', { storyId, paths, ...(atRevision !== undefined && { atRevision }) }),
    edit: (edit) => ask('editDraft', { storyId, ...edit }, { keepalive: mayOutlive(edit) }),
    sync: (place) => ask('syncDraft', { storyId, ...place }),
  };
}
