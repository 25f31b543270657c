import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const RUN = 'fabula.run.v1.RunService' as const;
type Run = typeof RUN;

export type { View } from '../../lib/game/view.ts';

const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameView: build.query<Answers<Run, 'getGameView'>, Asks<Run, 'getGameView'>>({
      query: rpc(RUN, 'getGameView'),
      providesTags: ['View'],
    }),
    endRun: build.mutation<Answers<Run, 'endRun'>, Asks<Run, 'endRun'>>({
      query: rpc(RUN, 'endRun'),
      invalidatesTags: ['RunState', 'Progress'],
    }),
  }),
});

export const { useGameViewQuery, useEndRunMutation } = playApi;
