import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

/** Nothing here makes the profile be asked for anew: recovery codes that are shown stay until their reader goes on. */
const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query({ ...rpc(AUTH, 'getProfile'), providesTags: ['Profile'] }),
    proveAgain: build.mutation(rpc(AUTH, 'proveAgain')),
    startFactor: build.mutation(rpc(AUTH, 'startFactor')),
    confirmFactor: build.mutation(rpc(AUTH, 'confirmFactor')),
    stepUp: build.mutation(rpc(AUTH, 'stepUp')),
    useRecoveryCode: build.mutation(rpc(AUTH, 'useRecoveryCode')),
  }),
});

export const {
  useConfirmFactorMutation,
  useOwnProfileQuery,
  useProveAgainMutation,
  useStartFactorMutation,
  useStepUpMutation,
  useUseRecoveryCodeMutation,
} = factorApi;
