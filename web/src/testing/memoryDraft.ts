import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { Edit } from '@fabula/story/edit/edit';
import type { Problem } from '@fabula/story/problem';
import type { Draft, DraftFile, Typed } from '../features/admin/draft/draft.ts';
import { letterwise, spliced, typingEvent } from '../features/admin/draft/spliced.ts';
import { type LostText, TypedFields } from '../features/admin/draft/typedFields.ts';

interface Given {
  readonly texts: Iterable<readonly [path: string, text: string]>;
  /** Path below `media/` → sha256. */
  readonly media?: Iterable<readonly [path: string, sha256: string]>;
  readonly canEdit?: boolean;
}

/** A draft that nobody keeps: its texts are editor states as in the page, and nothing is sent anywhere. */
export class MemoryDraft implements Draft {
  readonly storyId = '5b6f4f0e-3a5e-4c0e-9b0e-0d6f3a1c2b4d';
  canEdit: boolean;
  readonly #states: Map<string, EditorState>;
  readonly #media: Map<string, { readonly sha256: string; readonly bytes: number }>;
  #files: readonly DraftFile[] = [];
  #problems: readonly Problem[] = [];
  readonly #typed = new TypedFields(() => this.#tell());
  readonly #listeners = new Set<{ readonly tell: () => void; readonly path: string | undefined }>();

  constructor({ texts, media = [], canEdit = true }: Given) {
    this.canEdit = canEdit;
    this.#states = new Map([...texts].map(([path, text]) => [path, stateWith(text)]));
    this.#media = new Map([...media].map(([path, sha256]) => [`media/${path}`, { sha256, bytes: 0 }]));
    this.#list();
  }

  files(): readonly DraftFile[] {
    return this.#files;
  }

  stateOf(path: string): EditorState | undefined {
    return this.#states.get(path);
  }

  textOf(path: string): string | undefined {
    return this.stateOf(path)?.doc.toString();
  }

  lastWriter(): undefined {
    return undefined;
  }

  dispatch(path: string, change: TransactionSpec): void {
    this.#states.set(path, this.#known(path).update(change).state);
    this.#tell(path);
  }

  splice(path: string, ...edits: readonly Edit[]): void {
    const changes = spliced(this.#known(path).doc.toString(), edits);
    if (!changes.empty) this.dispatch(path, { changes });
  }

  type(path: string, typed: Typed): void {
    const changes = letterwise(this.#known(path).doc.toString(), typed.edits);
    if (!changes.empty) this.dispatch(path, { changes, userEvent: typingEvent(typed) });
  }

  typing(write: () => void): () => void {
    return this.#typed.hold(write);
  }

  writeTyped(): void {
    this.#typed.write();
  }

  /** Whether somebody types what no file says yet. */
  get isAhead(): boolean {
    return this.#typed.isAny;
  }

  lostIn(path: string): readonly LostText[] {
    return this.#typed.lostIn(path);
  }

  keepLost(path: string, text: string): void {
    this.#typed.keepLost(path, { text, by: undefined });
  }

  dropLost(path: string): void {
    this.#typed.dropLost(path);
  }

  together(changes: () => void): void {
    changes();
  }

  create(path: string, text: string): void {
    if (this.#states.has(path)) throw new Error(`there is a ${path} already`);
    this.#states.set(path, stateWith(text));
    this.#listChanged(path);
  }

  putMedia(path: string, { sha256, bytes }: { readonly sha256: string; readonly bytes: number }): void {
    this.#media.set(path, { sha256, bytes });
    this.#listChanged(path);
  }

  remove(path: string): void {
    this.#states.delete(path);
    this.#media.delete(path);
    this.#listChanged(path);
  }

  move(path: string, to: string): void {
    this.#states.set(to, this.#known(path));
    this.#states.delete(path);
    this.#listChanged(path, to);
  }

  undo(path: string): void {
    this.writeTyped();
    this.#step(path, undo);
  }

  redo(path: string): void {
    this.writeTyped();
    this.#step(path, redo);
  }

  subscribe(tell: () => void, path?: string): () => void {
    const listener = { tell, path };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  problems(): readonly Problem[] {
    return this.#problems;
  }

  /** The site lets nobody write here any more, and the page hears of it. */
  lock(): void {
    this.writeTyped();
    this.canEdit = false;
    this.#tell();
  }

  /** The checker has looked. */
  found(problems: readonly Problem[]): void {
    this.#problems = problems;
    this.#tell();
  }

  #known(path: string): EditorState {
    const state = this.stateOf(path);
    if (state === undefined) throw new Error(`there is no ${path}`);
    return state;
  }

  #step(path: string, command: typeof undo): void {
    const dispatch = ({ state }: { state: EditorState }) => void this.#states.set(path, state);
    command({ state: this.#known(path), dispatch });
    this.#tell(path);
  }

  #list(): void {
    const texts = [...this.#states].map(([path, { doc }]): DraftFile => ({ path, bytes: doc.length }));
    const media = [...this.#media].map(
      ([path, { sha256, bytes }]): DraftFile => ({ path, bytes, sha256, v: sha256.slice(0, 32) }),
    );
    this.#files = [...texts, ...media].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #listChanged(...paths: readonly string[]): void {
    this.#list();
    this.#tell(...paths);
  }

  /** Those who listen to one of these paths, and those who listen to any. */
  #tell(...changed: readonly string[]): void {
    for (const { tell, path } of [...this.#listeners])
      if (path === undefined || changed.includes(path)) tell();
  }
}

function stateWith(text: string): EditorState {
  return EditorState.create({ doc: text, extensions: [history()] });
}
