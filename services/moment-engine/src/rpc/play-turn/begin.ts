import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import { type BeginTurnResponse, Grant } from '@fabula/proto/run/v1/run_pb';
import type { Input } from '@fabula/rules/types';
import type { EngineContext } from '../../context.ts';
import { digestsOf } from '../../domain/digest.ts';

export type SettledInput = Pick<BeginTurnResponse, 'inputId' | 'playerMomentId'>;

export interface BeginOptions {
  readonly playerStoryId: string;
  readonly kind: Input['kind'];
  readonly turnInput: TurnInput;
  readonly playerToken: string | undefined;
  readonly signal: AbortSignal;
  /** What run answered an earlier attempt: the id and the moment that the input has since. */
  readonly known?: SettledInput | undefined;
  /** Called while another input of the same run is being answered. */
  readonly onBusy: () => void;
}

/**
 * Asks for the lease until it is ours, or the same input is committed: by then a turn that ran before this one, or the
 * same one on another engine, has ended. What the input is about is settled by the first answer.
 */
export async function begin(engine: EngineContext, options: BeginOptions): Promise<BeginTurnResponse> {
  const { signal, onBusy, known } = options;
  let request = known ? { ...requestOf(engine, options), ...idsOf(known) } : requestOf(engine, options);
  for (;;) {
    const { call: deadlineMs, poll } = engine.times;
    const { playerToken } = options;
    const begun = await engine.run.beginTurn(request, { deadlineMs, signal, playerToken, idempotent: true });
    if (begun.grant === Grant.GRANTED || begun.grant === Grant.COMMITTED) return begun;
    if (begun.grant === Grant.BUSY) onBusy();
    request = { ...request, ...idsOf(begun) };
    await sleep(poll, undefined, { signal });
  }
}

function requestOf(engine: EngineContext, { playerStoryId, kind, turnInput }: BeginOptions) {
  const { input, audio, firstOfConnection } = turnInput;
  if (!input) throw new Error('validated before: a turn has an input');
  const { playerMomentId } = input;
  return {
    playerStoryId,
    inputId: input.inputId ?? '',
    ...digestsOf(input, kind, audio),
    owner: engine.owner,
    kind,
    ...(playerMomentId === undefined ? {} : { playerMomentId }),
    firstOfConnection,
    streaming: input.streaming ?? false,
  };
}

function idsOf({ inputId, playerMomentId }: SettledInput): SettledInput {
  return { inputId, playerMomentId };
}
