import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query({ ...rpc(AUTH, 'getProfile'), providesTags: ['Profile'] }),
  }),
});

export const { useProfileQuery } = profileApi;
