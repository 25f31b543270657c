import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { captionAt, captionPieces } from '../../../lib/format/captionPieces.ts';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import { wordsOf } from '../../../lib/game/heard.ts';
import type { Caption } from '../../../lib/game/state.ts';
import { askedNow } from '../../../lib/game/talk.ts';
import { isPlaying, uiState, wasNotHeard } from '../../../lib/game/uiState.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { View } from '../api.ts';
import { nameOf } from '../facts.ts';
import { useGameState } from '../useRun.ts';
import { Asked } from './Asked.tsx';
import styles from './Captions.module.css';
import { LineTools } from './LineTools.tsx';
import { Speaker, Translated } from './Speaker.tsx';
import { useTalk } from './useTalk.ts';

const STEP_MS = 120;

interface Props {
  view: View;
  session: GameSession | undefined;
  onLog: () => void;
}

/**
 * What is said, by both sides, under the chin. Sentences are announced whole; what is drawn follows the voice, and all of what
 * the player is to answer stands until they have.
 */
export function Captions({ view, session, onLog }: Props) {
  const { t } = useTranslation();
  const game = useGameState();
  const state = uiState(game);
  const { caption } = game;
  const talk = useTalk();
  const heard = wordsOf(game.heard);
  const notHeard = wasNotHeard(game);
  const listens = state === 'PLAYER_SPEAKING';
  const thinks = state === 'PROCESSING' && !notHeard;
  const announced = listens || thinks ? undefined : caption;
  const asked = useMemo(() => askedNow(talk), [talk]);
  const stands = asked.length > 0 && !thinks && state !== 'GAME_SPEAKING';
  return (
    <div className={styles.talk} data-testid={TEST_IDS.captions}>
      {!listens && !thinks && heard && (
        <p className={styles.you} aria-hidden="true">
          <You />
          <span className={styles.heard} lang={view.language}>
            {heard}
          </span>
        </p>
      )}
      <div className={styles.head}>
        <span aria-hidden="true">
          <Head view={view} thinks={thinks} speaker={(stands ? asked[0] : announced)?.characterId} />
        </span>
        <LineTools session={session} onLog={onLog} />
      </div>
      {stands && (
        <Asked
          view={view}
          lines={asked}
          isAnnounced={announced !== undefined && announced.text === asked.at(-1)?.text}
          aside={listens}
        />
      )}
      <p className="sr" aria-live="polite" data-testid={TEST_IDS.captionLive}>
        {notHeard && `${t('play.notHeard')} `}
        {announced && <Announced key={announced.number} view={view} caption={announced} />}
      </p>
      <div aria-hidden="true">
        {(listens || thinks) && <Mine view={view} thinking={thinks} heard={heard} brief={stands} />}
        {announced && !stands && <Line key={announced.number} view={view} caption={announced} />}
        {notHeard && <p className={styles.notHeard}>{t('play.notHeard')}</p>}
      </div>
    </div>
  );
}

function You({ className }: { className?: string | undefined }) {
  const { tell, lang } = useScene();
  return (
    <b lang={lang} className={className}>
      {tell('you')}
    </b>
  );
}

/** Who speaks, or is about to. */
function Head({ view, thinks, speaker }: { view: View; thinks: boolean; speaker: string | undefined }) {
  const { tell, lang } = useScene();
  const name = view.characterImageDetails?.characterName;
  if (thinks)
    return (
      <span lang={lang} className={styles.who}>
        {name ? tell('thinking', { name }) : tell('thinkingNobody')}
      </span>
    );
  if (speaker !== undefined) return <Speaker view={view} characterId={speaker} />;
  return null;
}

/** As something new each time: what is heard once more is read out once more. */
function Announced({ view, caption }: { view: View; caption: Caption }) {
  const { tell } = useScene();
  const speaker = nameOf(view, caption.characterId) || tell('narrator');
  return (
    <span>
      <span lang={view.language}>{`${speaker}: ${caption.text}`}</span>
      <Translated view={view} text={caption.translation} />
    </span>
  );
}

interface MineProps {
  view: View;
  thinking: boolean;
  heard: string;
  /** What it answers stands above it: there is less room for it then. */
  brief: boolean;
}

/** What the player says; whose it is stands there once it is sent, with who thinks about it. */
function Mine({ view, thinking, heard, brief }: MineProps) {
  const { t } = useTranslation();
  const words = heard || (thinking ? '' : t('play.listening'));
  return (
    <>
      {!thinking && <You className={styles.me} />}
      <p
        className={classes(styles.line, styles.mine, brief && styles.brief)}
        lang={heard ? view.language : undefined}
      >
        {thinking && words ? <q>{words}</q> : words}
      </p>
    </>
  );
}

function Line({ view, caption }: { view: View; caption: Caption }) {
  const playing = isPlaying(useGameState());
  const pieces = useMemo(() => captionPieces(caption.text), [caption.text]);
  const byClock = useShare(caption.durationMs, playing);
  const { said, rest } = captionAt(pieces, playing ? (caption.reached ?? byClock) : 1);
  return (
    <>
      <p className={styles.line} lang={view.language}>
        {said}
        <span>{rest}</span>
      </p>
      <Translated view={view} text={caption.translation} />
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
