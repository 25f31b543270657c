import { gzipSync } from 'node:zlib';
import type { Story } from '@fabula/rules/release/release';
import { announcedFolder } from '@fabula/story/announced';
import { compile } from '@fabula/story/compile';
import { type Problem as Found, formatProblem } from '@fabula/story/problem';
import type { StoryFolder } from '@fabula/story/story-folder';
import { printable } from '../domain/drafts/text.ts';
import type { Problem } from '../store/drafts/checks.ts';

export interface DraftToCompile {
  readonly folder: StoryFolder;
  /** The card alone, as coming soon. */
  readonly announceOnly: boolean;
}

interface DraftRelease {
  /** Its canonical JSON, gzipped: nobody else has to look into it, and it is a third or less. */
  readonly packed: Uint8Array;
  /** Of the JSON. */
  readonly contentHash: string;
  readonly card: Story;
}

/** What a draft comes to. */
export interface CompiledDraft {
  readonly errors: number;
  readonly warnings: number;
  /** Errors first. */
  readonly problems: readonly (Problem & { readonly text: string })[];
  /** Absent where some part of it cannot be understood. */
  readonly release?: DraftRelease;
}

/** Takes seconds of a large one: for a process of its own. */
export function compileDraft({ folder, announceOnly }: DraftToCompile): CompiledDraft {
  let packed: Uint8Array | undefined;
  const pack = (json: string) => (packed ??= gzipSync(json));
  const { release, json, contentHash, problems } = compile(announceOnly ? announcedFolder(folder) : folder, {
    packedBytes: (json) => pack(json).length,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity !== 'error');
  const counted = { errors: errors.length, warnings: warnings.length };
  const told = { ...counted, problems: [...errors, ...warnings].map(toldProblem) };
  if (release === undefined || json === undefined || contentHash === undefined) return told;
  return { ...told, release: { packed: pack(json), contentHash, card: printableCard(release.story) } };
}

function toldProblem(problem: Found) {
  const { code, severity, file, line, column, path, moment, language, message, mend } = problem;
  const pathJson = JSON.stringify(path);
  const text = formatProblem(problem);
  return { code, severity, file, line, column, pathJson, moment, language, message, mend, text };
}

/** What lists show is kept as JSON by the database. */
function printableCard(card: Story): Story {
  const kept = (_key: string, value: unknown) => (typeof value === 'string' ? printable(value) : value);
  return JSON.parse(JSON.stringify(card), kept) as Story;
}
