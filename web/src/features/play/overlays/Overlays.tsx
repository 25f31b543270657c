import { uiState } from '../../../lib/game/uiState.ts';
import type { View } from '../api.ts';
import { useGameState } from '../useRun.ts';
import { ForgingOverlay } from './ForgingOverlay.tsx';
import { RewardOverlay } from './RewardOverlay.tsx';
import { TicketOverlay } from './TicketOverlay.tsx';
import { useEarnedTicket } from './useEarnedTicket.ts';
import { useMoreRewards } from './useMoreRewards.ts';

/** What was forged and won, one after the other: once nobody speaks and no notice is read. */
export function Overlays({ view }: { view: View }) {
  const game = useGameState();
  const { ticket, onShown } = useEarnedTicket(view, game);
  useMoreRewards(view, game);
  const quiet = game.notices.length === 0 && uiState(game) === 'IDLE';
  const [forging] = game.forgings;
  const [reward] = game.rewards;
  if (!quiet) return null;
  if (forging) return <ForgingOverlay key={forging.input_id} forging={forging} view={view} />;
  if (reward) return <RewardOverlay key={reward.id} reward={reward} view={view} />;
  return ticket ? <TicketOverlay ticket={ticket} onGone={onShown} /> : null;
}
