import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pcm } from '../../audio/pcm.ts';
import type { Capability } from '../../domain/engine.ts';
import { EngineUnavailable } from '../../domain/errors.ts';
import type { Language } from '../../domain/language.ts';
import { Recogniser, type Recognition, type RecognitionRequest } from '../../domain/recogniser.ts';
import { runProgram } from '../../process/engine-process.ts';
import { withScratch } from '../../process/scratch.ts';
import { ESPEAK } from '../espeak/program.ts';
import { ANY_SOUNDS } from './any-sounds.ts';
import { type Calibration, shareRight } from './calibration.ts';
import { EN_US, POCKETSPHINX, READ_WAVES, speechFile } from './files.ts';
import { buildGrammar, type Expected, type Grammar, type ListenedFor } from './grammar.ts';
import { type Hypothesis, readHypothesis } from './hypothesis.ts';
import { requirePocketsphinx } from './installed.ts';
import { phrasesOf } from './phrases.ts';
import { Pronunciations } from './pronunciations.ts';

/** How a language is listened to, and what its phrases score when they are said: so much a frame of 10 ms above any sounds. */
interface PhraseModel {
  /** From here a phrase is taken for said. */
  readonly acceptFrom: number;
  readonly calibration: Calibration;
  /** Arguments of the program's search. */
  readonly search: readonly string[];
  /** Seconds of speech a phone, at the slowest: a short phrase is not what a long sentence said. */
  readonly slowest?: number;
}

const ENGLISH: PhraseModel = {
  acceptFrom: -1,
  calibration: [
    [-1, 0.75],
    [1, 0.85],
    [3, 0.96],
    [6, 0.99],
  ],
  search: [],
};
/** French is matched against English phones. A foreign phone needs a wider search, or the right path is dropped half way. */
const FRENCH: PhraseModel = {
  acceptFrom: -8,
  calibration: [
    [-8, 0.5],
    [-5, 0.8],
    [0, 0.92],
    [4, 0.95],
  ],
  slowest: 0.18,
  search: ['-beam', '1e-60', '-wbeam', '1e-36', '-pbeam', '1e-60'],
};
const PHRASE_MODELS: Readonly<Partial<Record<Language, PhraseModel>>> = { en: ENGLISH, fr: FRENCH };
/** Narrow: how well any sounds fit is known soon. */
const ANY_SOUNDS_SEARCH = ['-beam', '1e-30', '-pbeam', '1e-30', '-wbeam', '1e-20', '-maxhmmpf', '500'];
/** A quiet room, which any real one covers: all phrases are found then that were lost in exact silence. Decibels. */
const HISS_UNDER_SPEECH = 35;
const NAME = 'speech';

/** The moment's authored phrases as a grammar: nearly no mistakes, but it understands nothing else. */
export class PhraseRecogniser extends Recogniser {
  readonly name = 'pocketsphinx-phrases';
  readonly needsSpeech = true;
  private readonly pronunciations = new Pronunciations(EN_US.dictionary);
  private hasEspeak = false;

  override capability(language: Language): Capability | undefined {
    if (language === 'en')
      return { quality: 'floor', scope: 'authored_phrases', note: 'authored_phrases_first' };
    if (language === 'fr' && this.hasEspeak)
      return { quality: 'floor', scope: 'authored_phrases', note: 'authored_phrases_only' };
    return undefined;
  }

  override async open(): Promise<void> {
    await requirePocketsphinx(EN_US.acoustic);
    await this.pronunciations.open();
    this.hasEspeak = await hasEspeak();
  }

  override async lookAgain(): Promise<void> {
    this.hasEspeak ||= await hasEspeak();
  }

  protected override async *work(
    request: RecognitionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Recognition> {
    const model = PHRASE_MODELS[request.language];
    const grammar = model && (await this.grammar(request, signal));
    if (!grammar) return;
    const [hypothesis, level] = await bothEnded([
      decode({ what: grammar, search: model.search, pcm: request.pcm }, signal),
      anySounds(request.pcm, signal),
    ]);
    const phrase = grammar.phraseOf(hypothesis.text);
    const score = hypothesis.scorePerFrame - level;
    if (!phrase || !(score >= model.acceptFrom) || isTooLong(request.pcm, phrase, model)) return;
    yield { text: phrase.text, confidence: shareRight(model.calibration, score) };
  }

  private async grammar(request: RecognitionRequest, signal: AbortSignal): Promise<Grammar | undefined> {
    const phrases = phrasesOf(request.phrases);
    const words = phrases.flatMap((phrase) => phrase.words);
    return buildGrammar(phrases, await this.pronunciations.of(words, request.language, signal));
  }
}

/** Without it names are not understood, and French not at all. */
async function hasEspeak(): Promise<boolean> {
  try {
    await runProgram(ESPEAK, { args: ['--version'], signal: new AbortController().signal });
    return true;
  } catch (error) {
    if (error instanceof EngineUnavailable) return false;
    throw error;
  }
}

/** What recognisers are given around the speech, and a short first and last sound, s. */
const AROUND = 0.7;

function isTooLong(
  pcm: Pcm,
  { sounds }: Expected,
  { slowest = Number.POSITIVE_INFINITY }: PhraseModel,
): boolean {
  return pcm.samples.length / pcm.sampleRate > AROUND + slowest * sounds;
}

/** Both results; throws what either throws, once neither has a program running. */
async function bothEnded<A, B>(work: readonly [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** What the sound scores where anything goes; no number to compare with where it has no sounds. */
async function anySounds(pcm: Pcm, signal: AbortSignal): Promise<number> {
  const { text, scorePerFrame } = await decode({ what: ANY_SOUNDS, search: ANY_SOUNDS_SEARCH, pcm }, signal);
  return text === '' ? Number.NaN : scorePerFrame;
}

interface Decoding {
  readonly what: ListenedFor;
  readonly search: readonly string[];
  readonly pcm: Pcm;
}

function decode({ what, search, pcm }: Decoding, signal: AbortSignal): Promise<Hypothesis> {
  return withScratch(async (cwd) => {
    await Promise.all([
      writeFile(join(cwd, 'moment.gram'), what.jsgf),
      writeFile(join(cwd, 'moment.dict'), what.dictionary),
      writeFile(join(cwd, `${NAME}.wav`), speechFile(pcm, HISS_UNDER_SPEECH)),
      writeFile(join(cwd, 'ctl'), `${NAME}\n`),
    ]);
    const model = ['-hmm', EN_US.acoustic, '-dict', 'moment.dict', '-jsgf', 'moment.gram'];
    const { stderr } = await runProgram(POCKETSPHINX, {
      args: [...model, ...search, ...READ_WAVES, '-ctl', 'ctl'],
      cwd,
      signal,
    });
    return readHypothesis(stderr, NAME);
  });
}
