import { createLogger } from '@fabula/kit/log';
import { Transcriber, type Transcript } from '@fabula/speech/domain/transcriber';
import { WorkQueue } from '@fabula/speech/domain/work-queue';
import { configuredEngines } from '@fabula/speech/engines';
import { wordsOf } from '@fabula/speech/providers/pocketsphinx/phrases';
import { inParallel } from '../../load/in-parallel.ts';
import { wordErrorRate } from '../../stats/word-errors.ts';
import type { Saying } from './corpus.ts';
import { inRoom, type Room } from './rooms.ts';
import { type Speaker, said } from './speakers.ts';

/** One recording and what was heard in it. */
export interface HeardRecording {
  readonly by: Speaker;
  readonly saying: Saying;
  readonly room: Room;
  readonly heard: Transcript;
  /** Share of the words that were misheard. */
  readonly wordErrors: number;
  readonly isRight: boolean;
}

/** A phrase is right when it is the one that was said; of free speech one word in five may be wrong. */
const MOST_ERRORS: Readonly<Record<string, number>> = { 'pocketsphinx-open': 0.2 };
const AT_ONCE = 2;
const FOREVER_MS = 600_000;

export interface RecordingPlan {
  readonly speakers: readonly Speaker[];
  readonly sayingsOf: (speaker: Speaker) => readonly Saying[];
  readonly rooms: readonly Room[];
}

/** Each speaker says everything in each room, to the recognisers of a site without any setting. */
export async function heardRecordings({
  speakers,
  sayingsOf,
  rooms,
}: RecordingPlan): Promise<HeardRecording[]> {
  const log = createLogger('bench', { level: 'warn' });
  const config = { recognisers: ['pocketsphinx-phrases', 'pocketsphinx-open'], voices: [] } as const;
  const engines = configuredEngines({ ...config, ...NOWHERE }, log, () => {});
  await engines.open();
  const queue = new WorkQueue({ width: AT_ONCE, patienceMs: FOREVER_MS });
  const onFailure = (engine: string, err: unknown) => log.error({ engine, err }, 'a recogniser failed');
  const transcriber = new Transcriber({ engines, queue, onFailure });
  const all = speakers.flatMap((by) =>
    sayingsOf(by).flatMap((saying) => rooms.map((room) => ({ by, saying, room }))),
  );
  try {
    return await inParallel(all.length, AT_ONCE, (n) => {
      const recorded = all[n];
      if (!recorded) throw new RangeError('beyond the last recording');
      return listenTo(transcriber, recorded);
    });
  } finally {
    await engines.close();
  }
}

const NOWHERE = { cacheFolder: undefined, cacheBytes: 0, memoryBytes: 0 };

type Recorded = Pick<HeardRecording, 'by' | 'saying' | 'room'>;

async function listenTo(transcriber: Transcriber, recorded: Recorded): Promise<HeardRecording> {
  const { by, saying, room } = recorded;
  const { text, phrases } = saying;
  const pcm = inRoom(await said(by, text), room);
  const request = { pcm, language: by.language, phrases, transcription: '', transcriptionConfidence: 0 };
  const heard = await transcriber.transcribe(request, new AbortController().signal);
  const wordErrors = wordErrorRate(wordsOf(text), wordsOf(heard.text));
  return { ...recorded, heard, wordErrors, isRight: wordErrors <= (MOST_ERRORS[heard.engine] ?? 0) };
}
