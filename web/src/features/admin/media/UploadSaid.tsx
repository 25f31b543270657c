import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import controls from '../widgets/controls.module.css';
import styles from './media.module.css';
import type { UploadState } from './useUpload.ts';

interface Props {
  readonly state: UploadState;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** How far a file has come, what was made of it, or why it was not taken. */
export function UploadSaid({ state, onStop, onAgain }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {(state.kind === 'sending' || state.kind === 'waiting') && (
        <div className={styles.sending}>
          {state.kind === 'sending' ? <Sending share={state.share} /> : <Waiting />}
          <button type="button" className={controls.quiet} onClick={onStop}>
            {t('adminMedia.stop')}
          </button>
        </div>
      )}
      <p className="sr" aria-live="polite">
        {state.kind === 'sending' && announced(t, state.share)}
        {state.kind === 'waiting' && t('adminMedia.waiting')}
      </p>
      <p className={styles.taken} role="status">
        {state.kind === 'taken' && state.text}
      </p>
      {state.kind === 'refused' && (
        <p className={styles.refused} role="alert">
          {state.text}
        </p>
      )}
      {state.kind === 'refused' && state.mayPass && (
        <button type="button" className={controls.quiet} onClick={onAgain}>
          {t('adminMedia.again')}
        </button>
      )}
    </>
  );
}

/** Who listens is told at each quarter: they want to know that it goes on, and to hear other things meanwhile. */
function announced(t: TFunction, share: number): string {
  const quarter = Math.floor(share * 4) * 25;
  if (quarter === 100) return t('adminMedia.looking');
  return quarter === 0 ? '' : t('adminMedia.sending', { percent: quarter });
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <label className={styles.progress}>
      {t('adminMedia.waiting')}
      <progress />
    </label>
  );
}

function Sending({ share }: { share: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(share * 100);
  const text = share < 1 ? t('adminMedia.sending', { percent }) : t('adminMedia.looking');
  return (
    <label className={styles.progress}>
      {text}
      <progress max={1} value={share < 1 ? share : undefined} />
    </label>
  );
}
