import { merged } from '../draft/merged.ts';

/** Somebody types: what they wrote, and what the file said when they began or last wrote it. */
export interface Session {
  readonly mine: string;
  readonly base: string;
}

/** How what is typed is written into its file. */
export interface Written {
  /** What the file will say for what was typed; just that where left out. */
  asWritten?(text: string): string;
  /** It is a text, in which two may type: it takes in what others write, letter by letter. Else one of both is chosen. */
  readonly merges?: boolean;
}

const same = (text: string): string => text;

/** What was typed in a field whose file says this now. */
export function followed(session: Session, value: string, { asWritten = same, merges }: Written): Session {
  const { mine, base } = session;
  if (value === base) return session;
  if (value === asWritten(mine)) return { mine, base: value };
  return merges ? { mine: merged(base, mine, value), base: value } : session;
}

export function isAhead({ mine, base }: Session, { asWritten = same }: Written): boolean {
  return asWritten(mine) !== base;
}

/** After it was written, with whatever somebody else wrote: that is taken in as theirs next. */
export const afterWriting = (mine: string, { asWritten = same }: Written): Session => ({
  mine,
  base: asWritten(mine),
});
