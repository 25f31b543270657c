import type { Answers } from '../api/api.ts';

/** A run as the stage shows it: game_engine_view. */
export type View = NonNullable<Answers<'fabula.run.v1.RunService', 'getGameView'>['view']>;
