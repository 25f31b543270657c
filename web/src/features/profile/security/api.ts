import { api, rpc } from '../../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeFactor: build.mutation(rpc(AUTH, 'removeFactor')),
    newRecoveryCodes: build.mutation(rpc(AUTH, 'newRecoveryCodes')),
    closeAccount: build.mutation(rpc(AUTH, 'closeAccount')),
  }),
});

export const { useCloseAccountMutation, useNewRecoveryCodesMutation, useRemoveFactorMutation } = securityApi;
