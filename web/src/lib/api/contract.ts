// Types of the API, taken from the generated descriptors; none of their code reaches the browser.
import type { DescMessage, MessageJsonType, MessageShape } from '@bufbuild/protobuf';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';

/** One line per service: its name on the wire and where its types are. */
export interface Services {
  'fabula.auth.v1.AuthService': typeof AuthService;
  'fabula.catalogue.v1.CatalogueService': typeof CatalogueService;
  'fabula.catalogue.v1.AuthoringService': typeof AuthoringService;
  'fabula.run.v1.RunService': typeof RunService;
  'fabula.moment.v1.MomentEngineService': typeof MomentEngineService;
  'fabula.moment.v1.AssistService': typeof AssistService;
  'fabula.speech.v1.SpeechService': typeof SpeechService;
}

type RequiredKeys<M> = {
  [K in keyof M]-?: object extends Pick<M, K>
    ? never
    : M[K] extends readonly unknown[]
      ? K
      : M[K] extends object
        ? never
        : K;
}[keyof M];

type EmittedObject<M, J> = {
  [K in keyof J & RequiredKeys<M>]-?: AnswerOf<M[K & keyof M], NonNullable<J[K]>>;
} & { [K in Exclude<keyof J, RequiredKeys<M>>]?: AnswerOf<NonNullable<M[K & keyof M]>, NonNullable<J[K]>> };

/** The JSON of a message as it is answered. The server emits false, 0 and '': what is not optional is never absent. */
export type AnswerOf<M, J> = M extends readonly (infer MI)[]
  ? J extends readonly (infer JI)[]
    ? AnswerOf<MI, JI>[]
    : J
  : M extends { $typeName: string }
    ? J extends object
      ? EmittedObject<M, J>
      : J
    : J;

export type ServiceName = keyof Services;
type Methods<S extends ServiceName> = Services[S]['method'];
export type MethodName<S extends ServiceName> = keyof Methods<S> & string;
export type RequestOf<S extends ServiceName, M extends MethodName<S>> = Methods<S>[M] extends {
  input: infer D extends DescMessage;
}
  ? MessageJsonType<D>
  : never;
export type ResponseOf<S extends ServiceName, M extends MethodName<S>> = Methods<S>[M] extends {
  output: infer D extends DescMessage;
}
  ? AnswerOf<MessageShape<D>, MessageJsonType<D>>
  : never;
