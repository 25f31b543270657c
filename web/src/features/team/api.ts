import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownFactor: build.query(rpc(AUTH, 'getProfile')),
    proveAgain: build.mutation(rpc(AUTH, 'proveAgain')),
    startFactor: build.mutation(rpc(AUTH, 'startFactor')),
    confirmFactor: build.mutation(rpc(AUTH, 'confirmFactor')),
    stepUp: build.mutation(rpc(AUTH, 'stepUp')),
    useRecoveryCode: build.mutation(rpc(AUTH, 'useRecoveryCode')),
  }),
});

export const {
  useConfirmFactorMutation,
  useOwnFactorQuery,
  useProveAgainMutation,
  useStartFactorMutation,
  useStepUpMutation,
  useUseRecoveryCodeMutation,
} = teamApi;
