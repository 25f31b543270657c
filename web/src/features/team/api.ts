import { api, rpc } from '../../lib/api/api.ts';

const AUTH = 'fabula.auth.v1.AuthService';
const AUTHORING = 'fabula.catalogue.v1.AuthoringService';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditEvents: build.query(rpc(AUTH, 'listAuditEvents')),
    storyNames: build.query(rpc(AUTHORING, 'listDrafts')),
    people: build.query({ ...rpc(AUTH, 'listProfiles'), providesTags: ['People'] }),
    setRole: build.mutation({ ...rpc(AUTH, 'setRole'), invalidatesTags: ['People'] }),
    resetFactors: build.mutation({ ...rpc(AUTH, 'resetFactors'), invalidatesTags: ['People'] }),
    letInByMail: build.mutation({ ...rpc(AUTH, 'letInByMail'), invalidatesTags: ['People'] }),
    setEnabled: build.mutation({ ...rpc(AUTH, 'setEnabled'), invalidatesTags: ['People'] }),
    deleteUser: build.mutation({ ...rpc(AUTH, 'deleteUser'), invalidatesTags: ['People'] }),
    invites: build.query({ ...rpc(AUTH, 'listInvites'), providesTags: ['Invites'] }),
    createInvite: build.mutation({ ...rpc(AUTH, 'createInvite'), invalidatesTags: ['Invites'] }),
    revokeInvite: build.mutation({ ...rpc(AUTH, 'revokeInvite'), invalidatesTags: ['Invites'] }),
  }),
});

export const {
  useAuditEventsQuery,
  useCreateInviteMutation,
  useDeleteUserMutation,
  useInvitesQuery,
  useLetInByMailMutation,
  usePeopleQuery,
  useResetFactorsMutation,
  useRevokeInviteMutation,
  useSetEnabledMutation,
  useSetRoleMutation,
  useStoryNamesQuery,
} = teamApi;
