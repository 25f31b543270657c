import { api, rpc } from '../../lib/api/api.ts';
import type { ResponseOf } from '../../lib/api/contract.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService';
const RUN = 'fabula.run.v1.RunService';
const SPEECH = 'fabula.speech.v1.SpeechService';

export type Story = NonNullable<ResponseOf<typeof CATALOGUE, 'getStory'>['story']>;
export type RunState = ResponseOf<typeof RUN, 'getRunState'>;
export type Engine = ResponseOf<typeof SPEECH, 'getEngines'>['engines'][number];

const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    story: build.query({ ...rpc(CATALOGUE, 'getStory'), providesTags: ['Stories'] }),
    runState: build.query({ ...rpc(RUN, 'getRunState'), providesTags: ['RunState'] }),
    howFar: build.query({ ...rpc(RUN, 'listProgress'), providesTags: ['Progress'] }),
    engines: build.query(rpc(SPEECH, 'getEngines')),
    sampleVoice: build.query(rpc(SPEECH, 'sampleVoice')),
    createRun: build.mutation({ ...rpc(RUN, 'createRun'), invalidatesTags: ['RunState', 'Progress'] }),
    setRunLanguage: build.mutation({ ...rpc(RUN, 'setRunLanguage'), invalidatesTags: ['RunState', 'View'] }),
    resetProgress: build.mutation({
      ...rpc(RUN, 'resetProgress'),
      invalidatesTags: ['RunState', 'Progress', 'Stories'],
    }),
  }),
});

export const {
  useStoryQuery,
  useRunStateQuery,
  useLazyRunStateQuery,
  useHowFarQuery,
  useEnginesQuery,
  useSampleVoiceQuery,
  useCreateRunMutation,
  useSetRunLanguageMutation,
  useResetProgressMutation,
} = launchApi;
