import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Capability } from '../../domain/engine.ts';
import { EngineUnavailable } from '../../domain/errors.ts';
import type { Language } from '../../domain/language.ts';
import { Recogniser, type Recognition, type RecognitionRequest } from '../../domain/recogniser.ts';
import { runProgram } from '../../process/engine-process.ts';
import { withScratch } from '../../process/scratch.ts';
import { ESPEAK } from '../espeak/program.ts';
import { EN_US, POCKETSPHINX, READ_WAVES, speechFile } from './files.ts';
import { buildGrammar, type Grammar } from './grammar.ts';
import { confidenceOf, type Hypothesis, readHypothesis } from './hypothesis.ts';
import { requirePocketsphinx } from './installed.ts';
import { phrasesOf } from './phrases.ts';
import { Pronunciations } from './pronunciations.ts';

/**
 * Log score a frame of 10 ms from which a phrase counts as said. English: with 36 phrases, said ones scored -11 to -23,
 * other speech -32 and below. French is matched against English phones and scores -23 to -46; other speech mostly fits
 * nothing at all.
 */
const ACCEPT_FROM: Readonly<Record<Language, number>> = { en: -22, fr: -40, es: 0 };
/** Foreign phones need a wider search, or the right path is dropped half way. */
const SEARCH: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  fr: ['-beam', '1e-60', '-wbeam', '1e-36', '-pbeam', '1e-60'],
  es: [],
};
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
    const grammar = await this.grammar(request, signal);
    if (!grammar) return;
    const hypothesis = await decode(grammar, request, signal);
    const phrase = grammar.phraseOf(hypothesis.text);
    const threshold = ACCEPT_FROM[request.language];
    if (!phrase || hypothesis.scorePerFrame < threshold) return;
    yield { text: phrase.text, confidence: confidenceOf(hypothesis.scorePerFrame, threshold) };
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

function decode(grammar: Grammar, request: RecognitionRequest, signal: AbortSignal): Promise<Hypothesis> {
  return withScratch(async (cwd) => {
    await Promise.all([
      writeFile(join(cwd, 'moment.gram'), grammar.jsgf),
      writeFile(join(cwd, 'moment.dict'), grammar.dictionary),
      writeFile(join(cwd, `${NAME}.wav`), speechFile(request.pcm)),
      writeFile(join(cwd, 'ctl'), `${NAME}\n`),
    ]);
    const search = SEARCH[request.language];
    const model = ['-hmm', EN_US.acoustic, '-dict', 'moment.dict', '-jsgf', 'moment.gram'];
    const { stderr } = await runProgram(POCKETSPHINX, {
      args: [...model, ...search, ...READ_WAVES, '-ctl', 'ctl'],
      cwd,
      signal,
    });
    return readHypothesis(stderr, NAME);
  });
}
