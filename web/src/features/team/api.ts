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
    people: build.query({ ...rpc(AUTH, 'listProfiles'), providesTags: ['People'] }),
    setRole: build.mutation({ ...rpc(AUTH, 'setRole'), invalidatesTags: ['People'] }),
    resetFactors: build.mutation({ ...rpc(AUTH, 'resetFactors'), invalidatesTags: ['People'] }),
    invites: build.query({ ...rpc(AUTH, 'listInvites'), providesTags: ['Invites'] }),
    createInvite: build.mutation({ ...rpc(AUTH, 'createInvite'), invalidatesTags: ['Invites'] }),
    revokeInvite: build.mutation({ ...rpc(AUTH, 'revokeInvite'), invalidatesTags: ['Invites'] }),
  }),
});

export const {
  useConfirmFactorMutation,
  useCreateInviteMutation,
  useInvitesQuery,
  useOwnFactorQuery,
  usePeopleQuery,
  useProveAgainMutation,
  useResetFactorsMutation,
  useRevokeInviteMutation,
  useSetRoleMutation,
  useStartFactorMutation,
  useStepUpMutation,
  useUseRecoveryCodeMutation,
} = teamApi;
