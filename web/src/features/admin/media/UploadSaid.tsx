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
  const isRunning = state.kind === 'sending' || state.kind === 'waiting';
  const mayPass = state.kind === 'refused' && state.mayPass;
  return (
    <>
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
      {(isRunning || mayPass) && (
        <div className={styles.sending}>
          {isRunning && <Sending share={state.kind === 'sending' ? state.share : undefined} />}
          {/* One button, so that whoever has it under the finger, or the focus, keeps it. */}
          <button
            ref={handFocusOn}
            type="button"
            className={controls.quiet}
            onClick={isRunning ? onStop : onAgain}
          >
            {t(isRunning ? 'adminMedia.stop' : 'adminMedia.again')}
          </button>
        </div>
      )}
    </>
  );
}

/** Where the button goes away with the focus, whatever chooses a file has it: browsers would begin at the page's top. */
const handFocusOn = (button: HTMLButtonElement | null) => () => {
  if (button && button === document.activeElement)
    button.closest('[role=group]')?.querySelector('input')?.focus({ preventScroll: true });
};

/** Who listens is told at each quarter: they want to know that it goes on, and to hear other things meanwhile. */
function announced(t: TFunction, share: number): string {
  const quarter = Math.floor(share * 4) / 4;
  return quarter === 0 ? '' : sendingText(t, quarter);
}

/** @param share undefined of one that waits */
function Sending({ share }: { share: number | undefined }) {
  const { t } = useTranslation();
  return (
    <label className={styles.progress}>
      {share === undefined ? t('adminMedia.waiting') : sendingText(t, share)}
      <progress max={1} value={share === 1 ? undefined : share} />
    </label>
  );
}

const sendingText = (t: TFunction, share: number): string =>
  share < 1 ? t('adminMedia.sending', { percent: Math.floor(share * 100) }) : t('adminMedia.looking');
