import { api, rpc } from '../../lib/api/api.ts';
import type { ResponseOf } from '../../lib/api/contract.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService';
const RUN = 'fabula.run.v1.RunService';

export type Story = ResponseOf<typeof CATALOGUE, 'listStories'>['stories'][number];
export type Progress = ResponseOf<typeof RUN, 'listProgress'>['stories'][number];

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    stories: build.query({ ...rpc(CATALOGUE, 'listStories'), providesTags: ['Stories'] }),
    progress: build.query({ ...rpc(RUN, 'listProgress'), providesTags: ['Progress'] }),
  }),
});

export const { useStoriesQuery, useProgressQuery } = catalogueApi;
