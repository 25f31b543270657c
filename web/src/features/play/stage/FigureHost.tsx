import { type FigureData, parseFigure } from '@fabula/figure/data';
import { EMOTION_KEYS, type EmotionKey } from '@fabula/figure/numbers';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/Picture.tsx';
import { FigureView } from '../../../lib/figure/figureView.ts';
import type { GameState } from '../../../lib/game/state.ts';
import { isPlaying } from '../../../lib/game/uiState.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import type { View } from '../api.ts';
import styles from './FigureHost.module.css';

interface Props {
  view: View;
  game: GameState;
}

const emotionOf = (key: string | undefined): EmotionKey =>
  EMOTION_KEYS.find((known) => known === key) ?? 'normal';

/** The person on stage: drawn live where there is a drawing, else a still. */
export function FigureHost({ view, game }: Props) {
  const { t } = useTranslation();
  const details = view.characterImageDetails;
  const { data, failed } = useFigure(details?.figureUrl);
  const host = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<FigureView>();
  useEffect(() => {
    if (!data || !host.current) return;
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
  const still = !details.figureUrl || failed;
  const props = { role: 'img', 'aria-label': details.characterName, 'data-emotion': emotion };
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

function useFigure(url: string | undefined): { data: FigureData | undefined; failed: boolean } {
  const [data, setData] = useState<FigureData>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setData(undefined);
    setFailed(false);
    if (!url) return;
    const asked = new AbortController();
    loadFigure(url, asked.signal)
      .then(setData)
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        console.warn('the figure could not be loaded', error);
        setFailed(true);
      });
    return () => asked.abort();
  }, [url]);
  return { data, failed };
}

async function loadFigure(url: string, signal: AbortSignal): Promise<FigureData> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return parseFigure(await response.json());
}
