import type { ComponentType } from 'react';
import type { GameSession } from '../../lib/game/gameSession.ts';
import type { GameState } from '../../lib/game/state.ts';
import { uiState } from '../../lib/game/uiState.ts';
import { AssemblePanel } from './AssemblePanel.tsx';
import type { View } from './api.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { EquipPanel } from './EquipPanel.tsx';
import { RewardPanel } from './RewardPanel.tsx';
import { TeamworkPanel } from './TeamworkPanel.tsx';
import { UpgradePanel } from './UpgradePanel.tsx';

export interface PanelProps {
  /** The moment on stage. */
  view: View;
  game: GameState;
  session: GameSession | undefined;
  /** An answer can be given now. */
  ready: boolean;
}

/** A type whose player chooses more than words and paths has its line here. */
const PANELS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  battle: BattlePanel,
  equip: EquipPanel,
  upgrade: UpgradePanel,
  teamwork: TeamworkPanel,
  assemble: AssemblePanel,
  reward: RewardPanel,
};

/** What can be chosen in this moment beside speaking. */
export function ControlPanel({ view, game, session }: Omit<PanelProps, 'ready'>) {
  const Panel = PANELS[view.momentType];
  if (!Panel || !view.controls || game.output?.complete_the_moment) return null;
  return <Panel view={view} game={game} session={session} ready={uiState(game) === 'IDLE'} />;
}
