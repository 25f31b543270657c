import { api, rpc } from '../../lib/api/api.ts';

const RUN = 'fabula.run.v1.RunService';
const MOMENT = 'fabula.moment.v1.MomentEngineService';

export type { View } from '../../lib/game/view.ts';

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameView: build.query({ ...rpc(RUN, 'getGameView'), providesTags: ['View'] }),
    momentPrompt: build.query(rpc(MOMENT, 'getMomentPrompt')),
    endRun: build.mutation({ ...rpc(RUN, 'endRun'), invalidatesTags: ['RunState', 'Progress'] }),
  }),
});

export const { useGameViewQuery, useLazyMomentPromptQuery, useEndRunMutation } = playApi;
