import type { Problem } from '@fabula/story/problem';
import type { Belonging } from '@fabula/story/story-folder';
import type { FoundLine } from '../features/admin/find/found.ts';
import type { Outline } from '../features/admin/flow/reading/outline.ts';
import type { Plan, Wanted } from './plan.ts';

/** A story as the page has it. */
export interface StoryTexts {
  readonly slug: string;
  readonly belongsTo?: Belonging;
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** Below media/: path and content. */
  readonly media: readonly (readonly [path: string, sha256: string])[];
}

/** Reading: what each file says by itself. Flow: what the whole comes to. */
export type Tier = 'reading' | 'flow';

/** What lies at a path now: a text, or below media/ a content by its sha256. Null: nothing. */
export type Changed = readonly [path: string, content: string | null];

/** What the page asks. A newer generation makes what was asked of an older one void. */
export interface Asked {
  readonly id: number;
  readonly generation: number;
  readonly ask:
    | { readonly kind: 'open'; readonly story: StoryTexts }
    | { readonly kind: 'change'; readonly texts: readonly Changed[]; readonly media: readonly Changed[] }
    /** sha256 of contents that the site keeps no more, of all of the story's media. */
    | { readonly kind: 'absent'; readonly hashes: readonly string[] }
    /** Of the texts that have come since it was last asked. */
    | { readonly kind: 'outline'; readonly isLast: boolean }
    | { readonly kind: 'check'; readonly tier: Tier }
    | { readonly kind: 'find'; readonly words: string }
    | { readonly kind: 'plan'; readonly wanted: Wanted };
}

interface Answer {
  readonly id: number;
  readonly generation: number;
}

/** What a story's characters and moments say by themselves, for the page, which need not read them then. */
export interface Outlined extends Answer {
  readonly outlines: readonly (readonly [path: string, outline: Outline])[];
  /** All that the story was opened with has been told. */
  readonly isLast: boolean;
}

/** What a check found. */
export interface Found extends Answer {
  readonly tier: Tier;
  /** Errors before warnings. */
  readonly problems: readonly Problem[];
}

/** How far a plan is, from 0 to 1. */
export interface Planning extends Answer {
  readonly share: number;
}

export interface Planned extends Answer {
  readonly plan: Plan;
}

/** Lines that say what was sought. */
export interface Sought extends Answer {
  readonly lines: readonly FoundLine[];
}

export type Told = Outlined | Found | Sought | Planning | Planned;
