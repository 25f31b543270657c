import type { ComponentType } from 'react';
import { uiState } from '../../../lib/game/uiState.ts';
import type { Stage } from '../selectStage.ts';
import { useGameState } from '../useRun.ts';
import { AssemblePanel } from './AssemblePanel.tsx';
import { BattlePanel } from './BattlePanel.tsx';
import { EquipPanel } from './EquipPanel.tsx';
import type { PanelProps } from './panelProps.ts';
import { RewardPanel } from './RewardPanel.tsx';
import { TeamworkPanel } from './TeamworkPanel.tsx';
import { UpgradePanel } from './UpgradePanel.tsx';

/** A type whose player chooses more than words and paths has its line here. */
const PANELS: Readonly<Record<string, ComponentType<PanelProps<Stage>>>> = {
  battle: BattlePanel,
  equip: EquipPanel,
  upgrade: UpgradePanel,
  teamwork: TeamworkPanel,
  assemble: AssemblePanel,
  reward: RewardPanel,
};

/** What can be chosen in this moment beside speaking. */
export function ControlPanel({ view, session }: Omit<PanelProps<Stage>, 'ready'>) {
  const game = useGameState();
  const Panel = PANELS[view.momentType];
  if (!Panel || !view.controls || view.isComplete) return null;
  return <Panel view={view} session={session} ready={uiState(game) === 'IDLE'} />;
}
