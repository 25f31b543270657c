import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInWithPassword: build.mutation(rpc(AUTH, 'signInWithPassword')),
    redeemInvite: build.mutation({ ...rpc(AUTH, 'redeemInvite'), invalidatesTags: ['Profile'] }),
    signUp: build.mutation(rpc(AUTH, 'signUp')),
    sendResetLink: build.mutation(rpc(AUTH, 'sendResetLink')),
    link: build.query(rpc(AUTH, 'getLink')),
    redeemLink: build.mutation(rpc(AUTH, 'redeemLink')),
    resetPassword: build.mutation(rpc(AUTH, 'resetPassword')),
  }),
});

export const {
  useLinkQuery,
  useRedeemInviteMutation,
  useRedeemLinkMutation,
  useResetPasswordMutation,
  useSendResetLinkMutation,
  useSignInWithPasswordMutation,
  useSignUpMutation,
} = authApi;
