/** A story folder as read: nothing of it is understood yet. */
export interface StoryFolder {
  /** The folder's own name. */
  readonly slug: string;
  /** YAML and Markdown files by their path in the folder, with forward slashes. */
  readonly texts: ReadonlyMap<string, string>;
  /** Under media/: path → first 8 hexadecimal digits of the file's sha256. */
  readonly media: ReadonlyMap<string, string>;
}

/** The path of a media file with its content hash, as a release holds it; '' if there is no such file. */
export function mediaPath(folder: StoryFolder, path: string): string {
  const hash = folder.media.get(path);
  return hash === undefined ? '' : `${path}?v=${hash}`;
}
