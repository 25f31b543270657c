import type { TurnContext } from '@fabula/director/director';
import { ScriptedDirector } from '@fabula/director/scripted-director';
import { newDirector } from '@fabula/players/simulate';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { examplesIn } from '@fabula/story/release-examples';

type Judging = Pick<TurnContext, 'release' | 'releaseVersion' | 'heard'>;

/** A story that is played again and again, with a director who has heard all that is said there. */
export interface CachedStory {
  readonly release: Release;
  readonly language: Language;
  readonly director: ScriptedDirector;
}

/** @returns one who has heard nothing yet */
export function cachedStory(release: Release, language: Language): CachedStory {
  return { release, language, director: newDirector() };
}

/**
 * Hears an edited story as the scripted director does, and hears nothing anew for which all that hearing depends on is
 * as in the unharmed story: the moment, every example of the story, and all names.
 */
export class CachingDirector extends ScriptedDirector {
  private readonly known: CachedStory;
  private readonly unchanged: ReadonlySet<string>;

  constructor(known: CachedStory, edited: Release) {
    super();
    this.known = known;
    const { release, language } = known;
    const isAlike = wordsOf(release, language) === wordsOf(edited, language);
    const before = new Set(release.moments.map(contentOf));
    const same = isAlike ? edited.moments.filter((moment) => before.has(contentOf(moment))) : [];
    this.unchanged = new Set(same.map(({ id }) => id));
  }

  override judge(scene: Scene, words: string, context: Judging): Judgement {
    if (!this.unchanged.has(scene.moment.id)) return super.judge(scene, words, context);
    const { release, director } = this.known;
    return director.judge(scene, words, { ...context, release });
  }
}

function wordsOf({ moments, characters, items, dynamicItems }: Release, language: Language): string {
  const names = [...characters, ...items, ...dynamicItems].map(({ id, name }) => [id, name]);
  return JSON.stringify([names, moments.map((moment) => examplesIn(moment, language))]);
}

/** Where it leads, when it is passed over and what it gives is nothing to the ear. */
function contentOf({ transitions: _transitions, skip: _skip, grants: _grants, ...heard }: Moment): string {
  return JSON.stringify(heard);
}
