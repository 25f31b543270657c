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
import styles from './GoldenOverlay.module.css';

interface Props {
  sound: SoundName;
  /** Over the title. */
  kicker?: string;
  title: string;
  /** It leaves by itself after this, ms. */
  shownMs: number;
  /** And has this long for it, ms. */
  leaveMs: number;
  onGone: () => void;
  children?: ReactNode;
}

const VOLUME = 0.4;

/** Gold on deep purple over everything: what was won. It burns in, is dismissed or waits, and burns out. */
export function GoldenOverlay({ sound, kicker, title, shownMs, leaveMs, onGone, children }: Props) {
  const { t } = useTranslation();
  const [leaving, leave] = useLeaving({ sound, shownMs, leaveMs, onGone });
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
      {kicker && <p>{kicker}</p>}
      <h2 id="royal">{title}</h2>
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

function useLeaving({ sound, shownMs, leaveMs, onGone }: Omit<Props, 'kicker' | 'title' | 'children'>) {
  const [leaving, setLeaving] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    void pageAudio().effects.play(sound, VOLUME);
    const timer = setTimeout(() => setLeaving(true), shownMs);
    return () => clearTimeout(timer);
  }, [sound, shownMs]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => gone.current(), leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, leaveMs]);
  return [leaving, () => setLeaving(true)] as const;
}
