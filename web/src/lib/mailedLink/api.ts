import { api, rpc } from '../api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const mailedLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInOptions: build.query(rpc(AUTH, 'getSignInOptions')),
    sendMagicLink: build.mutation(rpc(AUTH, 'sendMagicLink')),
    waitForLink: build.mutation(rpc(AUTH, 'waitForLink')),
  }),
});

export const { useSendMagicLinkMutation, useSignInOptionsQuery, useWaitForLinkMutation } = mailedLinkApi;
