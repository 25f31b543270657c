import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService' as const;
const RUN = 'fabula.run.v1.RunService' as const;
type Catalogue = typeof CATALOGUE;
type Run = typeof RUN;

export type Story = Answers<Catalogue, 'listStories'>['stories'][number];

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useStoriesQuery, useProgressQuery } = catalogueApi;
