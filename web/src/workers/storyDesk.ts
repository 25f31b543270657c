import { compile } from '@fabula/story/compile';
import type { Problem } from '@fabula/story/problem';
import { readStory } from '@fabula/story/read-story';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { StoryTexts, Tier } from './messages.ts';

/** A story as it is being written, and what the checker says of it. */
export class StoryDesk {
  #folder: StoryFolder = { slug: '', texts: new Map(), media: new Map() };
  /** What the last look at the whole found beside what files say by themselves. */
  #ofWhole: readonly Problem[] = [];

  open({ slug, belongsTo, texts, media }: StoryTexts): void {
    this.#folder = { slug, belongsTo, texts: sorted(texts), media: new Map(media) };
    this.#ofWhole = [];
  }

  /** Texts are other ones; null: they are gone. */
  change(changed: readonly (readonly [path: string, text: string | null])[]): void {
    const texts = new Map(this.#folder.texts);
    for (const [path, text] of changed)
      if (text === null) texts.delete(path);
      else texts.set(path, text);
    this.#folder = { ...this.#folder, texts: sorted(texts) };
  }

  check(tier: Tier): readonly Problem[] {
    return inOrder(tier === 'flow' ? this.#checkWhole() : this.#checkReading());
  }

  #checkReading(): readonly Problem[] {
    const { problems, authored } = readStory(this.#folder);
    // While a file cannot be understood, nobody knows what the whole comes to.
    return authored === undefined ? problems.list : [...problems.list, ...this.#ofWhole];
  }

  #checkWhole(): readonly Problem[] {
    const { problems } = compile(this.#folder);
    const ofFiles = new Set(readStory(this.#folder).problems.list.map(keyOf));
    this.#ofWhole = problems.filter((problem) => !ofFiles.has(keyOf(problem)));
    return problems;
  }
}

const keyOf = ({ code, file, line, message }: Problem): string => [code, file, line, message].join('\n');

const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));

/** In the order in which a folder is read. */
function sorted(texts: Iterable<readonly [string, string]>): Map<string, string> {
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
