import { AppError } from '@fabula/kit/errors';
import type { Handler } from '@fabula/kit/server';
import type { SpeechService, TranscribeRequest, TranscribeStart } from '@fabula/proto/speech/v1/speech_pb';
import { readRecording } from '../audio/recording.ts';
import type { SpeechContext } from '../context.ts';
import { isLanguage } from '../domain/language.ts';

/** A minute of 16-bit samples at 96 kHz, and a second more; what comes after is not kept. */
const MOST_BYTES = 61 * 96_000 * 2;

/** Collects one recording up to its last chunk, and answers what was said in it. */
export function transcribe({
  transcriber,
  decodeMp3,
}: SpeechContext): Handler<typeof SpeechService.method.transcribe> {
  return async function* (requests, { signal }) {
    const { start, bytes, ...byDevice } = await collected(requests);
    const { language, sampleRate, phrases } = start;
    if (!isLanguage(language)) throw new StartMissing();
    const format = start.audioFormat === 'mp3' || start.audioFormat === 'pcm' ? start.audioFormat : '';
    const pcm = await readRecording({ bytes, format, sampleRate }, decodeMp3, signal);
    const heard = await transcriber.transcribe({ pcm, language, phrases, ...byDevice }, signal);
    yield { ...heard, final: true };
  };
}

/** The first message of the stream does not say what is to come. */
class StartMissing extends AppError {
  constructor() {
    super({
      code: 'INVALID_ARGUMENT',
      reason: 'TRANSCRIBE_START_MISSING',
      message: 'The recording came without its description.',
      field: 'start',
    });
  }
}

async function collected(requests: AsyncIterable<TranscribeRequest>) {
  let start: TranscribeStart | undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  let late = { transcription: '', transcriptionConfidence: 0 };
  for await (const { message } of requests) {
    if (message.case === 'start') start = message.value;
    if (message.case !== 'chunk') continue;
    if (length < MOST_BYTES) chunks.push(message.value.audio);
    length += message.value.audio.length;
    const { transcription, confidence, last } = message.value;
    if (transcription) late = { transcription, transcriptionConfidence: confidence };
    if (last) break;
  }
  if (!start) throw new StartMissing();
  const { transcription } = start;
  // Whoever knows its words beforehand has settled on them.
  const byDevice = transcription ? { transcription, transcriptionConfidence: 1 } : late;
  return { start, bytes: Buffer.concat(chunks), ...byDevice };
}
