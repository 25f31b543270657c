import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService' as const;
type Auth = typeof AUTH;

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOptions: build.query<Answers<Auth, 'getSignInOptions'>, Asks<Auth, 'getSignInOptions'>>({
      query: rpc(AUTH, 'getSignInOptions'),
    }),
    signInWithPassword: build.mutation<Answers<Auth, 'signInWithPassword'>, Asks<Auth, 'signInWithPassword'>>(
      { query: rpc(AUTH, 'signInWithPassword') },
    ),
    redeemInvite: build.mutation<Answers<Auth, 'redeemInvite'>, Asks<Auth, 'redeemInvite'>>({
      query: rpc(AUTH, 'redeemInvite'),
      invalidatesTags: ['Profile'],
    }),
    signUp: build.mutation<Answers<Auth, 'signUp'>, Asks<Auth, 'signUp'>>({ query: rpc(AUTH, 'signUp') }),
  }),
});

export const {
  useRedeemInviteMutation,
  useSignInOptionsQuery,
  useSignInWithPasswordMutation,
  useSignUpMutation,
} = authApi;
