import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { captionAt, captionPieces } from '../../../lib/format/captionPieces.ts';
import { held } from '../../../lib/format/held.ts';
import { wordsOf } from '../../../lib/game/heard.ts';
import type { Caption } from '../../../lib/game/state.ts';
import { isPlaying, uiState, wasNotHeard } from '../../../lib/game/uiState.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { View } from '../api.ts';
import { nameOf } from '../facts.ts';
import { useGameState } from '../useRun.ts';
import styles from './Captions.module.css';

const STEP_MS = 120;

/** What is said, by both sides, under the chin. Sentences are announced whole; what is drawn follows the voice. */
export function Captions({ view }: { view: View }) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const game = useGameState();
  const state = uiState(game);
  const { caption } = game;
  const heard = wordsOf(game.heard);
  const notHeard = wasNotHeard(game);
  const speaker = caption ? nameOf(view, caption.characterId) || tell('narrator') : '';
  const mine = state === 'PLAYER_SPEAKING' || (state === 'PROCESSING' && !notHeard);
  const announced = caption && !mine ? `${speaker}: ${caption.text}` : '';
  return (
    <div className={styles.talk} data-testid={TEST_IDS.captions}>
      <p className="sr" aria-live="polite" data-testid={TEST_IDS.captionLive}>
        {notHeard && `${t('play.notHeard')} `}
        <span lang={view.language}>{announced}</span>
        {announced && <Translated view={view} caption={caption} />}
      </p>
      <div aria-hidden="true">
        {!mine && heard && (
          <p className={styles.you}>
            <b lang={lang}>{tell('you')}</b>
            <span className={styles.heard} lang={view.language}>
              {heard}
            </span>
          </p>
        )}
        {mine ? (
          <Mine view={view} thinking={state === 'PROCESSING'} heard={heard} />
        ) : (
          caption && <Line key={caption.number} view={view} name={speaker} caption={caption} />
        )}
        {notHeard && <p className={styles.you}>{t('play.notHeard')}</p>}
      </div>
    </div>
  );
}

/** The line as a learner reads it under what is said, in the language that the moment names. */
function Translated({ view, caption }: { view: View; caption: Caption | undefined }) {
  if (!view.hintTranslation || !caption?.translation) return null;
  return (
    <span className={styles.translated} lang={view.hintTranslation}>
      {held(caption.translation)}
    </span>
  );
}

function Mine({ view, thinking, heard }: { view: View; thinking: boolean; heard: string }) {
  const { t } = useTranslation();
  const { tell, lang } = useScene();
  const name = view.characterImageDetails?.characterName;
  const label = name ? tell('thinking', { name }) : tell('thinkingNobody');
  const words = heard || (thinking ? '' : t('play.listening'));
  return (
    <>
      <span lang={lang} className={thinking ? styles.who : styles.me}>
        {thinking ? label : tell('you')}
      </span>
      <p className={classes(styles.line, styles.mine)} lang={heard ? view.language : undefined}>
        {thinking && words ? <q>{words}</q> : words}
      </p>
    </>
  );
}

function Line({ view, name, caption }: { view: View; name: string; caption: Caption }) {
  const playing = isPlaying(useGameState());
  const pieces = useMemo(() => captionPieces(caption.text), [caption.text]);
  const byClock = useShare(caption.durationMs, playing);
  const { said, rest } = captionAt(pieces, playing ? (caption.reached ?? byClock) : 1);
  return (
    <>
      <span lang={view.language} className={styles.who}>
        {name}
      </span>
      <p className={styles.line} lang={view.language}>
        {said}
        <span>{rest}</span>
      </p>
      <Translated view={view} caption={caption} />
    </>
  );
}

/** How much of a line has been heard, 0 to 1; all of it once nothing plays. */
function useShare(durationMs: number, playing: boolean): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!playing) return setShare(1);
    const began = performance.now();
    const timer = setInterval(() => {
      const now = Math.min(1, (performance.now() - began) / Math.max(1, durationMs));
      setShare(now);
      if (now === 1) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [durationMs, playing]);
  return share;
}
