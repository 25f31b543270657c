import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService' as const;
const RUN = 'fabula.run.v1.RunService' as const;
type Catalogue = typeof CATALOGUE;
type Run = typeof RUN;

export type Story = Answers<Catalogue, 'listStories'>['stories'][number];

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicStories: build.query<Answers<Catalogue, 'listPublicStories'>, Asks<Catalogue, 'listPublicStories'>>(
      {
        query: rpc(CATALOGUE, 'listPublicStories'),
        providesTags: ['Stories'],
      },
    ),
    stories: build.query<Answers<Catalogue, 'listStories'>, Asks<Catalogue, 'listStories'>>({
      query: rpc(CATALOGUE, 'listStories'),
      providesTags: ['Stories'],
    }),
    progress: build.query<Answers<Run, 'listProgress'>, Asks<Run, 'listProgress'>>({
      query: rpc(RUN, 'listProgress'),
      providesTags: ['Progress'],
    }),
  }),
});

export const { usePublicStoriesQuery, useStoriesQuery, useProgressQuery } = catalogueApi;
