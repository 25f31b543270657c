import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { View } from '../api.ts';

/** What every panel is given. */
export interface PanelProps<V extends View = View> {
  /** The moment on stage. */
  view: V;
  session: GameSession | undefined;
  /** An answer can be given now. */
  ready: boolean;
}
