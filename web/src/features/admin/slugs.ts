import { SourceFile } from '@fabula/story/source-file';

/** Something of a story that has a page. */
export interface Part {
  readonly slug: string;
  readonly id: string | undefined;
  readonly name: string;
  /** The text in which it is written. */
  readonly path: string;
  /** Its place in that text, from 1. */
  readonly line: number;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textIn = (value: unknown, key: string): string | undefined => {
  const found = fieldsOf(value)[key];
  return typeof found === 'string' ? found : undefined;
};
const nameIn = (value: unknown, slug: string): string => textIn(fieldsOf(value).name, 'en') || slug;

/** What a file in a folder of its own declares: `moments/`, `characters/`. */
export function partOfFile(path: string, text: string): Part {
  const slug = /([a-z0-9-]+)\.yaml$/.exec(path)?.[1] ?? path;
  const { value } = new SourceFile(path, text);
  return { slug, id: textIn(value, 'id'), name: nameIn(value, slug), path, line: 1 };
}

/** What story.yaml declares below one of its keys. */
export function partsOfStory(text: string, key: 'items' | 'dynamicItems' | 'places'): Part[] {
  const source = new SourceFile('story.yaml', text);
  return Object.entries(fieldsOf(fieldsOf(source.value)[key])).map(([slug, value]) => ({
    slug,
    id: textIn(value, 'id'),
    name: nameIn(value, slug),
    path: 'story.yaml',
    line: source.at([key, slug]).line,
  }));
}

/** What the story is called; its slug, where it cannot be read. */
export function storyName(text: string | undefined, language: 'en' | 'fr'): string | undefined {
  return text === undefined ? undefined : textIn(fieldsOf(new SourceFile('', text).value).name, language);
}
