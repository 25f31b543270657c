import type { EditorState, StateCommand, Text, Transaction, TransactionSpec } from '@codemirror/state';
import { MEDIA_FOLDER } from '@fabula/story/draft-files';
import type { Edit } from '@fabula/story/edit';
import type { Problem } from '@fabula/story/problem';
import { type FoundLine, found } from '../find/found.ts';
import type { DraftHead, Place, Present } from './authority.ts';
import type { StoryChecker } from './checker.ts';
import type { Draft, DraftFile, Typed } from './draft.ts';
import type { DraftFiles, FileEvent } from './draftFiles.ts';
import type { DraftSession, Saving } from './session.ts';
import { chosenBy, letterwise, ofForm, SPLICE, spliced, typingEvent } from './spliced.ts';
import { type LostText, TypedFields } from './typedFields.ts';

interface Parts {
  readonly storyId: string;
  readonly head: DraftHead;
  readonly files: DraftFiles;
  readonly session: DraftSession;
  readonly checker: StoryChecker;
}

type Undoing = typeof import('./undoing.ts');
type Listener = () => void;
/** What the page says while somebody types: it is not with the site yet. */
const TYPING: Saving = { kind: 'saving' };

type TransactionListener = (transaction: Transaction) => void;

/** The draft of one story in this page. */
export class DraftStore implements Draft {
  readonly storyId: string;
  readonly head: DraftHead;
  readonly #files: DraftFiles;
  readonly #session: DraftSession;
  readonly #checker: StoryChecker;
  /** While several changes are made: who is to be told of them. */
  #untold: Set<Listener> | undefined;
  #undoing: Undoing | undefined;
  /** sha256 of what the site was found not to keep. */
  #absent = new Set<string>();
  /** What was asked to be undone or redone before that could be. */
  #asked: (() => void)[] = [];
  readonly #typed = new TypedFields(() => this.#tellAll());
  readonly #listeners = new Set<Listener>();
  readonly #ofPath = new Map<string, Set<Listener>>();
  readonly #views = new Map<string, Set<TransactionListener>>();
  /** Is told after each change that is to be kept. */
  onChange = () => {};

  constructor({ storyId, head, files, session, checker }: Parts) {
    this.storyId = storyId;
    this.head = head;
    this.#files = files;
    this.#session = session;
    this.#checker = checker;
    files.onEvent = (event) => this.#happened(event);
    session.onChange = () => {
      this.onChange();
      this.#tellAll();
    };
    // What is typed now is kept as all that could not be sent any more.
    session.onLosing = () => this.writeTyped();
    checker.onFound = () => this.#tellEverybody();
    checker.onRead = () => this.#tellAll();
  }

  get canEdit(): boolean {
    return this.head.origin === 'draft' && this.head.myRole !== 'reader' && this.saving.kind !== 'locked';
  }

  /** The same object until it changes. */
  get saving(): Saving {
    const { saving } = this.#session;
    return saving.kind === 'saved' && this.#typed.isAny ? TYPING : saving;
  }

  get unsent(): number {
    return this.#files.unsent;
  }

  get present(): readonly Present[] {
    return this.#session.present;
  }

  /** That the authority is known to have. */
  get revision(): number {
    return this.#session.revision;
  }

  /** Whether the problems are those of what is written now. */
  get isChecked(): boolean {
    return this.#checker.isCurrent && !this.#typed.isAny;
  }

  /** Whether a worker has read all texts that the draft was opened with; a page that shows many of them waits for it. */
  get isRead(): boolean {
    return this.#checker.isRead;
  }

  files(): readonly DraftFile[] {
    return this.#files.list;
  }

  stateOf(path: string): EditorState | undefined {
    return this.#files.text(path)?.state;
  }

  textOf(path: string): string | undefined {
    const doc = this.stateOf(path)?.doc;
    return doc && stringOf(doc);
  }

  lastWriter(path: string): string | undefined {
    const clientId = this.#files.text(path)?.lastBy;
    return clientId === undefined ? undefined : this.#session.nameOf(clientId);
  }

  /** A text that somebody else deleted while it was open here. */
  goneText(path: string): string | undefined {
    return this.#files.gone(path);
  }

  problems(): readonly Problem[] {
    return this.#checker.problems;
  }

  /** Where these words stand, in texts as they are now. A worker looks for them; where there is none, this page. */
  async find(words: string): Promise<readonly FoundLine[]> {
    this.writeTyped();
    return (await this.#checker.find(words)) ?? found(this.#texts(), words);
  }

  #texts(): Map<string, string> {
    return new Map(this.files().flatMap(({ path }) => textAt(path, this.textOf(path))));
  }

  dispatch(path: string, change: TransactionSpec): void {
    const transaction = this.stateOf(path)?.update(change);
    if (transaction) this.take(path, transaction);
  }

  /** A transaction of the text's own state, as an editor's view makes it. */
  take(path: string, transaction: Transaction): void {
    if (transaction.docChanged && !this.canEdit) return;
    this.#files.take(path, transaction);
  }

  splice(path: string, ...edits: readonly Edit[]): void {
    const state = this.stateOf(path);
    if (!state || !this.canEdit) return;
    const changes = spliced(state.doc.toString(), edits);
    if (changes.empty) return;
    const isolated = this.#undoing ? [this.#undoing.isolateHistory.of('full')] : [];
    const annotations = [...isolated, ofForm.of(chosenBy(edits))];
    this.dispatch(path, { changes, annotations, userEvent: SPLICE });
  }

