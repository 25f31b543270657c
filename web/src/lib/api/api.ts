import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { withToken } from '../session/session.ts';
import { type ApiError, call, toApiError } from './call.ts';
import type { MethodName, RequestOf, ServiceName } from './contract.ts';

/** Features add their endpoints to this one. In its cache live JSON answers, never messages. */
export const api = createApi({
  baseQuery: fakeBaseQuery<ApiError>(),
  tagTypes: [
    'Stories',
    'Progress',
    'RunState',
    'View',
    'Profile',
    'Tickets',
    'Permanent',
    'People',
    'Invites',
  ],
  endpoints: () => ({}),
});

/** How an endpoint asks, typed by the service's own method. */
export function rpc<S extends ServiceName, M extends MethodName<S>>(service: S, method: M) {
  return {
    queryFn: async (request: RequestOf<S, M>, { signal }: { signal: AbortSignal }) => {
      try {
        return { data: await withToken((token) => call(service, method, request, { token, signal })) };
      } catch (error) {
        return { error: toApiError(error) };
      }
    },
  };
}
