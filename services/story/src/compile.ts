import { canonicalJson, sha256 } from '@fabula/rules/hash';
import { type Release, release as releaseSchema } from '@fabula/rules/release/release';
import { buildRelease } from './build-release.ts';
import { checkStory } from './checks/check-story.ts';
import { checksOf } from './checks/release/check-release.ts';
import { CheckedRelease } from './checks/release/checked-release.ts';
import { checkRehearsed } from './checks/release/rehearsed.ts';
import { checkReservedNames } from './checks/reserved-names.ts';
import { checkSize } from './checks/size.ts';
import type { Sources } from './names.ts';
import type { Problem, Problems } from './problem.ts';
import { readStory } from './read-story.ts';
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
export function compile(folder: StoryFolder, options: CompileOptions = {}): Compiled {
  const steps = compiling(folder, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same in steps of some hundred milliseconds of a large story: whoever takes them may do something else between, or stop. */
export function* compiling(
  folder: StoryFolder,
  { isRehearsed = false, packedBytes }: CompileOptions = {},
): Generator<void, Compiled> {
  const { sources, authored, problems } = readStory(folder);
  checkReservedNames(folder, sources, problems);
  if (authored === undefined) return { problems: problems.list };
  yield;
  checkStory({ folder, sources, authored, problems });
  yield;
  const result = releaseSchema.safeParse(buildRelease(folder, authored));
  if (!result.success) {
    // What a check has named already shows here again, in a release's words.
    if (!problems.hasErrors) reportRelease(result.error.issues, sources, problems);
    return { problems: problems.list };
  }
  const facts = Object.keys(authored.story.facts);
  yield;
  const checked = new CheckedRelease(result.data, sources, problems);
  for (const check of checksOf(checked, facts)) {
    yield;
    check(checked);
  }
  // Who mends an error changes what would be rehearsed.
  if (isRehearsed && !problems.hasErrors) checkRehearsed(checked);
  yield;
  const json = canonicalJson(result.data);
  checkSize({ json, packedBytes }, sources, problems);
  const contentHash = sha256(json);
  return { release: result.data, json, contentHash, problems: problems.list };
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
