import type { Pcm } from '../../audio/pcm.ts';
import type { Capability } from '../../domain/engine.ts';
import { Voice, type VoiceDescription, type VoiceRequest } from '../../domain/voice.ts';

/** What a calm reader takes for one character, and the least for a caption to be seen. Milliseconds. */
const MS_PER_CHARACTER = 65;
const SHORTEST_MS = 900;
const SAMPLE_RATE = 24_000;

/** No voice at all, for as long as the line would have taken: the caption carries the game. Always the last one. */
export class SilentVoice extends Voice {
  readonly name = 'silence';
  readonly heardAs = 'silence';
  readonly controls = ['rate'] as const;

  override capability(): Capability {
    return { quality: 'none', scope: 'nothing', note: 'captions_only' };
  }

  override voices(): readonly VoiceDescription[] {
    return [];
  }

  protected override async *work(request: VoiceRequest, signal: AbortSignal): AsyncGenerator<Pcm> {
    signal.throwIfAborted();
    const ms = Math.max(SHORTEST_MS, (request.text.length * MS_PER_CHARACTER) / request.speed);
    yield { samples: new Float32Array(Math.round((ms * SAMPLE_RATE) / 1000)), sampleRate: SAMPLE_RATE };
  }
}
