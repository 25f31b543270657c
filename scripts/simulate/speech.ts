import { phrasesOf } from '@fabula/moment-engine/domain/phrases';
import { cleanWords } from '@fabula/moment-engine/domain/words';
import type { Utterance } from '@fabula/players/play';
import type { Language } from '@fabula/rules/release/text';
import { joined, type Pcm } from '@fabula/speech/audio/pcm';
import { RECOGNITION_RATE } from '@fabula/speech/audio/recording';
import { resample } from '@fabula/speech/audio/resample';
import { Transcriber } from '@fabula/speech/domain/transcriber';
import type { Voice } from '@fabula/speech/domain/voice';
import { WorkQueue } from '@fabula/speech/domain/work-queue';
import { EnergyActivity } from '@fabula/speech/providers/energy/energy';
import { EspeakVoice } from '@fabula/speech/providers/espeak/espeak';
import { FliteVoice } from '@fabula/speech/providers/flite/flite';
import { OpenRecogniser } from '@fabula/speech/providers/pocketsphinx/open-recogniser';
import { PhraseRecogniser } from '@fabula/speech/providers/pocketsphinx/phrase-recogniser';

/** One sentence at a time, so nobody waits. */
const QUEUE = { width: 1, patienceMs: 60_000 };

/** Mouth and ear of a simulated player: the engines of the floor, as the game asks them. */
export class Speech {
  private readonly transcriber: Transcriber;
  /** The same sentence among the same phrases is heard the same. */
  private readonly known = new Map<string, Promise<string>>();

  private constructor(
    private readonly voice: Voice,
    private readonly language: Language,
    private readonly recognisers: readonly (PhraseRecogniser | OpenRecogniser)[],
  ) {
    const engines = { recognisers, activities: [new EnergyActivity()] };
    const onFailure = (engine: string, error: unknown) => {
      process.stderr.write(`${engine}: ${error instanceof Error ? error.message : String(error)}\n`);
    };
    this.transcriber = new Transcriber({ engines, queue: new WorkQueue(QUEUE), onFailure });
  }

  /** Throws EngineUnavailable, which says what to install. */
  static async open(language: Language): Promise<Speech> {
    const recognisers = [new PhraseRecogniser(), new OpenRecogniser()];
    const voice = language === 'en' ? new FliteVoice() : new EspeakVoice();
    await Promise.all([...recognisers, voice].map((engine) => engine.open()));
    return new Speech(voice, language, recognisers);
  }

  /** What the game would hear of it; '' where it understands nothing. */
  hear({ scene, words }: Utterance): Promise<string> {
    const phrases = phrasesOf(scene);
    const key = JSON.stringify([words, phrases]);
    const heard = this.known.get(key) ?? this.listen(words, phrases);
    this.known.set(key, heard);
    return heard;
  }

  async close(): Promise<void> {
    await Promise.all([...this.recognisers, this.voice].map((engine) => engine.close()));
  }

  private async listen(words: string, phrases: readonly string[]): Promise<string> {
    const pcm = await this.speak(words);
    const { language } = this;
    const request = { pcm, language, phrases, transcription: '', transcriptionConfidence: 0 };
    const { text } = await this.transcriber.transcribe(request, new AbortController().signal);
    return cleanWords(text);
  }

  /** As a microphone gives it. What has no letter in it is silence. */
  private async speak(text: string): Promise<Pcm> {
    if (!/[\p{L}\p{N}]/u.test(text)) return { samples: new Float32Array(0), sampleRate: RECOGNITION_RATE };
    const request = { text, language: this.language, name: '', pitch: 0, speed: 1, range: 1 };
    const pieces: Pcm[] = [];
    for await (const piece of this.voice.start(request)) pieces.push(piece);
    return resample(joined(pieces), RECOGNITION_RATE);
  }
}
