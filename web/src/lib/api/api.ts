import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { freshToken } from '../session/session.ts';
import { type ApiError, call, toApiError } from './call.ts';
import type { MethodName, RequestOf, ResponseOf, ServiceName } from './contract.ts';

interface Args {
  service: ServiceName;
  method: string;
  request: unknown;
}

const baseQuery: BaseQueryFn<Args, unknown, ApiError> = async ({ service, method, request }, { signal }) => {
  try {
    const options = { token: await freshToken(), signal };
    return { data: await call(service, method as never, request as never, options) };
  } catch (error) {
    return { error: toApiError(error) };
  }
};

/** Features add their endpoints to this one. In its cache live JSON answers, never messages. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Stories', 'Progress', 'RunState', 'View', 'Profile', 'Tickets', 'Permanent'],
  endpoints: () => ({}),
});

/** An endpoint's call, typed by the service's own method. */
export function rpc<S extends ServiceName, M extends MethodName<S>>(service: S, method: M) {
  return {
    query: (request: RequestOf<S, M>): Args => ({ service, method, request }),
    // For its type: an endpoint takes from it what it is answered with.
    transformResponse: (answer: ResponseOf<S, M>) => answer,
  };
}
