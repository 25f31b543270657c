import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';
import { markLaunched } from '../../lib/game/launched.ts';
import { rememberTyping } from '../../lib/game/typing.ts';
import { useHere } from '../../lib/here.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';
import { newInputId } from '../../lib/protocol/inputId.ts';
import { useStillHere } from '../../lib/stillHere.ts';
import { closeMicrophone, pageAudio } from '../../lib/voice/sound/pageAudio.ts';
import {
  type RunState,
  useCreateRunMutation,
  useLazyRunStateQuery,
  useSetRunLanguageMutation,
} from './api.ts';
import type { PlayLanguage } from './language.ts';

export type Way = 'new' | 'continue';

interface Options {
  storyId: string;
  language: PlayLanguage;
  /** The one that is going on. */
  run: RunState['latestRun'];
}

/** A new run begins this long after it was asked for: the last one's end has been written by then. */
export const NEW_RUN_DELAY_MS = 100;

/** The ways into the game: microphone first, then the run, then the stage. */
export function useLaunch({ storyId, language, run }: Options) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const here = useHere();
  const [createRun] = useCreateRunMutation();
  const [askState] = useLazyRunStateQuery();
  const [setRunLanguage] = useSetRunLanguageMutation();
  const keyOf = useWishKey(storyId, language);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<Way>();
  const [isDropAsked, setDropAsked] = useState(false);
  const isInGame = useRef(false);
  useEffect(
    () => () => {
      if (!isInGame.current) closeMicrophone();
    },
    [],
  );

  const stillHere = useStillHere();

  /** None where the player has left before it was asked for. */
  const runFor = async (way: Way, isHere: () => boolean): Promise<string | undefined> => {
    if (way === 'continue' && run) {
      const { playerStoryId } = run;
      if (run.language !== language) await setRunLanguage({ playerStoryId, language }).unwrap();
      return playerStoryId;
    }
    await new Promise((resolve) => setTimeout(resolve, NEW_RUN_DELAY_MS));
    if (!isHere()) return undefined;
    const wish = { storyId, language, idempotencyKey: keyOf(), replaces: run?.playerStoryId ?? '' };
    return (await createRun(wish).unwrap()).playerStoryId;
  };
  const enter = async (way: Way) => {
    const isHere = stillHere();
    setRefused(undefined);
    setBusy(true);
    try {
      const playerStoryId = await runFor(way, isHere);
      // Who has left is not pulled back: the run waits for them.
      if (playerStoryId === undefined || !isHere()) return;
      markLaunched(playerStoryId);
      isInGame.current = true;
      navigate(here(`/game/${playerStoryId}`), { replace: true });
    } catch (problem) {
      if (!isHere()) return;
      closeMicrophone();
      const failure = toApiError(problem);
      // It was begun elsewhere while this page stood open: it is asked about, once the page knows of it.
      const isKnown = failure.reason === 'RUN_GOING_ON' && !(await askState({ storyId })).isError;
      if (!isHere()) return;
      setBusy(false);
      if (isKnown) return setDropAsked(true);
      setError(failure.code === 'unavailable' ? t('launch.createFailed') : errorText(t, failure));
      // It was closed while this page stood open.
      if (failure.reason === 'STORY_CLOSED') dispatch(api.util.invalidateTags(['Stories', 'RunState']));
    }
  };
  const launch = async (way: Way) => {
    if (!inNativeShell()) {
      const isHere = stillHere();
      setBusy(true);
      try {
        await pageAudio().microphone();
        if (!isHere()) return;
      } catch (problem) {
        if (!isHere()) return;
        console.warn('no microphone', problem);
        setBusy(false);
        return setRefused(way);
      }
    }
    await enter(way);
  };
  /** Without a microphone: the text field stands open. */
  const enterTyping = (way: Way) => {
    rememberTyping(true);
    return enter(way);
  };
  return {
    ...{ busy, error, refused, launch, enterTyping, setError, isDropAsked },
    forgetRefusal: () => setRefused(undefined),
    askToDrop: () => setDropAsked(true),
    forgetDrop: () => setDropAsked(false),
  };
}

/**
 * One key for as long as the page stands and the same is wished for: a second click, or another try after an answer that
 * was lost, comes to the run that the first has begun. Who is in the game leaves this page.
 */
function useWishKey(storyId: string, language: PlayLanguage): () => string {
  const wish = useRef({ of: '', key: '' });
  return () => {
    const of = `${storyId} ${language}`;
    if (wish.current.of !== of) wish.current = { of, key: newInputId() };
    return wish.current.key;
  };
}
