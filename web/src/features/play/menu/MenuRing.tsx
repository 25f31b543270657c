import { useTranslation } from 'react-i18next';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { View } from '../api.ts';
import { remaining } from '../facts.ts';
import styles from './MenuRing.module.css';

const RADIUS = 51;
const LENGTH = 2 * Math.PI * RADIUS;
const FEW = 6;

/** The menu's button: how many interactions are left, as a ring and a number. */
export function MenuRing({ view, onOpen }: { view: View; onOpen: () => void }) {
  const { t } = useTranslation();
  const { left, max } = remaining(view);
  const share = max > 0 ? left / max : 0;
  return (
    <button
      type="button"
      className={styles.ring}
      data-testid={TEST_IDS.menuButton}
      aria-label={t('play.menu', { left, max })}
      onClick={onOpen}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={RADIUS} className={styles.rest} />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className={left < FEW ? styles.few : styles.left}
          strokeDasharray={`${(share * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
        />
      </svg>
      <b className="num">{left}</b>
    </button>
  );
}
