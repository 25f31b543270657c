import { durationMs, joined, type Pcm } from '../audio/pcm.ts';
import { treated } from '../audio/treatment.ts';
import { deliveryOf } from './delivery.ts';
import { EngineFailed, SpeechAborted, SpeechBusy } from './errors.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { SingleFlight } from './single-flight.ts';
import { spokenKey } from './spoken-key.ts';
import { spokenText } from './spoken-text.ts';
import type { Voice, VoiceRequest } from './voice.ts';
import { requestFor, type Spoken, type VoiceLine } from './voice-line.ts';
import type { WorkQueue } from './work-queue.ts';

/** What a sentence is sent as: speech does not need more. */
const SENTENCE_RATE = 24_000;

export interface SpeakingParts {
  /** In the order in which they are asked; open ones only. The last one speaks every language. */
  readonly voices: readonly Voice[];
  readonly encode: (pcm: Pcm, signal: AbortSignal) => Promise<Uint8Array>;
  readonly sentences: {
    get(key: string): Promise<Sentence | undefined>;
    put(key: string, sentence: Sentence): Promise<void>;
  };
  /** Synthesis is short, but each piece is a process of its own. */
  readonly queue: WorkQueue;
  readonly onFailure: (engine: string, error: unknown) => void;
}

interface Asked {
  readonly request: VoiceRequest;
  /** Decibels against a calm line. */
  readonly louder: number;
}

export interface SpokenLine extends Spoken {
  readonly fromCache: boolean;
}

/** From a line to one complete mp3: kept sentences first, else the first voice that manages. */
export class Speaking {
  private readonly flights = new SingleFlight<SpokenLine>();

  constructor(private readonly parts: SpeakingParts) {}

  /** Throws SpeechAborted, SpeechBusy, or EngineFailed if not even the last voice could. */
  async speak(line: VoiceLine, signal: AbortSignal): Promise<SpokenLine> {
    const clean = { ...line, text: spokenText(line.text) };
    let failure: unknown;
    for (const voice of this.inOrder(clean)) {
      try {
        return await this.speakBy(voice, clean, signal);
      } catch (error) {
        if (signal.aborted) throw new SpeechAborted(error);
        if (error instanceof SpeechBusy) throw error;
        this.parts.onFailure(voice.name, error);
        failure = error;
      }
    }
    throw failure ?? new EngineFailed('voice');
  }

  /** Voices that can say the line, the one that was asked for first; what has no letter to say is silence. */
  private inOrder(line: VoiceLine): readonly Voice[] {
    const able = this.parts.voices.filter((voice) => voice.capability(line.language));
    if (!/[\p{L}\p{N}]/u.test(line.text)) return able.slice(-1);
    const rank = (voice: Voice) => (isMeant(voice, line) ? 0 : 1);
    return able.toSorted((a, b) => rank(a) - rank(b));
  }

  private speakBy(voice: Voice, line: VoiceLine, signal: AbortSignal): Promise<SpokenLine> {
    const { louder } = deliveryOf(line.emotion, line.strength);
    const asked = { request: requestFor(line), louder };
    const key = spokenKey(voice.name, asked.request, louder);
    return this.flights.run(key, (inner) => this.keptOrNew(voice, asked, { key, signal: inner }), signal);
  }

  private async keptOrNew(
    voice: Voice,
    asked: Asked,
    { key, signal }: { key: string; signal: AbortSignal },
  ): Promise<SpokenLine> {
    const by = { engine: voice.name, heardAs: voice.heardAs };
    const kept = await this.parts.sentences.get(key);
    if (kept) return { ...kept, ...by, fromCache: true };
    const work = () => this.synthesise(voice, asked, signal);
    const sentence = await this.parts.queue.run(work, signal);
    await this.parts.sentences.put(key, sentence);
    return { ...sentence, ...by, fromCache: false };
  }

  private async synthesise(voice: Voice, { request, louder }: Asked, signal: AbortSignal): Promise<Sentence> {
    const pieces: Pcm[] = [];
    for await (const piece of voice.start(request, signal)) pieces.push(piece);
    const raw = joined(pieces);
    if (raw.samples.length === 0) throw new EngineFailed(voice.name, new Error('no sound'));
    const pcm = await treated(raw, { sampleRate: SENTENCE_RATE, louder });
    return sentenceOf(await this.parts.encode(pcm, signal), durationMs(pcm));
  }
}

/** By its own name, or where none is given by that of one of its voices. */
function isMeant(voice: Voice, { engine, name, language }: VoiceLine): boolean {
  if (engine !== '') return voice.name === engine;
  return voice.voices().some((known) => known.name === name && known.language === language);
}
