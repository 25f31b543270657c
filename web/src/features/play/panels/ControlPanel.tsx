import type { ComponentType } from 'react';
import { uiState } from '../../../lib/game/uiState.ts';
import { AssemblePanel } from './AssemblePanel.tsx';
import { BattlePanel } from './BattlePanel.tsx';
import { EquipPanel } from './EquipPanel.tsx';
import type { PanelProps } from './panelProps.ts';
import { RewardPanel } from './RewardPanel.tsx';
import { TeamworkPanel } from './TeamworkPanel.tsx';
import { UpgradePanel } from './UpgradePanel.tsx';

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
