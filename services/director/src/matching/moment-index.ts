import type { Example } from './intents.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import type { StoryWords } from './story-words.ts';

/** What a moment can understand: one matcher for each kind of question that is put to the words, made when first asked. */
export class MomentIndex {
  private readonly matchers = new Map<string, Matcher>();

  constructor(private readonly words: StoryWords) {}

  /** The matcher of that name; `examples` must be the same whenever it is asked for in this moment. */
  of(name: string, examples: () => readonly Example[]): Matcher {
    const matcher = this.matchers.get(name) ?? createMatcher(examples(), this.words);
    this.matchers.set(name, matcher);
    return matcher;
  }
}
