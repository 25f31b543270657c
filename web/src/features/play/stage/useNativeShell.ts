import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { GameState } from '../../../lib/game/state.ts';
import { type UiState, uiState } from '../../../lib/game/uiState.ts';
import { inNativeShell, listenNative, type ToNative, tellNative } from '../../../lib/native/bridge.ts';
import { useLazyMomentPromptQuery } from '../api.ts';
import { useAnswerBase } from '../hand/useSelection.ts';
import type { Stage } from '../selectStage.ts';
import { useRunDispatch } from '../useRun.ts';
import { hearShell } from './hearShell.ts';

/** What the shell is told of each state. Of a recording it knows: it was told to begin, or has begun by itself. */
const TOLD: Partial<Record<UiState, ToNative>> = {
  IDLE: 'idle',
  PROCESSING: 'processing',
  GAME_SPEAKING: 'game_speaking',
};

/** Inside the native shell: it is told what the game does, and its recordings become answers. */
export function useNativeShell(session: GameSession | undefined, view: Stage, game: GameState): void {
  const { t } = useTranslation();
  const dispatch = useRunDispatch();
  const [ask] = useLazyMomentPromptQuery();
  const { playerStoryId } = view;
  const told = TOLD[uiState(game)];
  const base = useRef<ReturnType<typeof useAnswerBase>>({});
  base.current = useAnswerBase(view);
  useEffect(() => told && tellNative(told), [told]);
  // The next moment, and whatever comes after the game, begin in silence.
  const momentId = game.moment?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment that is left stops it
  useEffect(() => () => tellNative('stop_recording'), [momentId]);
  useEffect(() => {
    if (!session || !inNativeShell()) return;
    const unknown = t('play.unknownError');
    const phrases = async () => (await ask({ playerStoryId })).data?.phrases ?? [];
    const shell = { session, dispatch, base: () => base.current, phrases, unknown };
    return listenNative((message) => void hearShell(message, shell));
  }, [session, dispatch, t, ask, playerStoryId]);
}
