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
    signUp: build.mutation<Answers<Auth, 'signUp'>, Asks<Auth, 'signUp'>>({ query: rpc(AUTH, 'signUp') }),
  }),
});

export const { useSignInOptionsQuery, useSignInWithPasswordMutation, useSignUpMutation } = authApi;
