import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { GameState } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';

/** What every panel is given. */
export interface PanelProps {
  /** The moment on stage. */
  view: View;
  game: GameState;
  session: GameSession | undefined;
  /** An answer can be given now. */
  ready: boolean;
}
