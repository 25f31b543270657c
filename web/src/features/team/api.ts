import { api, rpc } from '../../lib/api/api.ts';
import { listEverybody } from './everybody.ts';

const AUTH = 'fabula.auth.v1.AuthService';
const CATALOGUE = 'fabula.catalogue.v1.CatalogueService';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditEvents: build.query(rpc(AUTH, 'listAuditEvents')),
    listedStories: build.query({ ...rpc(CATALOGUE, 'listStories'), providesTags: ['Stories'] }),
    storyByAddress: build.query({ ...rpc(CATALOGUE, 'getStory'), providesTags: ['Stories'] }),
    people: build.query({ ...rpc(AUTH, 'listProfiles'), providesTags: ['People'] }),
    everybody: build.query({
      queryFn: (_: object, options) => listEverybody(options),
      providesTags: ['People'],
    }),
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
  useEverybodyQuery,
  useInvitesQuery,
  useLetInByMailMutation,
  useListedStoriesQuery,
  usePeopleQuery,
  useResetFactorsMutation,
  useRevokeInviteMutation,
  useSetEnabledMutation,
  useSetRoleMutation,
  useStoryByAddressQuery,
} = teamApi;
