import { ChevronsRight, Mic, Square } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { VoiceButton as Kind } from '../../../lib/game/uiState.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import { LevelRing } from './LevelRing.tsx';
import styles from './VoiceButton.module.css';

interface Props {
  button: Kind;
  onPress: () => void;
  /** Itself, for whoever gives it the focus. */
  self: RefObject<HTMLButtonElement | null>;
  session: GameSession | undefined;
}

/** The round button in the middle: its colour, icon, word and accessible name say what pressing it does now. */
export function VoiceButton({ button, onPress, self, session }: Props) {
  const { t } = useTranslation();
  const idle = button === 'busy' || button === 'wait';
  useSpace(self, onPress);
  return (
    <button
      ref={self}
      type="button"
      className={styles.voice}
      data-testid={TEST_IDS.voiceButton}
      data-state={button}
      aria-label={t(`play.voice.${button}Label`)}
      aria-disabled={idle || undefined}
      onClick={onPress}
    >
      <Face button={button} session={session} />
    </button>
  );
}

const ICONS = {
  rec: <Mic className="ico" aria-hidden="true" />,
  stop: <Square className="ico" aria-hidden="true" fill="#d8391c" stroke="#d8391c" />,
  skip: <ChevronsRight className="ico" aria-hidden="true" />,
};

function Face({ button, session }: { button: Kind; session: GameSession | undefined }) {
  const { t } = useTranslation();
  if (button === 'busy') return <Busy />;
  const face = button === 'wait' ? 'rec' : button;
  return (
    <>
      {face === 'stop' && <LevelRing session={session} />}
      {ICONS[face]}
      <span aria-hidden="true">{t(`play.voice.${face}`)}</span>
    </>
  );
}

function Busy() {
  return (
    <>
      <svg className={styles.orbit} viewBox="-60 -60 120 120" aria-hidden="true">
        <circle
          r="49"
          fill="none"
          stroke="#6fe0cf"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="60 250"
        />
      </svg>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </>
  );
}

/** Space records, wherever the focus is, unless it means something there, or something lies over the stage. */
function useSpace(self: Props['self'], onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
      const at = event.target as Element | null;
      if (at?.closest('button, a, input, textarea, select, [role="dialog"]')) return;
      if (self.current?.closest('[inert]') || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [self, onPress]);
}
