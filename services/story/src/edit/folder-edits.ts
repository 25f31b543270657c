import type { StoryFolder } from '../story-folder.ts';
import type { Change } from './change.ts';
import type { Edit } from './edit.ts';
import { NoSuchPlace } from './errors.ts';
import { splice } from './splice.ts';

/** A story folder that is being edited, and what was done to it. */
export class FolderEdits {
  readonly #slug: string;
  readonly #kept: StoryFolder['kept'];
  readonly #texts: Map<string, string>;
  readonly #media: Map<string, string>;
  /** Files that were moved: from → to. */
  readonly movedTexts = new Map<string, string>();
  readonly movedMedia = new Map<string, string>();
  readonly removedTexts = new Set<string>();
  readonly removedMedia = new Set<string>();
  /** By file, under its name of now: edits one after the other, each told by the text that the one before left. */
  readonly changes = new Map<string, (readonly Change[])[]>();

  constructor({ slug, texts, media, kept }: StoryFolder) {
    this.#slug = slug;
    this.#kept = kept;
    this.#texts = new Map(texts);
    this.#media = new Map(media);
  }

  /** As it is now, in the order in which a folder is read. */
  get folder(): StoryFolder {
    return { slug: this.#slug, texts: sorted(this.#texts), media: sorted(this.#media), kept: this.#kept };
  }

  text(file: string): string {
    return this.#texts.get(file) ?? '';
  }

  /** @throws EditAsText, NoSuchPlace */
  edit(file: string, edit: Edit): void {
    const { text, changes } = splice(this.text(file), edit);
    if (changes.length === 0) return;
    this.#texts.set(file, text);
    this.changes.set(file, [...(this.changes.get(file) ?? []), changes]);
  }

  moveText(from: string, to: string): void {
    move(this.#texts, from, to);
    this.movedTexts.set(from, to);
  }

  moveMedia(from: string, to: string): void {
    move(this.#media, from, to);
    this.movedMedia.set(from, to);
  }

  removeText(path: string): void {
    if (this.#texts.delete(path)) this.removedTexts.add(path);
  }

  removeMedia(path: string): void {
    if (this.#media.delete(path)) this.removedMedia.add(path);
  }
}

function move(files: Map<string, string>, from: string, to: string): void {
  const content = files.get(from);
  if (content === undefined) return;
  if (files.has(to)) throw new NoSuchPlace([], `the file ${to} is there already.`);
  files.delete(from);
  files.set(to, content);
}

function sorted(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
