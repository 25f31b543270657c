import { fromJson, type JsonValue, type MessageInitShape } from '@bufbuild/protobuf';
import {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  GameOutputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import { SentenceSchema, type TurnSchema } from '@fabula/proto/run/v1/run_pb';
import type { MadeTurn } from '../domain/made-turn.ts';
import type { NewestOutput, TurnColumns } from '../store/turns.ts';

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

/** A turn that was just committed, in the same words. */
export function madeTurn(turn: MadeTurn): MessageInitShape<typeof TurnSchema> {
  const { inputId, turnNo, attempt, playerMomentId, words, kind, forging, modifiers, stateHash } = turn;
  return {
    ...{ inputId, turnNo, attempt, playerMomentId, transcript: words, stateHash },
    isStart: kind === 'start_moment',
    sentences: turn.sentences.map(({ message }) => message),
    output: turn.output.message,
    ...(forging && { forging: forging.message }),
    ...(modifiers && { modifiers: modifiers.message }),
  };
}

/** Where the moment of a start stands that was opened before. */
export function toNewestOutput({ output, sentences }: NewestOutput) {
  return {
    newestOutput: fromJson(GameOutputSchema, output as JsonValue),
    newestSentences: toSentences(sentences ?? []),
  };
}

function toSentences(stored: readonly object[]) {
  return stored.map((each) => fromJson(SentenceSchema, each as JsonValue));
}
