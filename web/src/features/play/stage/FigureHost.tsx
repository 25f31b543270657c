import { EMOTION_KEYS, type EmotionKey } from '@fabula/figure/numbers';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/Picture.tsx';
import { FigureView } from '../../../lib/figure/figureView.ts';
import { useFigure } from '../../../lib/figure/useFigure.ts';
import { isPlaying } from '../../../lib/game/uiState.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import type { View } from '../api.ts';
import { useGameState } from '../useRun.ts';
import styles from './FigureHost.module.css';

const emotionOf = (key: string | undefined): EmotionKey =>
  EMOTION_KEYS.find((known) => known === key) ?? 'normal';

/** The person on stage: drawn live where there is a drawing, else a still. */
export function FigureHost({ view }: { view: View }) {
  const { t } = useTranslation();
  const game = useGameState();
  const details = view.characterImageDetails;
  const data = useFigure(details?.figureUrl);
  const host = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<FigureView>();
  useEffect(() => {
    if (!data || data === 'failed' || !host.current) return;
    const mounted = new FigureView(host.current, data);
    setFigure(mounted);
    return () => {
      mounted.dispose();
      setFigure(undefined);
    };
  }, [data]);

  const emotion = emotionOf(game.emotion?.key ?? view.defaultEmotion);
  const strength = game.emotion?.strength ?? (view.defaultEmotionIntensity || 1);
  useEffect(() => figure?.setEmotion(emotion, strength), [figure, emotion, strength]);
  const speaks = isPlaying(game) && game.caption?.characterId === details?.blueprintCharacterId;
  useEffect(() => figure?.setLevel(speaks ? pageAudio().engine.level : undefined), [figure, speaks]);

  if (!details?.blueprintCharacterId) return null;
  const still = !details.figureUrl || data === 'failed';
  const props = {
    role: 'img',
    lang: view.language,
    'aria-label': details.characterName,
    'data-emotion': emotion,
  };
  if (still && !details.url) return <p className={styles.missing}>{t('play.media')}</p>;
  return (
    <div className={styles.figure} {...props}>
      {still ? (
        <Picture url={details.url} alt="" sizes="70vh" className={styles.still} />
      ) : (
        <div ref={host} />
      )}
    </div>
  );
}
