import { useTranslation } from 'react-i18next';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Picture } from './Picture.tsx';
import { PropertyTag } from './PropertyTag.tsx';

const FINISHES = ['prismatic', 'onyx', 'crystal', 'marble', 'steel', 'golden', 'holographic', 'permanent'];
/** The other names that a finish goes by. */
const ALIASES: Record<string, string> = { rainbow: 'prismatic', black: 'onyx', glass: 'crystal' };

export interface CardFace {
  name: string;
  image: string | undefined;
  /** Card type or rarity. */
  finish: string;
  properties: readonly string[];
  /** Two numbers with their short names. */
  stats: readonly (readonly [string, string | number])[];
  /** Now and at most; a bar shows it where something is missing. */
  health?: { now: number; most: number };
}

interface Props {
  face: CardFace;
  label: string;
  /** Writes the finish on the card. */
  showFinish?: boolean;
}

function finishOf(name: string): string {
  const key = name.toLowerCase();
  return ALIASES[key] ?? key;
}

/** A card: the finish lives in its frame, only light crosses the portrait. */
export function Card({ face, label, showFinish = false }: Props) {
  const { t } = useTranslation();
  const finish = finishOf(face.finish);
  const known = FINISHES.includes(finish);
  return (
    <article className={classes(styles.card, known && styles[finish])} aria-label={label}>
      <span className={styles.window}>
        {face.image ? (
          <Picture url={face.image} alt="" sizes="12rem" widths={[400, 640, 800]} quality={85} />
        ) : (
          <span className={styles.unknown}>?</span>
        )}
        {showFinish && known && <span className={styles.finish}>{face.finish}</span>}
        {face.health && face.health.now < face.health.most && (
          <HealthBar {...face.health} label={t('play.health')} />
        )}
      </span>
      <span className={styles.plate}>
        <span className={styles.name}>{face.name}</span>
        <span className={styles.tags}>
          {face.properties.map((name) => (
            <PropertyTag key={name} name={name} />
          ))}
        </span>
        <span className={styles.stats}>
          {face.stats.map(([name, value]) => (
            <span key={name}>
              {name}
              <b className="num">{value}</b>
            </span>
          ))}
        </span>
      </span>
      <span className={styles.sheen} />
    </article>
  );
}

function HealthBar({ now, most, label }: { now: number; most: number; label: string }) {
  const share = Math.max(0, Math.min(100, (now / Math.max(1, most)) * 100));
  return (
    <svg
      className={styles.health}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label} ${now} / ${most}`}
    >
      <rect width="100" height="4" fill="#0008" />
      <rect width={share} height="4" fill="var(--good)" />
    </svg>
  );
}
