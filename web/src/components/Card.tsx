import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useScene } from '../lib/i18n/scene.ts';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { type Finish, finishOf } from './finish.ts';
import { Picture } from './Picture.tsx';
import { PropertyTag } from './PropertyTag.tsx';

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
  /** burnEffect, burnEffectAlt, freezeEffect. */
  effects?: readonly string[];
  /** Its health is gone. */
  burned?: boolean;
  /** Names of what it carries. */
  carries?: readonly string[];
}

/** A card that can be chosen is a button that stays down. */
export interface Press {
  pressed: boolean;
  /** It cannot be chosen now. */
  off: boolean;
  onPress: () => void;
}

interface Props {
  face: CardFace;
  label: string;
  /** Writes the finish on the card. */
  showFinish?: boolean;
  press?: Press | undefined;
}

/** A card, told in one language, its names'. The finish lives in its frame, only light crosses the portrait. */
export function Card({ face, label, showFinish = false, press }: Props) {
  const { lang } = useScene();
  const finish = finishOf(face.finish);
  const burns = useBurnsNow(face.burned ?? false);
  const marks = [
    finish && styles[finish],
    face.stats.length === 0 && styles.titled,
    face.burned && styles.burned,
    burns && styles.burning,
  ];
  const look = classes(styles.card, ...marks, ...(face.effects ?? []).map((effect) => styles[effect]));
  const inside = <Inside face={face} finish={showFinish ? finish : undefined} />;
  if (!press) {
    return (
      <article lang={lang} className={look} aria-label={label}>
        {inside}
      </article>
    );
  }
  return (
    <button
      type="button"
      lang={lang}
      className={look}
      aria-pressed={press.pressed}
      aria-disabled={press.off || undefined}
      onClick={() => !press.off && press.onPress()}
    >
      {/* A name of its own, not a label: what is written on a card is drawn too small to be its name. */}
      <span className="sr">{label}</span>
      <span className={styles.inside} aria-hidden="true">
        {inside}
      </span>
      {press.pressed && (
        <span className={styles.chosen}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** A card that was standing when it was first seen burns out before the player's eyes, once. */
function useBurnsNow(burned: boolean): boolean {
  const wasStanding = useRef(!burned);
  return burned && wasStanding.current;
}

function Inside({ face, finish }: { face: CardFace; finish: Finish | undefined }) {
  const { tell } = useScene();
  return (
    <>
      <span className={styles.window}>
        {face.image ? (
          <Picture url={face.image} alt="" sizes="12rem" widths={[400, 640, 800]} quality={85} />
        ) : (
          <span className={styles.unknown}>?</span>
        )}
        {finish && <span className={styles.finish}>{tell(`finishes.${finish}`)}</span>}
        {face.carries && face.carries.length > 0 && (
          <span className={styles.carries}>{face.carries.join(', ')}</span>
        )}
        {face.health && face.health.now < face.health.most && (
          <HealthBar {...face.health} label={tell('health')} />
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
    </>
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
