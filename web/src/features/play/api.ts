import { api, rpc } from '../../lib/api/api.ts';

const CATALOGUE = 'fabula.catalogue.v1.CatalogueService';
const RUN = 'fabula.run.v1.RunService';
const MOMENT = 'fabula.moment.v1.MomentEngineService';

export type { View } from '../../lib/game/view.ts';

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameView: build.query({ ...rpc(RUN, 'getGameView'), providesTags: ['View'] }),
    dialogueHistory: build.query(rpc(RUN, 'getDialogueHistory')),
    momentPrompt: build.query(rpc(MOMENT, 'getMomentPrompt')),
    storyOfRun: build.query({ ...rpc(CATALOGUE, 'getStory'), providesTags: ['Stories'] }),
    endRun: build.mutation({ ...rpc(RUN, 'endRun'), invalidatesTags: ['RunState', 'Progress'] }),
  }),
});

export const {
  useGameViewQuery,
  useLazyDialogueHistoryQuery,
  useLazyMomentPromptQuery,
  useStoryOfRunQuery,
  useEndRunMutation,
} = playApi;
