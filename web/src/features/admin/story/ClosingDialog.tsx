import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { useSetClosedMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import styles from './story.module.css';

const RUNS = ['play_on', 'end'] as const;

interface Props {
  /** It is closed: only the games that play on are to be ended. */
  isClosed: boolean;
  onClosed: () => void;
  onClose: () => void;
}

/** Says what becomes of players, and lets choose what of those who are playing. */
export default function ClosingDialog({ isClosed, onClosed, onClose }: Props) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const [setClosed, { isLoading, error }] = useSetClosedMutation();
  const [chosen, setChosen] = useState<(typeof RUNS)[number]>('play_on');
  const runs = isClosed ? 'end' : chosen;
  const close = async () => {
    if (!(await setClosed({ storyId, isClosed: true, runs })).error) onClosed();
  };
  const actions = (
    <>
      <Button kind="bad" onClick={close} disabled={isLoading}>
        {t(isClosed ? 'admin.closing.endRuns' : 'admin.closing.close')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog
      title={t(isClosed ? 'admin.closing.endTitle' : 'admin.closing.dialogTitle')}
      actions={actions}
      onClose={onClose}
    >
      {!isClosed && (
        <>
          <p>{t('admin.closing.dialogText')}</p>
          <fieldset className={styles.choice}>
            <legend>{t('admin.closing.runs')}</legend>
            {RUNS.map((one) => (
              <label key={one}>
                <input type="radio" name="runs" checked={runs === one} onChange={() => setChosen(one)} />
                {t(`admin.closing.${one}`)}
              </label>
            ))}
          </fieldset>
        </>
      )}
      {runs === 'end' && <p>{t('admin.closing.endText')}</p>}
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </ShortDialog>
  );
}
