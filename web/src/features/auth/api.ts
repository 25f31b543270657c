import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOptions: build.query(rpc(AUTH, 'getSignInOptions')),
    signInWithPassword: build.mutation(rpc(AUTH, 'signInWithPassword')),
    redeemInvite: build.mutation({ ...rpc(AUTH, 'redeemInvite'), invalidatesTags: ['Profile'] }),
    signUp: build.mutation(rpc(AUTH, 'signUp')),
  }),
});

export const {
  useRedeemInviteMutation,
  useSignInOptionsQuery,
  useSignInWithPasswordMutation,
  useSignUpMutation,
} = authApi;
