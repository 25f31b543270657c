import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../components/Confirm.tsx';
import { uiState } from '../../../lib/game/uiState.ts';
import { useLeaving } from '../../../lib/leaving.ts';
import { useGameState } from '../useRun.ts';

/** Who leaves while they speak is asked first, the browser's back included: what is not said to its end is no answer. */
export function LeaveGame() {
  const { t } = useTranslation();
  const { isAsked, leave, stay } = useLeaving(uiState(useGameState()) === 'PLAYER_SPEAKING');
  if (!isAsked) return null;
  return (
    <Confirm
      title={t('play.leaveDialog.title')}
      text={t('play.leaveDialog.text')}
      confirm={t('play.leaveDialog.confirm')}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
