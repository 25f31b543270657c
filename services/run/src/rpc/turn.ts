import { fromJson, type JsonValue, type MessageInitShape } from '@bufbuild/protobuf';
import {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  GameOutputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import { SentenceSchema, type TurnSchema } from '@fabula/proto/run/v1/run_pb';
import type { Newest, TurnColumns } from '../store/turns.ts';

/** A committed turn as it is told again. */
export function toTurn(row: TurnColumns): MessageInitShape<typeof TurnSchema> {
  const { forging, modifiers } = row.notifications;
  return {
    inputId: row.input_id,
    turnNo: row.turn_no,
    attempt: row.attempt,
    playerMomentId: row.player_moment_id,
    transcript: row.words,
    isStart: row.kind === 'start_moment',
    sentences: toSentences(row.sentences),
    output: fromJson(GameOutputSchema, row.output as JsonValue),
    ...(forging && { forging: fromJson(EquipmentForgingSchema, forging as JsonValue) }),
    ...(modifiers && { modifiers: fromJson(CardModifierNotificationSchema, modifiers as JsonValue) }),
    stateHash: row.state_hash,
  };
}

/** Where the moment of a start stands that was opened before. */
export function toNewest({ output, sentences }: Newest) {
  return {
    newestOutput: fromJson(GameOutputSchema, output as JsonValue),
    newestSentences: toSentences(sentences ?? []),
  };
}

function toSentences(stored: readonly object[]) {
  return stored.map((each) => fromJson(SentenceSchema, each as JsonValue));
}
