/** What stands in a file: a text, or media by their content. */
export type Content = TextContent | MediaContent;

export interface TextContent {
  readonly text: string;
  /** As UTF-8. */
  readonly bytes: number;
}

export interface MediaContent {
  readonly sha256: string;
  readonly bytes: number;
  /** It lies in the story's folder, where it was when the story was adopted. */
  readonly isFromFolder: boolean;
}

/** A path of a draft as it is kept. */
export interface DraftFile {
  readonly path: string;
  /** Counts the changes at this path. */
  readonly version: number;
  /** Null: it was deleted. */
  readonly content: Content | null;
}

/** One version of a file. */
export interface FileStep {
  readonly version: number;
  readonly clientId: string;
  /** JSON of a ChangeSet; null: the file as a whole, or none. */
  readonly changes: string | null;
}

/** What an edit makes of a file. */
export interface FileWrite extends DraftFile {
  /** Each version up to this one from the one before the edit. */
  readonly steps: readonly FileStep[];
  /** Its content is to be kept whole beside the steps. */
  readonly isSnapshot: boolean;
}

export function isText(content: Content): content is TextContent {
  return 'text' in content;
}
