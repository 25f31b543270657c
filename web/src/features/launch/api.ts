import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService' as const;
const RUN = 'fabula.run.v1.RunService' as const;
const SPEECH = 'fabula.speech.v1.SpeechService' as const;
type Catalogue = typeof CATALOGUE;
type Run = typeof RUN;
type Speech = typeof SPEECH;

export type Story = NonNullable<Answers<Catalogue, 'getStory'>['story']>;
export type RunState = Answers<Run, 'getRunState'>;
export type Engine = Answers<Speech, 'getEngines'>['engines'][number];

const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    story: build.query<Answers<Catalogue, 'getStory'>, Asks<Catalogue, 'getStory'>>({
      query: rpc(CATALOGUE, 'getStory'),
      providesTags: ['Stories'],
    }),
    runState: build.query<RunState, Asks<Run, 'getRunState'>>({
      query: rpc(RUN, 'getRunState'),
      providesTags: ['RunState'],
    }),
    engines: build.query<Answers<Speech, 'getEngines'>, Asks<Speech, 'getEngines'>>({
      query: rpc(SPEECH, 'getEngines'),
    }),
    sampleVoice: build.query<Answers<Speech, 'sampleVoice'>, Asks<Speech, 'sampleVoice'>>({
      query: rpc(SPEECH, 'sampleVoice'),
    }),
    createRun: build.mutation<Answers<Run, 'createRun'>, Asks<Run, 'createRun'>>({
      query: rpc(RUN, 'createRun'),
      invalidatesTags: ['RunState', 'Progress'],
    }),
    setRunLanguage: build.mutation<Answers<Run, 'setRunLanguage'>, Asks<Run, 'setRunLanguage'>>({
      query: rpc(RUN, 'setRunLanguage'),
      invalidatesTags: ['RunState', 'View'],
    }),
    resetProgress: build.mutation<Answers<Run, 'resetProgress'>, Asks<Run, 'resetProgress'>>({
      query: rpc(RUN, 'resetProgress'),
      invalidatesTags: ['RunState', 'Progress', 'Stories'],
    }),
  }),
});

export const {
  useStoryQuery,
  useRunStateQuery,
  useEnginesQuery,
  useSampleVoiceQuery,
  useCreateRunMutation,
  useSetRunLanguageMutation,
  useResetProgressMutation,
} = launchApi;
