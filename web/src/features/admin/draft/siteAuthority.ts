import { type CallOptions, call } from '../../../lib/api/call.ts';
import type { MethodName, RequestOf, ResponseOf } from '../../../lib/api/contract.ts';
import { withToken } from '../../../lib/session/session.ts';
import type { Authority, EditRequest } from './authority.ts';

const SERVICE = 'fabula.catalogue.v1.AuthoringService' as const;
type Method = MethodName<typeof SERVICE>;

function ask<M extends Method>(
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

/** A story's draft, as the site keeps it. */
export function authorityOf(storyId: string): Authority {
  return {
    head: () => ask('getDraft', { storyId }),
    read: (paths, atRevision) =>
      ask('readDraftFiles', { storyId, paths, ...(atRevision !== undefined && { atRevision }) }),
    edit: (edit) => ask('editDraft', { storyId, ...edit }, { keepalive: mayOutlive(edit) }),
    sync: (place) => ask('syncDraft', { storyId, ...place }),
  };
}
