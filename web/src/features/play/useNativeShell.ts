import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { GameSession } from '../../lib/game/gameSession.ts';
import { type GameState, gameEvents } from '../../lib/game/state.ts';
import { type UiState, uiState } from '../../lib/game/uiState.ts';
import {
  type FromNative,
  inNativeShell,
  listenNative,
  type ToNative,
  tellNative,
} from '../../lib/native/bridge.ts';
import type { View } from './api.ts';
import { useAnswerBase } from './useSelection.ts';

const TOLD: Record<UiState, ToNative> = {
  IDLE: 'idle',
  PLAYER_SPEAKING: 'start_recording',
  PROCESSING: 'processing',
  GAME_SPEAKING: 'game_speaking',
};
const DEFAULT_RATE = 16_000;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

/** Inside the native shell: it is told what the game does, and its recordings become answers. */
export function useNativeShell(session: GameSession | undefined, view: View, game: GameState): void {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const state = uiState(game);
  const base = useRef<ReturnType<typeof useAnswerBase>>({});
  base.current = useAnswerBase(view, game);
  useEffect(() => tellNative(TOLD[state]), [state]);
  useEffect(() => {
    if (!session || !inNativeShell()) return;
    const hear = (message: FromNative) => {
      if (message.type === 'player_speaking') session.skip();
      if (message.type === 'error')
        dispatch(gameEvents.errorArrived(message.message ?? t('play.unknownError')));
      if (message.type === 'command_detected') session.answer({ ...base.current, text: message.fullText });
      if (message.type !== 'recording_complete') return;
      const { audioData, format, sampleRate, transcription } = message;
      const words = transcription ? { transcription } : {};
      const sample_rate = sampleRate ?? DEFAULT_RATE;
      const audio = { audio_format: format, sample_rate, ...words };
      session.answerWithAudio({ ...base.current, ...audio }, bytesOf(audioData));
    };
    return listenNative(hear);
  }, [session, dispatch, t]);
}
