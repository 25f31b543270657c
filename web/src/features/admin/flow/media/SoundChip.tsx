import { Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../components/classes.ts';
import styles from '../flow.module.css';
import { playing } from './playing.ts';

interface Props {
  url: string;
  /** In a graph keys go from moment to moment; the side sheet has the same button for them. */
  byKey?: boolean;
}

/** Plays a moment's sound, and stops it. */
export function SoundChip({ url, byKey = true }: Props) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => playing.stop(url), [url]);
  const name = url.replace(/\?.*$/, '').replace(/^.*\//, '');
  const toggle = () => (isPlaying ? playing.stop(url) : playing.start(url, setPlaying));
  return (
    <button
      type="button"
      className={classes(styles.chip, 'nodrag')}
      tabIndex={byKey ? undefined : -1}
      aria-label={t(isPlaying ? 'adminFlow.soundStop' : 'adminFlow.sound', { name })}
      onClick={toggle}
    >
      {isPlaying ? (
        <Square className="ico" aria-hidden="true" />
      ) : (
        <Play className="ico" aria-hidden="true" />
      )}
      <span>{name}</span>
    </button>
  );
}
