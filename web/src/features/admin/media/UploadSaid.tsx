import { useTranslation } from 'react-i18next';
import controls from '../widgets/controls.module.css';
import styles from './media.module.css';
import type { UploadState } from './useUpload.ts';

interface Props {
  readonly state: UploadState;
  readonly onStop: () => void;
}

/** How far a file has come, what was made of it, or why it was not taken. */
export function UploadSaid({ state, onStop }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {state.kind === 'sending' && (
        <div className={styles.sending}>
          <Sending share={state.share} />
          <button type="button" className={controls.quiet} onClick={onStop}>
            {t('adminMedia.stop')}
          </button>
        </div>
      )}
      <p className={styles.taken} role="status">
        {state.kind === 'taken' && state.text}
      </p>
      {state.kind === 'refused' && (
        <p className={styles.refused} role="alert">
          {state.text}
        </p>
      )}
    </>
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
