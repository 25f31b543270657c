// Which of the page's events move the turn.
import type { GameOutput } from '../../protocol/frames.ts';
import type { TurnEvent } from './turn.ts';

interface OfInput {
  inputId: string;
}

interface Payloads {
  momentStarted: { playerMomentId: string };
  momentLeft: unknown;
  microphoneAsked: OfInput;
  recordingStarted: OfInput;
  recordingStopped: unknown;
  recordingSent: OfInput;
  speechStartedElsewhere: unknown;
  speechElsewhereCancelled: unknown;
  inputSent: OfInput;
  speechQueued: OfInput;
  speechPaused: unknown;
  speechSkipped: unknown;
  outputArrived: GameOutput;
  turnFailed: OfInput & { retryable: boolean };
  leftUnanswered: unknown;
  retried: OfInput;
}

type Name = keyof Payloads;
type Told = { readonly [N in Name]: (payload: Payloads[N]) => TurnEvent };

const TOLD: Told = {
  momentStarted: ({ playerMomentId: inputId }) => ({ kind: 'started', inputId }),
  momentLeft: () => ({ kind: 'left' }),
  microphoneAsked: ({ inputId }) => ({ kind: 'asked', inputId }),
  recordingStarted: ({ inputId }) => ({ kind: 'granted', inputId }),
  recordingStopped: () => ({ kind: 'stopped' }),
  recordingSent: ({ inputId }) => ({ kind: 'recorded', inputId }),
  speechStartedElsewhere: () => ({ kind: 'elsewhere' }),
  speechElsewhereCancelled: () => ({ kind: 'cancelled' }),
  inputSent: ({ inputId }) => ({ kind: 'sent', inputId }),
  speechQueued: ({ inputId }) => ({ kind: 'line', inputId }),
  speechPaused: () => ({ kind: 'paused' }),
  speechSkipped: () => ({ kind: 'skipped' }),
  outputArrived: ({ input_id: inputId }) => ({ kind: 'answered', inputId }),
  turnFailed: ({ inputId, retryable: isRetryable }) => ({ kind: 'failed', inputId, isRetryable }),
  leftUnanswered: () => ({ kind: 'unanswered' }),
  retried: ({ inputId }) => ({ kind: 'retried', inputId }),
};

const PREFIX = 'game/';

export interface TurnAction {
  type: `${typeof PREFIX}${Name}`;
  payload: Payloads[Name];
}

const nameOf = (type: string): string => type.slice(PREFIX.length);

export const isTurnAction = (action: { type: string }): action is TurnAction =>
  action.type.startsWith(PREFIX) && Object.hasOwn(TOLD, nameOf(action.type));

/** What it tells the turn. */
export function turnEventOf({ type, payload }: TurnAction): TurnEvent {
  // The key is the event's own name, so that its payload fits; the mapped type above keeps it so.
  const told = TOLD[nameOf(type) as Name] as (payload: unknown) => TurnEvent;
  return told(payload);
}
