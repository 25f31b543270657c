import { useMemo } from 'react';
import { type Said, talkOf } from '../../../lib/game/said.ts';
import { useGameState } from '../useRun.ts';

/** The talk of the moment on stage, in its order. */
export function useTalk(): readonly Said[] {
  const { said } = useGameState();
  return useMemo(() => talkOf(said), [said]);
}
