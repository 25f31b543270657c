// Which of the page's events move the turn.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { GameOutput } from '../../protocol/frames.ts';
import type { Failed, TurnEvent } from './turn.ts';

/** What each of them tells the turn. */
const TOLD = {
  turnMoved: (event: TurnEvent) => event,
  momentStarted: ({ playerMomentId: inputId }: { playerMomentId: string }) => ({ kind: 'started', inputId }),
  momentLeft: () => ({ kind: 'left' }),
  inputSent: ({ inputId }: { inputId: string }) => ({ kind: 'sent', inputId }),
  outputArrived: ({ input_id: inputId }: GameOutput) => ({ kind: 'answered', inputId }),
  turnFailed: (failure: Omit<Failed, 'at'>) => ({ kind: 'failed', ...failure }),
} satisfies Record<string, (payload: never) => TurnEvent>;

/** What an event of the page tells the turn; undefined where it does not concern it. */
export function turnEventOf({ type, payload }: UnknownAction): TurnEvent | undefined {
  const name = type.replace('game/', '');
  if (!Object.hasOwn(TOLD, name)) return undefined;
  // The key is the event's own name, so that its payload fits.
  const told = TOLD[name as keyof typeof TOLD] as (payload: unknown) => TurnEvent;
  return told(payload);
}
