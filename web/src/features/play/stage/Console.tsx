import { Keyboard } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import { RecordingUnsupported } from '../../../lib/game/recorder.ts';
import { gameEvents } from '../../../lib/game/state.ts';
import { rememberTyping, wantsTyping } from '../../../lib/game/typing.ts';
import { mayRecord, RECORD_DELAY_MS, retryable, uiState, voiceButton } from '../../../lib/game/uiState.ts';
import { inNativeShell, tellNative } from '../../../lib/native/bridge.ts';
import { SoundUnavailable } from '../../../lib/voice/sound/soundUnavailable.ts';
import { useAnswerBase } from '../hand/useSelection.ts';
import type { Stage } from '../selectStage.ts';
import { useGameState, useRunDispatch } from '../useRun.ts';
import { AnswerField } from './AnswerField.tsx';
import styles from './Console.module.css';
import { typedAnswer } from './typedAnswer.ts';
import { useShellStop } from './useShellStop.ts';
import { VoiceButton } from './VoiceButton.tsx';

interface Props {
  /** The moment on stage. */
  view: Stage;
  session: GameSession | undefined;
}

/** The way to answer: a voice, or a keyboard. */
export function Console({ view, session }: Props) {
  const { t } = useTranslation();
  const game = useGameState();
  const { playerStoryId } = view;
  const [typing, setTyping] = useTyping(playerStoryId);
  // A moment that is over still shows what it has earned: there is nothing to answer any more.
  const ready = useReady(!view.isComplete && mayRecord(game, view.battle?.phase));
  const base = useAnswerBase(view);
  const voice = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Before it is said why: whoever has read that finds themselves where they can answer.
  const typeInstead = () => turnTo(field, () => setTyping(true));
  const record = useRecord(session, base, typeInstead);
  const button = voiceButton(uiState(game), ready);
  const dispatch = useRunDispatch();
  const stopShell = useShellStop({
    turn: game.turn,
    onSilent: () => {
      session?.spokeElsewhere();
      typeInstead();
      dispatch(gameEvents.errorArrived(t('play.shellSilent')));
    },
  });
  const press = () => {
    if (button === 'rec') void record();
    if (button === 'stop') {
      if (inNativeShell()) stopShell();
      session?.stopRecording();
    }
    if (button === 'skip') session?.skip();
  };
  return (
    <div className={styles.console}>
      {retryable(game) !== undefined && (
        <p className={styles.retry} role="alert">
          {t('play.retryTurn')}
          <Button onClick={() => session?.retry()}>{t('play.retry')}</Button>
        </p>
      )}
      <div className={styles.row}>
        <VoiceButton button={button} onPress={press} self={voice} session={session} />
        <IconButton
          className={styles.keyboard ?? ''}
          label={t('play.typeInstead')}
          aria-pressed={typing}
          onClick={() => turnTo(typing ? voice : field, () => setTyping(!typing))}
        >
          <Keyboard className="ico" aria-hidden="true" />
        </IconButton>
      </div>
      {typing && (
        <AnswerField
          playerStoryId={playerStoryId}
          disabled={!ready}
          field={field}
          onSend={(text) => session?.answer({ ...base, text })}
        />
      )}
    </div>
  );
}

/** Gives the focus to the way to answer that was chosen, within the press: later, a phone would not show its keyboard. */
function turnTo(way: RefObject<HTMLElement | null>, choose: () => void): void {
  flushSync(choose);
  way.current?.focus();
}

/** Whether the text field is open: as the player left it, from moment to moment, and where something is typed in it. */
function useTyping(playerStoryId: string): [boolean, (typing: boolean) => void] {
  const [typing, setTyping] = useState(
    () => wantsTyping() ?? (typedAnswer(playerStoryId) !== '' || matchMedia('(min-width: 60rem)').matches),
  );
  const change = (next: boolean) => {
    rememberTyping(next);
    setTyping(next);
  };
  return [typing, change];
}

/** True a short while after `may` has become true: the last sound has died away by then. */
function useReady(may: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(false);
    if (!may) return;
    const timer = setTimeout(() => setReady(true), RECORD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [may]);
  return ready && may;
}

function useRecord(
  session: GameSession | undefined,
  base: ReturnType<typeof useAnswerBase>,
  onRefused: () => void,
) {
  const { t } = useTranslation();
  const dispatch = useRunDispatch();
  return async () => {
    if (inNativeShell()) {
      tellNative('start_recording');
      session?.speaksElsewhere();
      return;
    }
    try {
      await session?.record(base);
    } catch (error) {
      console.warn('no recording', error);
      const unsupported = error instanceof RecordingUnsupported || error instanceof SoundUnavailable;
      onRefused();
      dispatch(gameEvents.errorArrived(t(unsupported ? 'play.audioUnsupported' : 'play.microphone')));
    }
  };
}
