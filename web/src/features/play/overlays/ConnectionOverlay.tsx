import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { useFocusOnceThere } from '../../../components/useFocusOnceThere.ts';
import { isAway } from '../../../lib/game/uiState.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import { useGameState } from '../useRun.ts';
import styles from './ConnectionOverlay.module.css';

/** Over everything while the realtime connection is away. */
export function ConnectionOverlay({ onReconnect }: { onReconnect: () => void }) {
  const { t } = useTranslation();
  const { connection } = useGameState();
  if (connection === 'connected') return null;
  const shown = {
    className: classes(styles.overlay, isAway(connection) && styles.asking),
    'data-testid': TEST_IDS.connectionOverlay,
  };
  if (connection === 'taken_over' || connection === 'refused') {
    const words = connection === 'refused' ? 'play.refused' : 'play.takeover';
    return (
      <div {...shown} role="alertdialog" aria-modal="true" aria-labelledby="away">
        <h2 id="away">{t(`${words}.title`)}</h2>
        <p>{t(`${words}.text`)}</p>
        <Way kind="lamp" onClick={onReconnect}>
          {t(`${words}.action`)}
        </Way>
      </div>
    );
  }
  return (
    <div {...shown} role="status">
      {connection !== 'lost' && <span className={styles.spinner} aria-hidden="true" />}
      <h2>{t(connection === 'lost' ? 'play.connectionLost' : 'play.reconnecting')}</h2>
      <p>{t('play.connectionHelp')}</p>
      {connection === 'lost' && <Way onClick={onReconnect}>{t('common.retry')}</Way>}
    </div>
  );
}

/** The way back into the game. The server's own words for what has happened may have been in a dialog before. */
function Way(props: Omit<ButtonProps, 'ref'>) {
  return <Button {...props} ref={useFocusOnceThere<HTMLButtonElement>()} />;
}
