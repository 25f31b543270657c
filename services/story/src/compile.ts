import { canonicalJson, sha256 } from '@fabula/rules/hash';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import { type Authored, type AuthoredCharacter, buildRelease } from './build-release.ts';
import { checkStory } from './checks/check-story.ts';
import { checkRelease } from './checks/release/check-release.ts';
import { CheckedRelease } from './checks/release/checked-release.ts';
import { checkRehearsed } from './checks/release/rehearsed.ts';
import { checkSize } from './checks/size.ts';
import { collectNames, type Sources } from './names.ts';
import { parseSources, readAs } from './parse-sources.ts';
import { type Problem, Problems } from './problem.ts';
import { characterSchema } from './schema/character.ts';
import { type AuthoredMoment, type MomentSchemas, momentSchemas } from './schema/moment.ts';
import { storySchema } from './schema/story.ts';
import type { SourceFile } from './source-file.ts';
import type { StoryFolder } from './story-folder.ts';

export interface Compiled {
  /** Absent if some part of the story could not be understood. */
  readonly release?: Release;
  /** Canonical JSON of the release. */
  readonly json?: string;
  /** sha256 of `json`, hexadecimal. */
  readonly contentHash?: string;
  /** With an error among them the story must not be published, even if there is a release. */
  readonly problems: readonly Problem[];
}

export interface CompileOptions {
  /** Bytes of the release's JSON as it travels packed; left out, only its plain size is checked. */
  readonly packedBytes?: (json: string) => number;
  /** Whether a story without errors is rehearsed as well, which can only bring warnings. */
  readonly isRehearsed?: boolean;
}

/** From what authors write to what players play. */
export function compile(
  folder: StoryFolder,
  { isRehearsed = false, packedBytes }: CompileOptions = {},
): Compiled {
  const problems = new Problems();
  const sources = parseSources(folder, problems);
  const authored = readAll(sources, problems);
  if (authored === undefined) return { problems: problems.list };
  checkStory({ folder, sources, authored, problems });
  const result = releaseSchema.safeParse(buildRelease(folder, authored));
  if (!result.success) {
    // What a check has named already shows here again, in a release's words.
    if (!problems.hasErrors) reportRelease(result.error.issues, sources, problems);
    return { problems: problems.list };
  }
  const facts = Object.keys(authored.story.facts);
  const checked = new CheckedRelease(result.data, sources, problems);
  checkRelease(checked, facts);
  // Who mends an error changes what would be rehearsed.
  if (isRehearsed && !problems.hasErrors) checkRehearsed(checked);
  const json = canonicalJson(result.data);
  checkSize({ json, packedBytes }, sources, problems);
  const contentHash = sha256(json);
  return { release: result.data, json, contentHash, problems: problems.list };
}

/** Reads every file, so that all problems are reported at once; undefined if one could not be read. */
function readAll(sources: Sources, problems: Problems): Authored | undefined {
  const names = collectNames(sources);
  const schemas = { character: characterSchema(names), moments: momentSchemas(names) };
  const story = readAs(storySchema(names), sources.story, problems);
  const characters = new Map<string, AuthoredCharacter>();
  const moments = new Map<string, AuthoredMoment>();
  for (const [slug, source] of sources.characters) {
    const character = readAs(schemas.character, source, problems);
    if (character !== undefined) characters.set(slug, character);
  }
  for (const [slug, source] of sources.moments) {
    const moment = readMoment(source, schemas.moments, problems);
    if (moment !== undefined) moments.set(slug, moment);
  }
  const complete = characters.size === sources.characters.size && moments.size === sources.moments.size;
  return story !== undefined && complete ? { story, characters, moments } : undefined;
}

function readMoment(
  source: SourceFile,
  schemas: MomentSchemas,
  problems: Problems,
): AuthoredMoment | undefined {
  const type = typeOf(source.value);
  if (isKnown(type, schemas)) return readAs<AuthoredMoment>(schemas[type], source, problems);
  if (source.syntaxErrors.length > 0) return undefined;
  problems.report('FS107', {
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

/** What only the release's own schema refuses: named by where it stands in the release. */
function reportRelease(
  issues: readonly { path: PropertyKey[]; message: string }[],
  sources: Sources,
  problems: Problems,
): void {
  for (const { path, message } of issues) {
    const [part, index, ...rest] = path;
    const files =
      part === 'moments' ? sources.moments : part === 'characters' ? sources.characters : undefined;
    const source = [...(files?.values() ?? [])][Number(index)];
    problems.report('FS105', {
      source: source ?? sources.story,
      path: (source === undefined ? path : rest).map((step) =>
        typeof step === 'number' ? step : String(step),
      ),
      message: `${message}.`,
    });
  }
}
