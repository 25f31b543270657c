import { compiling } from '@fabula/story/compile';
import type { Tell } from '@fabula/story/edit';
import { KeptReadings } from '@fabula/story/kept-readings';
import type { Problem } from '@fabula/story/problem';
import { readStory } from '@fabula/story/read-story';
import type { StoryFolder } from '@fabula/story/story-folder';
import { type FoundLine, found } from '../features/admin/find/found.ts';
import { type Outline, outlineOf } from '../features/admin/flow/reading/outline.ts';
import type { Changed, StoryTexts, Tier } from './messages.ts';
import { type Plan, planned, type Wanted } from './plan.ts';

interface Changes {
  readonly texts?: readonly Changed[];
  readonly media?: readonly Changed[];
}

const OUTLINED = /^(moments|characters)\/[a-z0-9-]+\.yaml$/;

/** A story as it is being written, and what the checker says of it. What was read of a text is kept as long as it stands. */
export class StoryDesk {
  #folder: StoryFolder = { slug: '', texts: new Map(), media: new Map() };
  #kept = new KeptReadings();
  /** Texts that came since outlines were last told. */
  #fresh = new Set<string>();
  /** What the last look at the whole found beside what files say by themselves. */
  #ofWhole: readonly Problem[] = [];

  open({ slug, belongsTo, texts, media }: StoryTexts): void {
    this.#kept = new KeptReadings();
    const folder = { slug, texts: sorted(texts), media: sorted(media), kept: this.#kept };
    this.#folder = belongsTo ? { ...folder, belongsTo } : folder;
    this.#ofWhole = [];
    this.#fresh = new Set(folder.texts.keys());
  }

  /** Texts and media are other ones, or are gone. */
  change({ texts = [], media = [] }: Changes): void {
    const folder = this.#folder;
    const now = changed(folder.texts, texts);
    this.#kept.keepOnly(now);
    this.#folder = { ...folder, texts: now, media: changed(folder.media, media) };
    for (const [path] of texts) this.#fresh.add(path);
  }

  /** The site keeps nothing under these hashes. */
  absent(hashes: readonly string[]): void {
    this.#folder = { ...this.#folder, absent: new Set(hashes) };
  }

  /** What moments and characters say by themselves whose texts came since this was last asked. */
  outlines(): (readonly [path: string, outline: Outline])[] {
    const fresh = [...this.#fresh].filter((path) => OUTLINED.test(path));
    this.#fresh.clear();
    return fresh.flatMap((path) => {
      const text = this.#folder.texts.get(path);
      return text === undefined ? [] : [[path, outlineOf(this.#kept.sourceOf(path, text))] as const];
    });
  }

  /** Where these words stand, in all of its texts. */
  find(words: string): FoundLine[] {
    return found(this.#folder.texts, words);
  }

  /** In steps, between which the story may not change, or what comes of it is void. */
  *checking(tier: Tier): Generator<void, readonly Problem[]> {
    return inOrder(tier === 'flow' ? yield* this.#checkingWhole() : this.#checkReading());
  }

  /** @param tell hears how far it is */
  plan(wanted: Wanted, tell?: Tell): Plan {
    return planned(this.#folder, wanted, tell);
  }

  #checkReading(): readonly Problem[] {
    const { problems, authored } = readStory(this.#folder);
    // While a file cannot be understood, nobody knows what the whole comes to.
    return authored === undefined ? problems.list : [...problems.list, ...this.#ofWhole];
  }

  *#checkingWhole(): Generator<void, readonly Problem[]> {
    const { problems } = yield* compiling(this.#folder);
    const ofFiles = new Set(readStory(this.#folder).problems.list.map(keyOf));
    this.#ofWhole = problems.filter((problem) => !ofFiles.has(keyOf(problem)));
    return problems;
  }
}

const keyOf = ({ code, file, line, message }: Problem): string => [code, file, line, message].join('\n');

const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));

function changed(
  files: ReadonlyMap<string, string>,
  changes: readonly Changed[],
): ReadonlyMap<string, string> {
  if (changes.length === 0) return files;
  const next = new Map(files);
  for (const [path, content] of changes)
    if (content === null) next.delete(path);
    else next.set(path, content);
  return sorted(next);
}

/** In the order in which a folder is read. */
function sorted(texts: Iterable<readonly [string, string]>): Map<string, string> {
  return new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
