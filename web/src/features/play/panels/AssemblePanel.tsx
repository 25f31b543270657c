import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useScene } from '../../../lib/i18n/scene.ts';
import { choosing } from '../hand/choosing.ts';
import { useSelection } from '../hand/useSelection.ts';
import styles from './Panel.module.css';
import type { PanelProps } from './panelProps.ts';
import { useChoice } from './useChoice.ts';

/** Who stays; everybody else leaves for good. */
export function AssemblePanel({ view, session, ready }: PanelProps) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const { characters } = useSelection(view);
  const send = useChoice({ view, session });
  const most = choosing(view).characters;
  return (
    <div className={styles.panel} data-panel="">
      <p aria-live="polite">
        <b className="num">{t('play.assemble.chosen', { now: characters.length, most })}</b>
      </p>
      <p lang={lang} className={styles.hint}>
        {tell('assemble.hint')}
      </p>
      <Button kind="lamp" data-send="" disabled={!ready || characters.length === 0} onClick={send}>
        {t('play.assemble.confirm')}
      </Button>
    </div>
  );
}
