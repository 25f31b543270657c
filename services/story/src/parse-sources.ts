import type { z } from 'zod';
import { announcedStory } from './announced.ts';
import { explain } from './explain.ts';
import { type KeptReadings, understand } from './kept-readings.ts';
import type { Sources } from './names.ts';
import type { Problems } from './problem.ts';
import { SourceFile } from './source-file.ts';
import type { StoryFolder } from './story-folder.ts';

const PART = /^(characters|moments)\/([a-z0-9-]+)\.yaml$/;
/** Beside the story, not part of it: for tests, for those who write it, and for the page on which they do. */
const BESIDE = /^walkthroughs\/|^(flow|placeholders)\.yaml$|^utterances\/[a-z0-9-]+\.yaml$|\.md$/;

/** The YAML files of a story by what they are; reports what is not YAML or belongs to nothing. */
export function parseSources(folder: StoryFolder, problems: Problems): Sources {
  const read = (name: string, text: string) =>
    folder.kept?.sourceOf(name, text) ?? new SourceFile(name, text);
  const text = folder.texts.get('story.yaml') ?? '';
  const story = folder.isAnnounced ? announcedStory(text) : read('story.yaml', text);
  const characters = new Map<string, SourceFile>();
  const moments = new Map<string, SourceFile>();
  for (const [name, text] of folder.texts) {
    const [, kind, slug] = PART.exec(name) ?? [];
    if (kind !== undefined && slug !== undefined) {
      (kind === 'characters' ? characters : moments).set(slug, read(name, text));
    } else if (name !== 'story.yaml' && !BESIDE.test(name)) {
      const message = 'This file belongs to nothing.';
      problems.report('FS102', { source: new SourceFile(name, ''), path: [], message });
    }
  }
  for (const source of [story, ...characters.values(), ...moments.values()]) reportSyntax(source, problems);
  return { story, characters, moments };
}

export interface Reader {
  readonly problems: Problems;
  readonly kept: KeptReadings | undefined;
  /** Of the story, as `namesKey` tells them. */
  readonly names: string;
}

/** The file as its schema understands it; undefined after reporting what it does not. */
export function readAs<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  { problems, kept, names }: Reader,
): T | undefined {
  if (source.syntaxErrors.length > 0) return undefined;
  const result = kept?.understood(schema, source, names) ?? understand(schema, source);
  if (result.success) return result.data;
  for (const finding of result.error.issues.flatMap(explain))
    problems.report(finding.code, { source, ...finding });
  return undefined;
}

const SECOND_START = 'A story has one start, and here is another.';

function reportSyntax(source: SourceFile, problems: Problems): void {
  for (const { line, column, message, twice } of source.syntaxErrors) {
    const place = { name: source.name, at: () => ({ line, column }) };
    if (twice === 'start')
      problems.report('FS203', { source: place, path: ['start'], message: SECOND_START });
    else problems.report('FS101', { source: place, path: [], message: `This is not YAML: ${message}` });
  }
}
