import type { Capability } from '../../domain/engine.ts';
import { Recogniser, type Recognition, type RecognitionRequest } from '../../domain/recogniser.ts';

/** What the player's own device understood and sent along: nothing here hears better than it does. */
export class ClientTranscript extends Recogniser {
  readonly name = 'client';
  readonly needsSpeech = false;

  override capability(): Capability {
    return { quality: 'best', scope: 'open', note: 'if_the_device_recognises_speech' };
  }

  protected override async *work(
    request: RecognitionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Recognition> {
    signal.throwIfAborted();
    const text = request.transcription.trim();
    if (text !== '') yield { text, confidence: request.transcriptionConfidence };
  }
}
