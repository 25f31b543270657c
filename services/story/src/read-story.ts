import type { Authored, AuthoredCharacter } from './build-release.ts';
import { namesKey } from './kept-readings.ts';
import { collectNames, type Sources } from './names.ts';
import { parseSources, type Reader, readAs } from './parse-sources.ts';
import { Problems } from './problem.ts';
import { characterSchema } from './schema/character.ts';
import { type AuthoredMoment, type MomentSchemas, momentSchemas } from './schema/moment.ts';
import { storySchema } from './schema/story.ts';
import type { SourceFile } from './source-file.ts';
import type { StoryFolder } from './story-folder.ts';

/** A story as far as each of its files can be understood by itself, and by the names of the others. */
export interface UnderstoodStory {
  readonly sources: Sources;
  /** Undefined if one file could not be understood. */
  readonly authored: Authored | undefined;
  readonly problems: Problems;
}

/** Reads every file, so that all problems are reported at once. */
export function readStory(folder: StoryFolder): UnderstoodStory {
  const problems = new Problems();
  const sources = parseSources(folder, problems);
  return { sources, authored: readAll(sources, { problems, kept: folder.kept }), problems };
}

function readAll(sources: Sources, given: Pick<Reader, 'problems' | 'kept'>): Authored | undefined {
  const names = collectNames(sources);
  const reader = { ...given, names: given.kept ? namesKey(names) : '' };
  const schemas = { character: characterSchema(names), moments: momentSchemas(names) };
  const story = readAs(storySchema(names), sources.story, reader);
  const characters = new Map<string, AuthoredCharacter>();
  const moments = new Map<string, AuthoredMoment>();
  for (const [slug, source] of sources.characters) {
    const character = readAs(schemas.character, source, reader);
    if (character !== undefined) characters.set(slug, character);
  }
  for (const [slug, source] of sources.moments) {
    const moment = readMoment(source, schemas.moments, reader);
    if (moment !== undefined) moments.set(slug, moment);
  }
  const complete = characters.size === sources.characters.size && moments.size === sources.moments.size;
  return story !== undefined && complete ? { story, characters, moments } : undefined;
}

function readMoment(source: SourceFile, schemas: MomentSchemas, reader: Reader): AuthoredMoment | undefined {
  const type = typeOf(source.value);
  if (isKnown(type, schemas)) return readAs<AuthoredMoment>(schemas[type], source, reader);
  if (source.syntaxErrors.length > 0) return undefined;
  reader.problems.report('FS107', {
    source,
    path: ['type'],
    message: type === undefined ? '"type" is missing.' : `There is no type of moment "${type}".`,
    mend: `Write one of: ${Object.keys(schemas).join(', ')}.`,
  });
  return undefined;
}

function typeOf(value: unknown): string | undefined {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return typeof type === 'string' ? type : undefined;
}

function isKnown<T extends object>(type: string | undefined, schemas: T): type is keyof T & string {
  return type !== undefined && Object.hasOwn(schemas, type);
}
