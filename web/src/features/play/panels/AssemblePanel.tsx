import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { choosing } from '../hand/choosing.ts';
import { useSelection } from '../hand/useSelection.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';
import { useChoice } from './useChoice.ts';

/** Who stays; everybody else leaves for good. */
export function AssemblePanel({ view, session, ready }: PanelProps) {
  const { t } = useTranslation();
  const { characters } = useSelection(view);
  const send = useChoice({ view, session });
  const most = choosing(view).characters;
  return (
    <div className={styles.panel} data-panel="">
      <p aria-live="polite">
        <b className="num">{t('play.assemble.chosen', { now: characters.length, most })}</b>
      </p>
      <p className={styles.hint}>{t('play.assemble.hint')}</p>
      <Button kind="lamp" data-send="" disabled={!ready || characters.length === 0} onClick={send}>
        {t('play.assemble.confirm')}
      </Button>
    </div>
  );
}
