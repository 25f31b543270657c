// Which of the page's events move the turn.
import type { GameOutput } from '../../protocol/frames.ts';
import type { TurnEvent } from './turn.ts';

interface Failure {
  inputId: string;
  retryable: boolean;
}

/** What each of them tells the turn. */
const TOLD = {
  turnMoved: (event: TurnEvent) => event,
  momentStarted: ({ playerMomentId: inputId }: { playerMomentId: string }) => ({ kind: 'started', inputId }),
  momentLeft: () => ({ kind: 'left' }),
  inputSent: ({ inputId }: { inputId: string }) => ({ kind: 'sent', inputId }),
  outputArrived: ({ input_id: inputId }: GameOutput) => ({ kind: 'answered', inputId }),
  turnFailed: ({ inputId, retryable: isRetryable }: Failure) => ({ kind: 'failed', inputId, isRetryable }),
} satisfies Record<string, (payload: never) => TurnEvent>;

type Name = keyof typeof TOLD;

const PREFIX = 'game/';

export interface TurnAction {
  type: `${typeof PREFIX}${Name}`;
  payload: unknown;
}

const nameOf = (type: string): string => type.slice(PREFIX.length);

export const isTurnAction = (action: { type: string }): action is TurnAction =>
  action.type.startsWith(PREFIX) && Object.hasOwn(TOLD, nameOf(action.type));

/** What it tells the turn. */
export function turnEventOf({ type, payload }: TurnAction): TurnEvent {
  // The key is the event's own name, so that its payload fits.
  const told = TOLD[nameOf(type) as Name] as (payload: unknown) => TurnEvent;
  return told(payload);
}
