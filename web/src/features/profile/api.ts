import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService' as const;
type Auth = typeof AUTH;

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Answers<Auth, 'getProfile'>, Asks<Auth, 'getProfile'>>({
      query: rpc(AUTH, 'getProfile'),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useProfileQuery } = profileApi;
