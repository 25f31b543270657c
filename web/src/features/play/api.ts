import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const RUN = 'fabula.run.v1.RunService' as const;
type Run = typeof RUN;
const MOMENT = 'fabula.moment.v1.MomentEngineService' as const;
type Moment = typeof MOMENT;

export type { View } from '../../lib/game/view.ts';

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameView: build.query<Answers<Run, 'getGameView'>, Asks<Run, 'getGameView'>>({
      query: rpc(RUN, 'getGameView'),
      providesTags: ['View'],
    }),
    momentPrompt: build.query<Answers<Moment, 'getMomentPrompt'>, Asks<Moment, 'getMomentPrompt'>>({
      query: rpc(MOMENT, 'getMomentPrompt'),
    }),
    endRun: build.mutation<Answers<Run, 'endRun'>, Asks<Run, 'endRun'>>({
      query: rpc(RUN, 'endRun'),
      invalidatesTags: ['RunState', 'Progress'],
    }),
  }),
});

export const { useGameViewQuery, useLazyMomentPromptQuery, useEndRunMutation } = playApi;
