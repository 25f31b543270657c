import type { ResponseOf } from '../api/contract.ts';

/** A run as the stage shows it: game_engine_view. */
export type View = NonNullable<ResponseOf<'fabula.run.v1.RunService', 'getGameView'>['view']>;
