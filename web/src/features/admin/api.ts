import { api, rpc } from '../../lib/api/api.ts';
import type { ResponseOf } from '../../lib/api/contract.ts';

const AUTHORING = 'fabula.catalogue.v1.AuthoringService' as const;
const AUTH = 'fabula.auth.v1.AuthService' as const;
const CATALOGUE = 'fabula.catalogue.v1.CatalogueService' as const;
const RUN = 'fabula.run.v1.RunService' as const;

export type DraftSummary = ResponseOf<typeof AUTHORING, 'listDrafts'>['stories'][number];
export type TransferOffer = ResponseOf<typeof AUTHORING, 'listDrafts'>['offers'][number];
export type Release = ResponseOf<typeof AUTHORING, 'listStoryReleases'>['releases'][number];
export type DraftEdit = ResponseOf<typeof AUTHORING, 'listEdits'>['edits'][number];

const authoringApi = api
  .enhanceEndpoints({ addTagTypes: ['Drafts', 'Members', 'Releases'] })
  .injectEndpoints({
    endpoints: (build) => ({
      drafts: build.query({ ...rpc(AUTHORING, 'listDrafts'), providesTags: ['Drafts'] }),
      createStory: build.mutation({ ...rpc(AUTHORING, 'createStory'), invalidatesTags: ['Drafts'] }),
      adoptStory: build.mutation({ ...rpc(AUTHORING, 'adoptStory'), invalidatesTags: ['Drafts'] }),
      releases: build.query({ ...rpc(AUTHORING, 'listStoryReleases'), providesTags: ['Releases'] }),
      publishDraft: build.mutation({
        ...rpc(AUTHORING, 'publishDraft'),
        invalidatesTags: ['Releases', 'Drafts', 'Members', 'Stories'],
      }),
      republishRelease: build.mutation({
        ...rpc(AUTHORING, 'republishRelease'),
        invalidatesTags: ['Releases', 'Drafts', 'Stories'],
      }),
      setListing: build.mutation({ ...rpc(AUTHORING, 'setListing'), invalidatesTags: ['Drafts', 'Stories'] }),
      shownStory: build.query({ ...rpc(CATALOGUE, 'getStory'), providesTags: ['Stories'] }),
      members: build.query({ ...rpc(AUTHORING, 'getDraft'), providesTags: ['Members'] }),
      findAuthor: build.mutation(rpc(AUTH, 'findAuthor')),
      shareStory: build.mutation({ ...rpc(AUTHORING, 'shareStory'), invalidatesTags: ['Members'] }),
      transferStory: build.mutation({
        ...rpc(AUTHORING, 'transferStory'),
        invalidatesTags: ['Members', 'Drafts'],
      }),
      withdrawTransfer: build.mutation({
        ...rpc(AUTHORING, 'withdrawTransfer'),
        invalidatesTags: ['Members', 'Drafts'],
      }),
      answerTransfer: build.mutation({
        ...rpc(AUTHORING, 'answerTransfer'),
        invalidatesTags: ['Members', 'Drafts'],
      }),
      setClosed: build.mutation({
        ...rpc(AUTHORING, 'setClosed'),
        invalidatesTags: ['Members', 'Drafts', 'Stories'],
      }),
      createTestRelease: build.mutation(rpc(AUTHORING, 'createTestRelease')),
      createTestRun: build.mutation(rpc(RUN, 'createTestRun')),
      edits: build.query(rpc(AUTHORING, 'listEdits')),
      findObject: build.query(rpc(AUTHORING, 'findObject')),
    }),
  });

export const {
  useCreateTestReleaseMutation,
  useCreateTestRunMutation,
  useDraftsQuery,
  useCreateStoryMutation,
  useAdoptStoryMutation,
  useReleasesQuery,
  usePublishDraftMutation,
  useRepublishReleaseMutation,
  useSetListingMutation,
  useEditsQuery,
  useLazyEditsQuery,
  useFindAuthorMutation,
  useFindObjectQuery,
  useMembersQuery,
  useShownStoryQuery,
  useShareStoryMutation,
  useTransferStoryMutation,
  useWithdrawTransferMutation,
  useAnswerTransferMutation,
  useSetClosedMutation,
} = authoringApi;
