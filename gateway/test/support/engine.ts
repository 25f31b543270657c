import type { MessageInitShape } from '@bufbuild/protobuf';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { type Call, RpcServer } from '@fabula/kit/server';
import type { TestIdentity } from '@fabula/kit/testing/identity';
import {
  MomentEngineService,
  type PlayTurnRequest,
  type PlayTurnResponseSchema,
  type TurnInput,
} from '@fabula/proto/moment/v1/moment_pb';
import { partly } from './peers.ts';

export type Down = MessageInitShape<typeof PlayTurnResponseSchema>;

/** What an engine does with one turn. `up` brings what comes after the input. */
export type Script = (turn: PlayedTurn) => AsyncIterable<Down>;

export interface PlayedTurn {
  readonly input: TurnInput;
  readonly up: AsyncIterator<PlayTurnRequest>;
  readonly call: Call;
  /** From 1, over all calls of this engine. */
  readonly n: number;
}

export const MOMENT = '11111111-1111-4111-8111-111111111111';

export function transcript(inputId: string, text: string, attempt = 1): Down {
  return {
    message: { case: 'transcript', value: { inputId, attempt, transcribedPlayerAnswer: text, final: true } },
  };
}

export function audio(
  inputId: string,
  index: number,
  mp3: Uint8Array = Buffer.from(`mp3 ${index}`),
  attempt = 1,
): Down {
  const header = { inputId, attempt, index, playerMomentId: MOMENT, text: `Sentence ${index}.` };
  return { message: { case: 'audio', value: { header, mp3 } } };
}

export function output(inputId: string, dialogue = 'Well.', attempt = 1): Down {
  return { message: { case: 'output', value: { inputId, attempt, playerMomentId: MOMENT, dialogue } } };
}

export function turnError(inputId: string, code: string, retryable: boolean, message: string): Down {
  return { message: { case: 'error', value: { failed: { inputId, attempt: 1, code, retryable }, message } } };
}

export const idOf = ({ input }: PlayedTurn): string => input.input?.inputId ?? 'given-by-run';

/** A transcript, one sentence and an output. */
export async function* plainTurn(turn: PlayedTurn): AsyncIterable<Down> {
  const id = idOf(turn);
  yield transcript(id, turn.input.input?.text ?? '');
  yield audio(id, 0);
  yield output(id, `You said ${turn.input.input?.text ?? 'nothing'}`);
}

/** A moment engine under a test's control, over the wire. */
export class Engine {
  readonly turns: PlayedTurn[] = [];
  script: Script = plainTurn;
  private readonly server: RpcServer;

  constructor(identity: TestIdentity) {
    const log = createLogger('engine', { level: 'silent' });
    const { verifiers } = identity;
    const options = { part: 'moment-engine', verifiers, log, metrics: createMetrics('engine') };
    const playTurn = (requests: AsyncIterable<PlayTurnRequest>, call: Call) => this.play(requests, call);
    this.server = new RpcServer(options).add(MomentEngineService, partly(MomentEngineService, { playTurn }));
  }

  listen(address: string): Promise<string> {
    return this.server.listen(address);
  }

  /** Ends at once, streams and all, as a killed process does. */
  kill(): Promise<void> {
    return this.server.close(0);
  }

  private async *play(requests: AsyncIterable<PlayTurnRequest>, call: Call): AsyncIterable<Down> {
    const up = requests[Symbol.asyncIterator]();
    const first = (await up.next()).value as PlayTurnRequest | undefined;
    if (first?.message.case !== 'input') throw new Error('a turn starts with its input');
    const turn = { input: first.message.value, up, call, n: this.turns.length + 1 };
    this.turns.push(turn);
    yield* this.script(turn);
  }
}
