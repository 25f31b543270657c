import type { Problem } from '@fabula/story/problem';
import type { Belonging } from '@fabula/story/story-folder';

/** A story as the page has it. */
export interface StoryTexts {
  readonly slug: string;
  readonly belongsTo: Belonging;
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** Below media/: path and content. */
  readonly media: readonly (readonly [path: string, sha256: string])[];
}

/** Reading: what each file says by itself. Flow: what the whole comes to. */
export type Tier = 'reading' | 'flow';

/** What the page asks. A newer generation makes what was asked of an older one void. */
export interface Asked {
  readonly id: number;
  readonly generation: number;
  readonly ask:
    | { readonly kind: 'open'; readonly story: StoryTexts }
    | { readonly kind: 'change'; readonly texts: readonly (readonly [path: string, text: string | null])[] }
    | { readonly kind: 'check'; readonly tier: Tier };
}

/** What a check found. */
export interface Found {
  readonly id: number;
  readonly generation: number;
  readonly tier: Tier;
  /** Errors before warnings. */
  readonly problems: readonly Problem[];
}
