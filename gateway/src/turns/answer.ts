import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { frameJson } from '@fabula/kit/json';
import { encodeFrame } from '@fabula/proto/frames';
import {
  AudioAnswerSchema,
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  GameOutputSchema,
  TurnFailedSchema,
  UserInputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import type {
  PlayTurnResponse,
  TurnAudio,
  TurnError,
  TurnNotification,
} from '@fabula/proto/moment/v1/moment_pb';
import type { AudioReference } from '@fabula/proto/speech/v1/speech_pb';
import { errorFrame } from '../socket/outbound.ts';
import { referenceFrame } from '../sounds/audio-references.ts';

/** What the gateway measures an answer as. */
export type AnswerStage = 'transcript' | 'audio' | 'output' | 'notification' | 'error';

/** One thing that a turn says to its player. */
export interface Answer {
  readonly stage: AnswerStage;
  readonly inputId: string;
  readonly attempt: number;
  /** Its frames, at their place in the story's pending entry. What has several is stored and replayed together. */
  readonly frames: (epoch: string, seq: number) => Uint8Array[];
  /** Of a line that goes to the player with the sound which this stands for. */
  readonly reference?: AudioReference | undefined;
  /** Of a line: the recogniser that heard what it answers; '' where nothing was recorded. */
  readonly heardBy?: string;
  /** Of an error, as gRPC names it. */
  readonly code?: string;
}

/** What one message of the engine means; undefined for one of a kind that this gateway does not know. */
export function answerOf({ message }: PlayTurnResponse): Answer | undefined {
  switch (message.case) {
    case 'transcript':
      return answer({
        stage: 'transcript',
        type: 'UserInput',
        schema: UserInputSchema,
        value: message.value,
      });
    case 'audio':
      return audio(message.value);
    case 'output':
      return answer({ stage: 'output', type: 'GameOutput', schema: GameOutputSchema, value: message.value });
    case 'notification':
      return notification(message.value);
    case 'error':
      return error(message.value);
    default:
      return undefined;
  }
}

/** The end of a turn that did not commit. */
export function failure(
  failed: Omit<MessageInitShape<typeof TurnFailedSchema>, '$typeName'>,
  message: string,
): Answer {
  const { inputId = '', attempt = 0, code = '' } = failed;
  const frames = (epoch: string, seq: number) => {
    const json = frameJson(TurnFailedSchema, { ...failed, epoch, seq });
    return [encodeFrame('TurnFailed', json), errorFrame(message)];
  };
  return { stage: 'error', inputId, attempt, frames, code };
}

interface Placed {
  readonly inputId: string;
  readonly attempt: number;
}

interface Said<S extends DescMessage> {
  readonly stage: AnswerStage;
  readonly type: string;
  readonly schema: S;
  readonly value: MessageShape<S> & Placed;
  readonly bytes?: Uint8Array;
}

function answer<S extends DescMessage>({ stage, type, schema, value, bytes }: Said<S>): Answer {
  const { inputId, attempt } = value;
  const frames = (epoch: string, seq: number) => {
    const json = frameJson(schema, { ...value, epoch, seq } as MessageInitShape<S>);
    return [encodeFrame(type, json, bytes)];
  };
  return { stage, inputId, attempt, frames };
}

/** What an older engine sends is kept with its sound. */
function audio({ header, mp3, reference, heardBy }: TurnAudio): Answer | undefined {
  if (!header) return undefined;
  const said = { stage: 'audio', type: 'AudioAnswer', schema: AudioAnswerSchema } as const;
  const line = { ...answer({ ...said, value: header, bytes: mp3 }), heardBy };
  if (!reference) return line;
  const kept = referenceFrame(reference);
  return { ...line, reference, frames: (epoch, seq) => [...line.frames(epoch, seq), kept] };
}

function error({ failed, message }: TurnError): Answer | undefined {
  return failed && failure(failed, message);
}

function notification({ notification: { case: kind, value } }: TurnNotification): Answer | undefined {
  const stage = 'notification';
  if (kind === 'forging')
    return answer({ stage, type: 'EquipmentForging', schema: EquipmentForgingSchema, value });
  if (kind === 'modifiers')
    return answer({ stage, type: 'CardModifierNotification', schema: CardModifierNotificationSchema, value });
  return undefined;
}