  type(path: string, typed: Typed): void {
    const state = this.stateOf(path);
    if (!state || !this.canEdit) return;
    const changes = letterwise(state.doc.toString(), typed.edits);
    if (!changes.empty)
      this.dispatch(path, { changes, annotations: ofForm.of([]), userEvent: typingEvent(typed) });
  }

  typing(write: () => void): () => void {
    return this.#typed.hold(write);
  }

  writeTyped(): void {
    this.together(() => this.#typed.write());
  }

  lostIn(path: string): readonly LostText[] {
    return this.#typed.lostIn(path);
  }

  keepLost(path: string, text: string): void {
    this.#typed.keepLost(path, { text, by: this.lastWriter(path) });
  }

  dropLost(path: string): void {
    this.#typed.dropLost(path);
  }

  together(changes: () => void): void {
    if (this.#untold) {
      changes();
      return;
    }
    const untold = new Set<Listener>();
    this.#untold = untold;
    try {
      changes();
    } finally {
      this.#untold = undefined;
      for (const tell of untold) tell();
    }
  }

  create(path: string, text: string): void {
    if (this.canEdit) this.#files.create(path, text);
  }

  putMedia(path: string, blob: { readonly sha256: string; readonly bytes: number }): void {
    if (!this.canEdit) return;
    if (this.#absent.delete(blob.sha256)) this.#checker.absent([...this.#absent]);
    this.#files.putMedia(path, blob);
  }

  /** What lies at these paths, and nowhere else, the site does not keep: that is to mend until it is uploaded again. */
  tellAbsent(paths: readonly string[]): void {
    const hashes = paths.flatMap((path) => this.#files.sha256(path) ?? []);
    if (hashes.length + this.#absent.size === 0) return;
    this.#absent = new Set(hashes);
    this.#checker.absent(hashes);
  }

  remove(path: string): void {
    if (this.canEdit) this.#files.remove(path);
  }

  move(path: string, to: string): void {
    if (this.canEdit) this.#files.move(path, to);
  }

  /** From now on what is changed can be undone, and what was changed before. */
  keepHistory(undoing: Undoing): void {
    this.#undoing = undoing;
    this.#files.keepHistory(undoing.historySince);
    for (const step of this.#asked) step();
    this.#asked = [];
  }

  undo(path: string): void {
    this.writeTyped();
    this.#step(path, ({ undo }) => undo);
  }

  redo(path: string): void {
    this.writeTyped();
    this.#step(path, ({ redo }) => redo);
  }

  subscribe(listener: Listener, path?: string): () => void {
    const among = path === undefined ? this.#listeners : setAt(this.#ofPath, path);
    among.add(listener);
    return () => among.delete(listener);
  }

  /** Tells a view every transaction of the text that it shows. @returns ends it */
  follow(path: string, view: TransactionListener): () => void {
    const among = setAt(this.#views, path);
    among.add(view);
    return () => among.delete(view);
  }

  /** Sends all that is unsent now, and what somebody types. */
  saveNow(): Promise<void> {
    this.writeTyped();
    return this.#session.flush();
  }

  /** Sends that too, and asks what others have done, now. */
  pull(): Promise<void> {
    this.writeTyped();
    return this.#session.pull();
  }

  goTo(place: Place): void {
    this.#session.goTo(place);
  }

  #step(path: string, command: (undoing: Undoing) => StateCommand): void {
    const state = this.stateOf(path);
    if (!this.#undoing) this.#asked.push(() => this.#step(path, command));
    else if (state)
      command(this.#undoing)({ state, dispatch: (transaction) => this.take(path, transaction) });
  }

  #happened({ path, transaction, isListChanged, lost = [] }: FileEvent): void {
    for (const text of lost) this.keepLost(path, text);
    if (transaction) for (const view of this.#views.get(path) ?? []) view(transaction);
    if (transaction && !transaction.docChanged) return;
    if (path.startsWith(MEDIA_FOLDER)) this.#checker.mediaChanged(path, this.#files.sha256(path) ?? null);
    else this.#checker.changed(path, this.textOf(path) ?? null);
    if (this.#files.unsent > 0) this.#session.changed();
    this.onChange();
    this.#tell(this.#ofPath.get(path));
    this.#tellAll();
    if (isListChanged) this.#tell(this.#ofPath.get(path));
  }

  #tellAll(): void {
    this.#tell(this.#listeners);
  }

  #tellEverybody(): void {
    this.#tellAll();
    for (const listeners of this.#ofPath.values()) this.#tell(listeners);
  }

  #tell(listeners: ReadonlySet<Listener> = new Set()): void {
    for (const tell of listeners)
      if (this.#untold) this.#untold.add(tell);
      else tell();
  }
}

const textAt = (path: string, text: string | undefined): [string, string][] =>
  text === undefined ? [] : [[path, text]];

const strings = new WeakMap<Text, string>();

function stringOf(text: Text): string {
  const known = strings.get(text) ?? text.toString();
  strings.set(text, known);
  return known;
}

function setAt<T>(map: Map<string, Set<T>>, key: string): Set<T> {
  const set = map.get(key) ?? new Set<T>();
  map.set(key, set);
  return set;
}
