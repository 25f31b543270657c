import type { MessageInitShape } from '@bufbuild/protobuf';
import type { GameInput } from '@fabula/proto/frames/v1/frames_pb';
import type { TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import type { TranscribeStartSchema } from '@fabula/proto/speech/v1/speech_pb';
import type { Language } from '@fabula/rules/release/text';
import type { EngineContext } from '../../context.ts';
import { confidenceOf } from '../../domain/confidence.ts';
import { cleanWords } from '../../domain/words.ts';
import type { DeviceWords, Uplink } from './uplink.ts';

export interface Transcribing {
  readonly turnInput: TurnInput;
  readonly uplink: Uplink;
  /** The run's language: what is spoken unless the input says otherwise. */
  readonly language: Language;
  /** What may be said, in the run's language. */
  readonly phrases: readonly string[];
  readonly signal: AbortSignal;
}

type Start = MessageInitShape<typeof TranscribeStartSchema>;

/** What the player said or typed. */
export interface Transcript {
  /** '' where nothing was heard. */
  readonly words: string;
  /** 0 to 1, how likely they are right; 1 for what was typed. */
  readonly confidence: number;
  /** Who heard it; absent where it was typed. */
  readonly engine?: string;
}

/** What the player said or typed. Throws what recognition throws, and RecordingBroken. */
export async function transcribe(engine: EngineContext, transcribing: Transcribing): Promise<Transcript> {
  const { input, audio } = transcribing.turnInput;
  const typed = cleanWords(input?.text);
  if (typed !== '' || !input) return surely(typed);
  if (input.streaming && audio.length === 0) {
    const pieces = transcribing.uplink.recording(engine.times.chunk, transcribing.signal);
    const byDevice = () => transcribing.uplink.byDevice;
    return recognise(engine, transcribing, { start: startOf(input, transcribing), pieces, byDevice });
  }
  // Words that a device understood need no second recogniser where no sound came with them.
  if (audio.length === 0) return surely(cleanWords(input.transcription));
  const byDevice = () => input;
  return recognise(engine, transcribing, { start: startOf(input, transcribing), pieces: [audio], byDevice });
}

const surely = (words: string): Transcript => ({ words, confidence: 1 });

function startOf(input: GameInput, { language, phrases }: Transcribing): Start {
  const spoken = input.language || language;
  return {
    language: spoken,
    sampleRate: input.sampleRate ?? 0,
    audioFormat: input.audioFormat ?? '',
    // Authored phrases of another language only mislead.
    phrases: spoken === language ? [...phrases] : [],
    transcription: cleanWords(input.transcription),
  };
}

interface Recording {
  readonly start: Start;
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** What the player's browser understood of them, asked after the last. */
  readonly byDevice: () => DeviceWords | undefined;
}

async function recognise(
  engine: EngineContext,
  { signal }: Transcribing,
  recording: Recording,
): Promise<Transcript> {
  const { start, pieces, byDevice } = recording;
  const { transcribe: transcribeMs, turn } = engine.times;
  const call = engine.speech.transcribe({ deadlineMs: turn, signal });
  let timer: NodeJS.Timeout | undefined;
  try {
    call.send({ message: { case: 'start', value: start } });
    for await (const audio of pieces)
      call.send({ message: { case: 'chunk', value: { audio, last: false } } });
    const { deviceWords, deviceConfidence = 0 } = byDevice() ?? {};
    const told = { transcription: cleanWords(deviceWords), confidence: deviceConfidence };
    call.send({ message: { case: 'chunk', value: { audio: new Uint8Array(0), last: true, ...told } } });
    call.end();
    timer = setTimeout(() => call.cancel(), transcribeMs);
    for await (const { text, final, confidence, engine: name } of call)
      if (final) {
        const words = cleanWords(text);
        return { words, confidence: confidenceOf(words, confidence, start.phrases ?? []), engine: name };
      }
    return surely('');
  } finally {
    clearTimeout(timer);
    call.cancel();
  }
}
