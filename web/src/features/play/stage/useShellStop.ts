import { useEffect, useState } from 'react';
import { after } from '../../../lib/clock.ts';
import type { GameState } from '../../../lib/game/state.ts';
import { tellNative } from '../../../lib/native/bridge.ts';
import { LONGEST_MS } from '../../../lib/voice/microphone/silenceRule.ts';

/** A shell that was told to stop gives what it has recorded within this, ms. */
export const ANSWER_MS = 5_000;

interface Options {
  turn: GameState['turn'];
  /** Nothing has come of it. */
  onSilent: () => void;
}

/**
 * Ends a recording of the native shell. It ends by itself when it is as long as one may be; a shell that does not answer then is
 * not waited for: what it gives later is an answer all the same.
 */
export function useShellStop({ turn, onSilent }: Options): () => void {
  const isRecording = turn.at === 'listening' && turn.inputId === undefined;
  const [isStopped, setStopped] = useState(false);
  const stop = () => {
    tellNative('stop_recording');
    setStopped(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each waiting begins once
  useEffect(() => {
    if (!isRecording) return setStopped(false);
    return isStopped ? after(ANSWER_MS, onSilent) : after(LONGEST_MS, stop);
  }, [isRecording, isStopped]);
  return stop;
}
