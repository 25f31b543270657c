import type { Scene } from '@fabula/rules/scene';
import type { Judgement, SpokenLine } from '@fabula/rules/types';
import { SentenceStream } from '../../domain/sentence-stream.ts';
import type { Asked } from '../prompts/ask.ts';
import type { Chunk } from './chunks.ts';
import { emotionIn } from './emotion.ts';
import { ModelFailed } from './failure.ts';
import { JsonFields } from './json-fields.ts';
import { judgementIn } from './judgement.ts';

/** Text without an object in it: nothing that is still worth waiting for. Characters. */
const LONGEST_PREFACE = 4_000;
/** What is said at once, in characters; the rest of what a talkative model writes stays unspoken. */
const MOST_SAID = 900;
/** Fewer than the rules take. */
const MOST_LINES = 12;

/** An answer as it is being written: sentences as soon as they are complete, the judgement at its end. */
export class Answer {
  private readonly fields = new JsonFields();
  private readonly sentences: SentenceStream;
  private isTruncated = false;
  private spoken = 0;

  constructor(
    private readonly scene: Scene,
    private readonly asked: Asked,
  ) {
    this.sentences = new SentenceStream(scene.state.language);
  }

  get isOver(): boolean {
    return this.fields.isOver;
  }

  /** All that the model wrote. */
  get text(): string {
    return this.fields.all;
  }

  /** What can be spoken now. Throws ModelFailed where no answer is to be expected any more. */
  take({ text, isTruncated }: Chunk): SpokenLine[] {
    this.isTruncated ||= isTruncated;
    this.fields.push(text);
    if (!this.fields.hasBegun && this.text.length > LONGEST_PREFACE) throw new ModelFailed('nonsense');
    return this.lines(this.sentences.upTo(this.said()));
  }

  /** What is left to be spoken. Throws ModelFailed where nothing at all was said. */
  end(): SpokenLine[] {
    // Half a sentence is not spoken.
    const lines = this.fields.has('dialogue') ? this.lines(this.sentences.rest()) : [];
    if (this.spoken === 0) throw new ModelFailed(this.isTruncated ? 'truncated' : 'nonsense');
    return lines;
  }

  /** Throws ModelFailed where there is none. */
  judgement(): Judgement {
    const json = this.fields.value('judgement');
    if (typeof json === 'object' && json !== null) return judgementIn(json, this.scene, this.asked.names);
    throw new ModelFailed(this.isTruncated || !this.isOver ? 'truncated' : 'nonsense');
  }

  /** Whether it was just what was asked for. */
  get isClean(): boolean {
    const [emotion, dialogue, judgement] = ['emotion', 'dialogue', 'judgement'].map((key) =>
      this.fields.value(key),
    );
    return this.fields.isBare && this.asked.schema.safeParse({ emotion, dialogue, judgement }).success;
  }

  /** Markup is not spoken. */
  private said(): string {
    return (this.fields.textOf('dialogue') ?? '').replaceAll(/[*_`#]/g, '').slice(0, MOST_SAID);
  }

  private lines(texts: readonly string[]): SpokenLine[] {
    const { moment } = this.scene;
    const said = texts.slice(0, MOST_LINES - this.spoken);
    this.spoken += said.length;
    const emotion = emotionIn(this.fields.value('emotion'), moment.defaultEmotion);
    return said.map((text) => ({ text, characterId: moment.characterId, emotion }));
  }
}
