import type { Text, Transaction, TransactionSpec } from '@codemirror/state';
import type { EditAnswer, EditRequest, FileEdit, SyncAnswer } from './authority.ts';
import type { DraftFile } from './draft.ts';
import { type Content, type MediaFile, placed, readOver } from './mediaFile.ts';
import { type HistorySince, TextFile, type TextUpdate, updateJson } from './textFile.ts';
import type { Unsent, UnsentMedia } from './unsentTexts.ts';

/** A file of the draft: where it lies here, and where at the authority. */
interface Entry {
  /** Undefined: it is not there yet. */
  at: string | undefined;
  readonly text?: TextFile;
  readonly media?: MediaFile;
}

interface Settled {
  readonly at: string;
  readonly version: number;
  /** That was sent as a whole. */
  readonly text: string | undefined;
  readonly media: Content | undefined;
}

interface Read {
  readonly path: string;
  readonly version: number;
  readonly text: string;
  readonly sha256?: string | undefined;
  readonly v?: string | undefined;
  readonly bytes?: number | undefined;
}

/** What happened to one file: a transaction of its text, or anything else. */
export interface FileEvent {
  readonly path: string;
  readonly transaction?: Transaction | undefined;
  /** What was typed here into what others took away. */
  readonly lost?: readonly string[];
  /** A file came, or went. */
  readonly isListChanged?: boolean;
}

type Listener = (event: FileEvent) => void;

/** A call may have 256 KiB. */
const MOST_BYTES = 200 * 1024;
const MOST_FILES = 64;
const MOST_UPDATES = 500;
const bytesOf = (json: unknown): number => new TextEncoder().encode(JSON.stringify(json)).length;

/** The files of a draft as this page has them, and what of that the authority does not have yet. */
export class DraftFiles {
  readonly clientId: string;
  readonly #entries = new Map<string, Entry>();
  /** Deleted here, and still at the authority, by their paths there. */
  readonly #removed = new Map<string, Entry>();
  /** Texts that somebody else deleted, as they were here. */
  readonly #gone = new Map<string, string>();
  #list: readonly DraftFile[] | undefined;
  #history: HistorySince | undefined;
  onEvent: Listener = () => undefined;

  constructor(clientId: string) {
    this.clientId = clientId;
  }

  get list(): readonly DraftFile[] {
    this.#list ??= [...this.#entries].map(([path, entry]) => listed(path, entry)).sort(byPath);
    return this.#list;
  }

  text(path: string): TextFile | undefined {
    return this.#entries.get(path)?.text;
  }

  /** A text that somebody else deleted, as it was here. */
  gone(path: string): string | undefined {
    return this.#gone.get(path);
  }

  /** How much the authority does not have yet. */
  get unsent(): number {
    let count = this.#removed.size;
    for (const [path, { at, text, media }] of this.#entries) {
      const isElsewhere = at !== path && !media?.isUnsent;
      count += (text?.unsent.length ?? 0) + Number(isElsewhere) + Number(media?.isUnsent ?? false);
    }
    return count;
  }

