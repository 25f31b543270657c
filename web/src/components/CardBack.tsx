import { useScene } from '../lib/i18n/scene.ts';
import type { Press } from './Card.tsx';
import styles from './CardBack.module.css';

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15);

/** A card that lies face down. */
export function CardBack({ label, press }: { label: string; press: Press }) {
  const { tell, lang } = useScene();
  return (
    <button
      type="button"
      lang={lang}
      className={styles.back}
      aria-label={`${label}, ${tell('battle.faceDown')}`}
      aria-pressed={press.pressed}
      aria-disabled={press.off || undefined}
      onClick={() => !press.off && press.onPress()}
    >
      <svg viewBox="0 0 220 320" aria-hidden="true">
        <rect width="220" height="320" rx="15" fill="#2c1a4a" />
        <rect x="9" y="9" width="202" height="302" rx="9" fill="#1c1230" stroke="#c9a45a" strokeWidth="2" />
        {[96, 78, 60, 42].map((r) => (
          <circle key={r} cx="110" cy="160" r={r} fill="#ffcf70" opacity=".1" />
        ))}
        {RAYS.map((angle) => (
          <path
            key={angle}
            d="M110 52v-14"
            stroke="#c9a45a"
            strokeWidth="2"
            transform={`rotate(${angle} 110 160)`}
          />
        ))}
        <path d="M110 132a27 27 0 1 1-15 49l-14 6 5-13a27 27 0 0 1 24-42Z" fill="#ffcf70" />
        <path d="M98 151v17M110 144v31M122 153v14" stroke="#3a1d04" strokeWidth="6" strokeLinecap="round" />
      </svg>
    </button>
  );
}
