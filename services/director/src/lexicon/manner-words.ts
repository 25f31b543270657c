import type { Style } from '@fabula/rules/release/cards';

/** Sources of expressions on plain words; one strong sign is enough, of weak ones it takes two. */
export interface Signs {
  readonly strong: string;
  readonly weak: string;
}

export type MannerWords = Readonly<Record<Style, Signs>>;