  /** Texts that the authority does not have as they are. */
  *unsentTexts(): Generator<{ path: string; at: string | undefined; text: TextFile }> {
    for (const [path, { at, text }] of this.#entries)
      if (text && (text.unsent.length > 0 || at !== path)) yield { path, at, text };
  }

  /** Pictures and sounds that the authority does not have where they are. */
  *unsentMedia(): Generator<UnsentMedia> {
    for (const [path, { at, media }] of this.#entries)
      if (media?.isUnsent)
        yield { path, at, version: media.version, sha256: media.sha256, bytes: media.bytes };
  }

  /** The content of a picture or a sound. */
  sha256(path: string): string | undefined {
    return this.#entries.get(path)?.media?.sha256;
  }

  /** From now on what is changed can be undone, and what was changed before. */
  keepHistory(history: HistorySince): void {
    this.#history = history;
    for (const { text } of this.#removed.values()) text?.keepHistory(history);
    for (const [path, { text }] of this.#entries)
      if (text) this.onEvent({ path, transaction: text.keepHistory(history) });
  }

  change(path: string, spec: TransactionSpec): void {
    const transaction = this.text(path)?.change(spec);
    if (transaction) this.onEvent({ path, transaction });
  }

  take(path: string, transaction: Transaction): void {
    const text = this.text(path);
    if (!text) return;
    text.take(transaction);
    this.onEvent({ path, transaction });
  }

  create(path: string, text: string): void {
    const removed = this.#removed.get(path);
    this.#gone.delete(path);
    if (removed?.text === undefined) {
      this.#put(path, { at: undefined, text: this.#textFile(text, 0) });
      return;
    }
    // What is deleted and made anew before anybody heard of it is changed.
    this.#removed.delete(path);
    this.#put(path, removed);
    this.change(path, { changes: { from: 0, to: removed.text.state.doc.length, insert: text } });
  }

  /** Puts a picture or a sound at a path, whatever lies there. */
  putMedia(path: string, content: Content): void {
    const before = this.#entries.get(path) ?? this.#removed.get(path);
    if (before?.text) return;
    this.#removed.delete(path);
    this.#put(path, { at: before?.at, media: placed(content, before?.media?.version ?? 0) });
  }

  remove(path: string): void {
    const entry = this.#entries.get(path);
    if (!entry) return;
    if (entry.at !== undefined) this.#removed.set(entry.at, entry);
    this.#drop(path);
  }

  move(path: string, to: string): void {
    const entry = this.#entries.get(path);
    if (!entry || this.#entries.has(to)) return;
    this.#entries.delete(path);
    this.#put(to, entry);
    this.onEvent({ path, isListChanged: true });
  }

  /** What the authority has at a path now. */
  read(files: readonly Read[]): void {
    for (const { sha256, ...file } of files)
      if (sha256 === undefined) this.#readText(file);
      else this.#readMedia({ ...file, sha256 });
  }

  /** Goes on with what an earlier page had not sent. */
  resume({ texts, media = [] }: Pick<Unsent, 'texts' | 'media'>): void {
    for (const { path, at, version, ...content } of media)
      this.#put(path, { at, media: placed(content, version) });
    for (const { path, at, version, base, updatesJson } of texts) {
      const text = this.#textFile(base, at === undefined ? 0 : version);
      for (const json of updatesJson) text.redo(json);
      this.#put(path, { at, text });
    }
  }

  /** The next edit that brings what is unsent to the authority; undefined: it has all of it. */
  nextEdit(): EditRequest | undefined {
    const files: FileEdit[] = [];
    let bytes = 0;
    for (const file of this.#edits()) {
      const size = bytesOf(file);
      if (files.length > 0 && (bytes + size > MOST_BYTES || files.length === MOST_FILES)) break;
      files.push(file);
      bytes += size;
    }
    if (files.length === 0) return undefined;
    const { clientId } = this;
    return { editId: crypto.randomUUID(), clientId, kind: 'edit', part: 0, last: true, files };
  }

  /** The authority has made this edit. */
  confirm({ files: edits }: EditRequest, { files }: EditAnswer): void {
    const versions = new Map(files.map(({ path, version }) => [path, version]));
    for (const edit of edits) this.#confirmOne(edit, versions);
  }

  /** Takes in what others did. @returns paths that have to be read anew */
  receive(synced: SyncAnswer['files']): string[] {
    const unread: string[] = [];
    for (const { path, version, change, updatesJson } of synced) {
      if (change === 'deleted') this.#deletedByOthers(path, version);
      else if (change === 'updated' && this.#knows(path)) this.#receiveUpdates(path, updatesJson, version);
      else if (this.#versionAt(path) < version) unread.push(path);
    }
    return unread;
  }

  /** All paths at the authority, with their versions. @returns those that have to be read anew */
  compare(files: readonly { readonly path: string; readonly version: number }[]): string[] {
    const there = new Set(files.map(({ path }) => path));
    for (const { at } of [...this.#entries.values()])
      if (at !== undefined && !there.has(at)) this.#deletedByOthers(at, Number.POSITIVE_INFINITY);
    return files.filter(({ path, version }) => version > this.#versionAt(path)).map(({ path }) => path);
  }

  #knows(at: string): boolean {
    return this.#entryAt(at)?.text !== undefined;
  }

  #versionAt(at: string): number {
    return versionOf(this.#entryAt(at));
  }

  #receiveUpdates(at: string, updatesJson: readonly string[], version: number): void {
    const path = this.#pathAt(at) ?? at;
    const received = this.#entryAt(at)?.text?.receive(updatesJson, version, path.endsWith('.yaml'));
    // All of it has been done before anybody reads what is there now.
    for (const transaction of received?.transactions ?? []) this.onEvent({ path, transaction });
    if (received && received.lost.length > 0) this.onEvent({ path, lost: received.lost });
  }

  #textFile(text: string, version: number): TextFile {
    return new TextFile({ text, version, clientId: this.clientId, history: this.#history?.([]) });
  }

  #readText({ path, version, text }: Read): void {
    const here = this.#pathAt(path) ?? path;
    const known = this.#entryAt(path)?.text;
    if (known) {
      if (version > known.version) this.onEvent({ path: here, transaction: known.replace(text, version) });
      return;
    }
    // Somebody else made a file where one is made here: both are kept, theirs first.
    const own = this.#entries.get(path)?.text;
    const file = this.#textFile(text, version);
    this.#put(path, { at: path, text: file });
    if (own && own.state.doc.toString() !== text)
      this.change(path, { changes: { from: file.state.doc.length, insert: `\n${own.state.doc}` } });
  }

  #readMedia(read: Read & { readonly sha256: string }): void {
    const { path } = read;
    const here = this.#pathAt(path) ?? path;
    this.#removed.delete(path);
    this.#put(here, { at: path, media: readOver(this.#entries.get(here)?.media, read) });
  }

  *#edits(): Generator<FileEdit> {
    for (const [path, entry] of this.#removed) yield { path, version: versionOf(entry), deleted: true };
    for (const [path, entry] of this.#entries) {
      const { at, text, media } = entry;
      if (media?.isUnsent) {
        const { sha256, bytes } = media;
        yield { path: at ?? path, version: at === undefined ? 0 : media.version, media: { sha256, bytes } };
      } else if (at === undefined) {
        if (text) yield { path, version: 0, text: text.state.doc.toString() };
      } else if (text && text.unsent.length > 0) {
        yield { path: at, version: text.version, updatesJson: fitting(text) };
      } else if (at !== path) yield { path: at, version: versionOf(entry), movedTo: path };
    }
  }

  #confirmOne(
    { path, updatesJson, text, movedTo, deleted, media }: FileEdit,
    versions: ReadonlyMap<string, number>,
  ): void {
    const version = versions.get(movedTo ?? path) ?? 0;
    if (deleted) {
      this.#removed.delete(path);
      return;
    }
    if (updatesJson) {
      const transaction = this.#entryAt(path)?.text?.confirm(updatesJson, version);
      if (transaction) this.onEvent({ path: this.#pathAt(path) ?? path, transaction });
      return;
    }
    const entry = this.#entryAt(path) ?? this.#entries.get(path);
    if (entry) this.#settle(entry, { at: movedTo ?? path, version, text, media });
    this.onEvent({ path: movedTo ?? path });
  }

  #settle(entry: Entry, { at, version, text, media }: Settled): void {
    entry.at = at;
    if (text === undefined) entry.text?.startAt(version);
    else entry.text?.confirmWhole(text, version);
    if (!entry.media) return;
    entry.media.version = version;
    // Another one may have been put there since.
    if (entry.media.sha256 === media?.sha256) entry.media.isUnsent = false;
  }

  #deletedByOthers(at: string, version: number): void {
    this.#removed.delete(at);
    const here = this.#pathAt(at);
    const entry = this.#entryAt(at);
    if (here === undefined || versionOf(entry) >= version) return;
    if (entry?.media?.isUnsent) {
      // It is put there anew.
      this.#put(here, { at: undefined, media: { ...entry.media, version: 0 } });
      return;
    }
    if (entry?.text) this.#gone.set(here, entry.text.state.doc.toString());
    this.#drop(here);
  }

  /** What lies at a path of the authority, also where it was deleted here. */
  #entryAt(at: string): Entry | undefined {
    const here = this.#pathAt(at);
    return here === undefined ? this.#removed.get(at) : this.#entries.get(here);
  }

  #pathAt(at: string): string | undefined {
    if (this.#entries.get(at)?.at === at) return at;
    for (const [path, entry] of this.#entries) if (entry.at === at) return path;
    return undefined;
  }

  #put(path: string, entry: Entry): void {
    this.#entries.set(path, entry);
    this.#list = undefined;
    this.onEvent({ path, isListChanged: true });
  }

  #drop(path: string): void {
    this.#entries.delete(path);
    this.#list = undefined;
    this.onEvent({ path, isListChanged: true });
  }
}

const encoder = new TextEncoder();
const lengths = new WeakMap<Text, number>();

/** Bytes of a text as UTF-8. */
function lengthOf(text: Text): number {
  const known = lengths.get(text) ?? encoder.encode(text.toString()).length;
  lengths.set(text, known);
  return known;
}

function listed(path: string, { text, media }: Entry): DraftFile {
  if (media) return { path, bytes: media.bytes, sha256: media.sha256, v: media.v };
  return { path, bytes: text ? lengthOf(text.state.doc) : 0 };
}

/** As plain strings are sorted. */
const byPath = ({ path: a }: DraftFile, { path: b }: DraftFile): number => (a < b ? -1 : Number(a > b));

const versionOf = (entry: Entry | undefined): number => entry?.text?.version ?? entry?.media?.version ?? 0;

/** The updates of a text, as many as fit into a call; all of them as one, where the first alone does not. */
function fitting({ unsent }: TextFile): string[] {
  const updates: string[] = [];
  let bytes = 0;
  for (const update of unsent.slice(0, MOST_UPDATES)) {
    const json = updateJson(update);
    bytes += bytesOf(json);
    if (bytes > MOST_BYTES) break;
    updates.push(json);
  }
  return updates.length > 0 ? updates : [updateJson(asOne(unsent))];
}

/** Whatever was typed and taken back is not in it. */
function asOne([first, ...rest]: readonly TextUpdate[]): TextUpdate {
  if (!first) throw new Error('nothing is unsent');
  const changes = rest.reduce((all, next) => all.compose(next.changes), first.changes);
  return { clientID: first.clientID, changes };
}
