import { decide } from '@fabula/rules/decide';
import { judgementOf } from '@fabula/rules/judgement';
import type { Moment } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { Decision, Judgement, Proposal } from '@fabula/rules/types';
import { Cache } from './cache.ts';
import { conditionsOf } from './classify/facets.ts';
import type { Director, DirectorPart, TurnContext } from './director.ts';
import { Gradual } from './gradual.ts';
import { MadeMatchers, MomentIndex } from './matching/moment-index.ts';
import { readStory, type StoryWords } from './matching/story-words.ts';
import { directionOf } from './moments/registry.ts';
import { askedIn } from './prepared.ts';
import { linesOf } from './reply/lines.ts';
import { beginningOf } from './text/beginning.ts';
import { isYes } from './text/speech-acts.ts';
import { understand } from './understand.ts';

/** What a judgement depends on beside the scene. */
type Judging = Pick<TurnContext, 'release' | 'releaseVersion' | 'heard'>;

/** What is read of a story. */
type Read = Pick<TurnContext, 'release' | 'releaseVersion'>;

/** Stories in a language, their moments, and judgements that are remembered. */
const LIMITS = { stories: 16, moments: 256, judgements: 512 };

/**
 * The director that needs no model: it compares words with the author's examples and answers with the author's lines.
 * The same turn has the same answer; about a millisecond each, and a few for the longest that it takes in.
 */
export class ScriptedDirector implements Director {
  readonly name = 'scripted';
  readonly capabilities = { languages: ['en', 'fr'], isDeterministic: true } as const;
  private readonly stories = new Cache<Gradual<StoryWords>>(LIMITS.stories);
  private readonly matchers = new Cache<MadeMatchers>(LIMITS.moments);
  private readonly moments = new Cache<MomentIndex>(LIMITS.moments);
  /** By the moment itself: its names need not be part of every key, and with its release it is forgotten. */
  private readonly judgements = new WeakMap<Moment, Cache<Judgement>>();

  /** @param mostJudgements how many are remembered of one moment; each is some hundred bytes, and at most as long as what is listened to */
  constructor(private readonly mostJudgements: number = LIMITS.judgements) {}

  async *direct(
    scene: Scene,
    words: string,
    context: TurnContext,
    signal: AbortSignal,
  ): AsyncIterable<DirectorPart> {
    signal.throwIfAborted();
    const { judgement, lines, decision } = this.reply(scene, words, context);
    for (const line of lines) yield { kind: 'line', line };
    yield { kind: 'judgement', judgement, decision };
  }

  /** The same at once, for whoever need not wait; and what the rules make of it, but for the lines. */
  reply(scene: Scene, said: string, context: TurnContext): Proposal & { readonly decision: Decision } {
    const { release, state, input, seed, nowMs, recentSkips, heard } = context;
    const judgement = this.judge(scene, said, context);
    const words = beginningOf(said);
    const proposal = { judgement, lines: [] };
    const decision = decide({ release, state, input, proposal, seed, nowMs, recentSkips });
    const { verdict, output } = decision;
    const lines = linesOf({ scene, verdict, output, judgement, words, seed, heard });
    return { judgement, lines, decision };
  }

  /** What the words amount to in this scene, as far as they are listened to; pure, and remembered. */
  judge(scene: Scene, said: string, context: Judging): Judgement {
    const { language } = scene.state;
    const { askedBack } = scene.played;
    if (askedBack && isYes(said, language)) return judgementOf(askedBack);
    const conditions = conditionsOf(scene);
    const isRepeated = context.heard.some(({ speaker, text }) => speaker === 'player' && text === said);
    const words = beginningOf(said);
    const key = `${language}${conditions}${isRepeated ? '!' : '.'}${openingsOf(scene)}/${words}`;
    return this.judgementsIn(scene.moment).of(key, () => {
      const story = this.storyOf(scene, context).whole();
      const index = this.indexOf(scene, context, story);
      return understand(scene, words, { release: context.release, index, story, isRepeated });
    });
  }

  /**
   * Reads, at a step what takes a millisecond at most or little more, what the first words in this scene would have to wait
   * for; nothing that was read before. Whoever speaks before it is done waits for the rest of it.
   */
  *prepare(scene: Scene, context: Read): Generator<void, void> {
    if (!directionOf(scene.moment)) return;
    const reading = this.storyOf(scene, context);
    while (!reading.step()) yield;
    const story = reading.whole();
    const index = this.indexOf(scene, context, story);
    if (index.isPrepared) return;
    yield;
    for (const [name, examples] of yield* askedIn(scene, context.release, story)) {
      yield* index.prepare(name, examples);
    }
    index.isPrepared = true;
  }

  private storyOf({ state: { language } }: Scene, { release, releaseVersion }: Read): Gradual<StoryWords> {
    const place = `${release.story.id}/${releaseVersion}/${language}`;
    return this.stories.of(place, () => new Gradual(() => readStory(release, language)));
  }

  private indexOf(scene: Scene, { release, releaseVersion }: Read, story: StoryWords): MomentIndex {
    const moment = `${release.story.id}/${releaseVersion}/${story.language}/${scene.moment.id}`;
    return this.moments.of(`${moment}/${conditionsOf(scene)}${idsOf(scene.answers)}`, () => {
      return new MomentIndex(this.matchers.of(moment, () => new MadeMatchers(story)));
    });
  }

  private judgementsIn(moment: Moment): Cache<Judgement> {
    const known = this.judgements.get(moment) ?? new Cache<Judgement>(this.mostJudgements);
    this.judgements.set(moment, known);
    return known;
  }
}

/** What of the moment's state a judgement depends on. By hand: it is asked on every turn, and JSON costs three times as much. */
function openingsOf(scene: Scene): string {
  const { question, reasonFor, nameable, battle, moment } = scene;
  const listed = `${idsOf(scene.answers)}/${idsOf(scene.facets)}/${idsOf(scene.perfects)}/${idsOf(scene.options)}/${idsOf(scene.tasks)}`;
  const asked = `${question?.id ?? ''}/${reasonFor ?? ''}/${directionOf(moment)?.stateKey?.(scene) ?? ''}`;
  const fought = battle ? `${battle.style}/${battle.opponents.join()}` : '';
  return `${listed}/${asked}/${nameable.join()}/${ownNames(scene)}/${fought}`;
}

function idsOf(list: readonly { readonly id: string }[]): string {
  let ids = '';
  for (const { id } of list) ids += `,${id}`;
  return ids;
}

/** What the story does not name: items that the seed has made, and characters who came from other stories. */
function ownNames({ state: { items, roster, language } }: Scene): string {
  let names = '';
  for (const { made } of items) if (made) names += `,${made.name[language]}`;
  for (const { permanent } of roster) if (permanent) names += `,${permanent.name[language]}`;
  return names;
}
