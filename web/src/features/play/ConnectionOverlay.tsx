import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { focusOnMount } from '../../components/focusOnMount.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import styles from './ConnectionOverlay.module.css';
import { useGameState } from './useGame.ts';

/** Over everything while the realtime connection is away. */
export function ConnectionOverlay({ onReconnect }: { onReconnect: () => void }) {
  const { t } = useTranslation();
  const { connection } = useGameState();
  if (connection === 'connected') return null;
  if (connection === 'taken_over') {
    return (
      <div
        className={classes(styles.overlay, styles.asking)}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="takeover"
        data-testid={TEST_IDS.connectionOverlay}
      >
        <h2 id="takeover">{t('play.takeover.title')}</h2>
        <p>{t('play.takeover.text')}</p>
        <Button kind="lamp" ref={focusOnMount} onClick={onReconnect}>
          {t('play.takeover.action')}
        </Button>
      </div>
    );
  }
  return (
    <div
      className={classes(styles.overlay, connection === 'lost' && styles.asking)}
      role="status"
      data-testid={TEST_IDS.connectionOverlay}
    >
      {connection !== 'lost' && <span className={styles.spinner} aria-hidden="true" />}
      <h2>{t(connection === 'lost' ? 'play.connectionLost' : 'play.reconnecting')}</h2>
      <p>{t('play.connectionHelp')}</p>
      {connection === 'lost' && (
        <Button ref={focusOnMount} onClick={onReconnect}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
