// The realtime frames' JSON as it travels: the generated messages with the specification's snake_case names.
import type * as frames from '@fabula/proto/frames/v1/frames_pb';
import type { AnswerOf } from '../api/contract.ts';

type SnakeKey<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Uppercase<Head> ? (Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`) : Head}${SnakeKey<Tail>}`
  : S;

export type Snake<T> = T extends readonly (infer E)[]
  ? Snake<E>[]
  : T extends object
    ? { [K in keyof T as SnakeKey<K & string>]: Snake<T[K]> }
    : T;

export type GameInput = Snake<frames.GameInputJson>;
/** An input as it is sent: its answer is known by its id. A start's is its player moment's. */
export type SentInput = GameInput & { readonly input_id: string };
export type AudioAnswer = Snake<AnswerOf<frames.AudioAnswer, frames.AudioAnswerJson>>;
export type UserInput = Snake<AnswerOf<frames.UserInput, frames.UserInputJson>>;
export type GameOutput = Snake<AnswerOf<frames.GameOutput, frames.GameOutputJson>>;
export type EquipmentForging = Snake<AnswerOf<frames.EquipmentForging, frames.EquipmentForgingJson>>;
export type CardModifierNotification = Snake<
  AnswerOf<frames.CardModifierNotification, frames.CardModifierNotificationJson>
>;
export type TurnFailed = Snake<AnswerOf<frames.TurnFailed, frames.TurnFailedJson>>;
export type Welcome = Snake<frames.WelcomeJson>;
export type Resumed = Snake<AnswerOf<frames.Resumed, frames.ResumedJson>>;
export type GoingAway = Snake<AnswerOf<frames.GoingAway, frames.GoingAwayJson>>;
/** What every frame of a turn says of itself. */
export type TurnFrame = Pick<AudioAnswer, 'input_id' | 'attempt' | 'epoch' | 'seq'>;
