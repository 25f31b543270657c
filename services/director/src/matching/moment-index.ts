import { Gradual } from '../gradual.ts';
import type { Example } from './intents.ts';
import { type Matcher, readMatcher } from './matcher.ts';
import type { StoryWords } from './story-words.ts';

/** Where the matchers of a moment are found. */
export interface Index {
  /** The matcher of that name; `examples` must be the same whenever it is asked for in this moment. */
  of(name: string, examples: () => readonly Example[]): Matcher;
}

/** What a moment can understand: one matcher for each kind of question that is put to the words, made when first asked. */
export class MomentIndex implements Index {
  private readonly matchers = new Map<string, Matcher>();
  /** All that was found to be asked for is made. */
  isPrepared = false;

  /** @param made the matchers of this moment, whatever holds in it: most are the same */
  constructor(private readonly made: MadeMatchers) {}

  of(name: string, examples: () => readonly Example[]): Matcher {
    const matcher = this.matchers.get(name) ?? this.made.of(name, examples()).whole();
    this.matchers.set(name, matcher);
    return matcher;
  }

  /** Makes the matcher of that name in steps. */
  *prepare(name: string, examples: () => readonly Example[]): Generator<void, void> {
    if (this.matchers.has(name)) return;
    const reading = this.made.of(name, examples());
    while (!reading.step()) yield;
    this.matchers.set(name, reading.whole());
  }
}

/** So many of one name: what can be said changes in the course of a moment, but seldom often. */
const MOST = 4;

interface Made {
  readonly examples: readonly Example[];
  readonly matcher: Gradual<Matcher>;
}

/** Matchers of one moment, by name and examples: a fact that opens one sentence must not make all others be read again. */
export class MadeMatchers {
  private readonly made = new Map<string, readonly Made[]>();

  constructor(private readonly words: StoryWords) {}

  of(name: string, examples: readonly Example[]): Gradual<Matcher> {
    const made = this.made.get(name) ?? [];
    const known = made.find((each) => areSame(each.examples, examples));
    if (known) return known.matcher;
    const matcher = new Gradual(() => readMatcher(examples, this.words));
    this.made.set(name, [{ examples, matcher }, ...made].slice(0, MOST));
    return matcher;
  }
}

function areSame(some: readonly Example[], others: readonly Example[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ intent, text }, at) => text === others[at]?.text && intent === others[at]?.intent)
  );
}
