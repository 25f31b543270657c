import { isRecord } from '@fabula/story/names';

/** A text in the languages of stories, as far as it is written. */
export interface Said {
  readonly en?: string;
  readonly fr?: string;
}

/** What a file says is taken for what it should be, or for nothing: the checker tells what is wrong with it. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** Names that are written as a list, or as keys. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textOf(each) ?? []);
  return entriesOf(value).map(([name]) => name);
}

export function saidIn(value: unknown): Said {
  const [en, fr] = isRecord(value) ? [textOf(value.en), textOf(value.fr)] : [];
  return { ...(en !== undefined && { en }), ...(fr !== undefined && { fr }) };
}

/** In the language of whoever reads, else in the other one; `name` where neither is written. */
export function saidFor(said: Said | undefined, language: string, name: string): string {
  const [first, second] = language === 'fr' ? [said?.fr, said?.en] : [said?.en, said?.fr];
  return first ?? second ?? name;
}
