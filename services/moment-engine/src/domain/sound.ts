import type { MessageInitShape } from '@bufbuild/protobuf';
import type { AudioReferenceSchema } from '@fabula/proto/speech/v1/speech_pb';

/** A sound as it goes to the gateway: one complete mp3, or what the gateway gets it by. */
export type Sound =
  | { readonly mp3: Uint8Array }
  | { readonly reference: MessageInitShape<typeof AudioReferenceSchema> };

export interface Spoken {
  readonly sound: Sound;
  readonly durationMs: number;
  /** How good the voice is, in its engine's own word. */
  readonly quality: string;
  /** Who spoke; absent where nobody did. */
  readonly engine?: string;
}
