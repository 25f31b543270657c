import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import type { SoundName } from '../../../lib/voice/sound/effects.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import { useShownFor } from '../useShownFor.ts';
import styles from './GoldenOverlay.module.css';

interface Props {
  sound: SoundName;
  /** Over the title. */
  kicker?: string;
  title: string;
  /** Of these words, where it is not the page's. */
  lang?: string;
  /** It leaves by itself after this, ms. */
  shownMs: number;
  onGone: () => void;
  children?: ReactNode;
}

const VOLUME = 0.4;
/** It has this long to burn out. */
const LEAVE_MS = 1000;

/** Gold on deep purple over everything: what was won. It burns in, is dismissed or waits, and burns out. */
export function GoldenOverlay({ sound, kicker, title, lang, shownMs, onGone, children }: Props) {
  const { t } = useTranslation();
  const [leaving, leave] = useLeaving({ sound, shownMs, onGone });
  const button = useFocusMeanwhile();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    // There is one thing to press here; the stage below is out of reach.
    if (event.key === 'Tab') event.preventDefault();
  };
  return (
    <div
      className={classes(styles.royal, leaving && styles.leaving)}
      role="dialog"
      aria-modal="true"
      aria-labelledby="royal"
      onKeyDown={onKeyDown}
    >
      <div className={styles.rays} aria-hidden="true" />
      {kicker && <p lang={lang}>{kicker}</p>}
      <h2 id="royal" lang={lang}>
        {title}
      </h2>
      {children}
      <Button kind="lamp" ref={button} onClick={leave}>
        {t('play.reward.continue')}
      </Button>
    </div>
  );
}

/**
 * A ref that gives its element the focus, and gives it back to what had it before. In the layout's phase: by then an overlay
 * that this one follows has given it back.
 */
function useFocusMeanwhile(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const from = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

function useLeaving({ sound, shownMs, onGone }: Pick<Props, 'sound' | 'shownMs' | 'onGone'>) {
  const [isDismissed, setDismissed] = useState(false);
  const leaving = useShownFor(shownMs) || isDismissed;
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    void pageAudio().effects.play(sound, VOLUME);
  }, [sound]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => gone.current(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return [leaving, () => setDismissed(true)] as const;
}
