export type ScreenType = 'start' | 'game_lost' | 'game_won' | 'end_of_moment' | 'in_game';

export interface ScreenFacts {
  /** This page has started the moment. */
  started: boolean;
  lost: boolean;
  momentType: string;
  /** The moment is complete. */
  complete: boolean;
  /** Something is still heard, pending, or shown over the stage. */
  busy: boolean;
}

/** The game's screen; the order of the questions is the specification's. */
export function screenType({ started, lost, momentType, complete, busy }: ScreenFacts): ScreenType {
  if (!started) return 'start';
  if (lost && !busy) return 'game_lost';
  if (momentType === 'epilogue' && complete && !busy) return 'game_won';
  if (complete && !busy) return 'end_of_moment';
  return 'in_game';
}
