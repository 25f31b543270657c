import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rendered } from '../../../lib/media.ts';
import styles from './media.module.css';
import type { Slot } from './slots.ts';
import type { SlotFile } from './useMedia.ts';

interface Props {
  readonly slot: Slot;
  readonly label: string;
  readonly there: SlotFile | undefined;
}

const WIDTH = 640;

/** What lies in a slot, as it is seen or heard. */
export function Preview({ slot, label, there }: Props) {
  const { t } = useTranslation();
  if (!there) {
    const isSeen = slot.kind === 'picture' || slot.kind === 'drawing';
    return (
      <div className={styles.empty} style={isSeen ? { aspectRatio: slot.aspect } : undefined}>
        {t('adminMedia.nothing')}
      </div>
    );
  }
  if (slot.kind === 'sound')
    // biome-ignore lint/a11y/useMediaCaption: music and noises, in which nobody speaks
    return <audio className={styles.sound} controls preload="none" src={there.url} aria-label={label} />;
  if (slot.kind === 'video')
    return (
      <video
        className={styles.seen}
        style={{ aspectRatio: slot.aspect }}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        src={there.url}
        aria-label={label}
      />
    );
  return <Seen key={there.url} url={there.url} label={label} aspect={slot.aspect} />;
}

/** A picture just put there may need a moment to be drawn in its size. */
function Seen({ url, label, aspect }: { url: string; label: string; aspect: number }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <img
      className={styles.seen}
      style={{ aspectRatio: aspect }}
      src={isPlain ? url : rendered(url, WIDTH, 75)}
      alt={label}
      loading="lazy"
      decoding="async"
      onError={() => setPlain(true)}
    />
  );
}
