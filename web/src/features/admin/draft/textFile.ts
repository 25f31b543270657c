import { collab, getClientID, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import {
  ChangeSet,
  EditorState,
  type Extension,
  StateEffect,
  Text,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { changeBetween } from './changeBetween.ts';
import { settled } from './settled.ts';
import { ofForm } from './spliced.ts';

/** What makes one version of a text. */
export interface TextUpdate {
  readonly clientID: string;
  readonly changes: ChangeSet;
  /** As it was made; only of what was made here. */
  readonly origin?: Transaction;
}

const readUpdate = (json: string): TextUpdate => {
  // Our own authority has checked it before it was kept.
  const { clientID, changes } = JSON.parse(json) as { clientID: string; changes: unknown };
  return { clientID, changes: ChangeSet.fromJSON(changes) };
};

const textOf = (text: string): Text => Text.of(text.split('\n'));

/** Whoever replaced a text as a whole. */
const SOMEBODY = 'somebody';

/** Keeps what can be undone, of what was done before as well. */
export type HistorySince = (before: readonly Transaction[]) => Extension;

/** What came in. */
export interface Received {
  readonly transactions: readonly Transaction[];
  /** What was typed here, and has no place any more. */
  readonly lost: readonly string[];
}

interface Begun {
  readonly text: string;
  /** At the authority; 0: it is not there yet. */
  readonly version: number;
  readonly clientId: string;
  /** Keeps what can be undone. */
  readonly history?: Extension | undefined;
}

/** One text of a draft: what its authority has, and what was done to it here since. */
export class TextFile {
  #state: EditorState;
  /** As the authority has it. */
  #base: Text;
  /** From the version that the editor counts to that of the authority. */
  #offset: number;
  #lastBy: string | undefined;
  /** What was done to it, as long as nothing keeps that to be undone. */
  #before: Transaction[] | undefined;

  constructor({ text, version, clientId, history }: Begun) {
    if (!history) this.#before = [];
    this.#base = textOf(text);
    this.#offset = version;
    this.#state = EditorState.create({
      doc: this.#base,
      // What a text of a story knows: ends of lines are LF.
      extensions: [EditorState.lineSeparator.of('\n'), collab({ clientID: clientId }), history ?? []],
    });
  }

  get state(): EditorState {
    return this.#state;
  }

  /** At the authority, as far as this page knows. */
  get version(): number {
    return getSyncedVersion(this.#state) + this.#offset;
  }

  /** As the authority has it. */
  get base(): string {
    return this.#base.toString();
  }

  /** The page of whoever else last changed it while it is open here; undefined where nobody did, or nobody knows who. */
  get lastBy(): string | undefined {
    return this.#lastBy;
  }

  /** What the authority does not have yet, oldest first. */
  get unsent(): readonly TextUpdate[] {
    return sendableUpdates(this.#state);
  }

  /** Changes the text as an editor does. */
  change(spec: TransactionSpec): Transaction {
    return this.take(this.#state.update(spec));
  }

  take(transaction: Transaction): Transaction {
    this.#state = transaction.state;
    if (transaction.docChanged) this.#before?.push(transaction);
    return transaction;
  }

  /** From now on what is changed here can be undone, and what was changed before. */
  keepHistory(history: HistorySince): Transaction {
    const before = this.#before ?? [];
    this.#before = undefined;
    return this.change({ effects: StateEffect.appendConfig.of(history(before)) });
  }

  /**
   * Takes in what leads to this version: our own is confirmed by it, what is unsent is moved over that of others.
   * @param isYaml what forms changed is settled by what it means
   */
  receive(updatesJson: readonly string[], version: number, isYaml = false): Received | undefined {
    const fresh = Math.max(0, Math.min(updatesJson.length, version - this.version));
    if (fresh === 0) return undefined;
    const updates = updatesJson.slice(-fresh).map(readUpdate);
    const own = getClientID(this.#state);
    const others = updates.findLast(({ clientID }) => clientID !== own);
    this.#lastBy = others?.clientID ?? this.#lastBy;
    const [base, mine, unsent] = [this.#base, this.#state.doc, this.unsent];
    const transactions = [this.#receive(updates)];
    const isOthers = updates.every(({ clientID }) => clientID !== own);
    const chosen = isYaml && isOthers ? chosenIn(unsent) : undefined;
    if (chosen === undefined) return { transactions, lost: [] };
    const { text, lost } = settled({
      ...{ base: base.toString(), mine: mine.toString(), theirs: this.base, now: this.#state.doc.toString() },
      isChosen: (path) => chosen.has(JSON.stringify(path)),
    });
    if (text !== undefined) transactions.push(this.#settle(text));
    return { transactions, lost: text === undefined ? [] : lost };
  }

  /** Says the same otherwise; nobody undoes that alone. */
  #settle(text: string): Transaction {
    const changes = difference(this.#state.doc, text);
    return this.change({ changes, annotations: [Transaction.addToHistory.of(false), ofForm.of([])] });
  }

  /** The authority has made these updates of ours, which may be one for several of ours, and calls that this version. */
  confirm(updatesJson: readonly string[], version: number): Transaction | undefined {
    if (version <= this.version) return undefined;
    const count = updatesJson.length > 1 ? updatesJson.length : this.#countIn(updatesJson[0] ?? '');
    return this.#confirmFirst(count, version);
  }

  /** The authority has this text of ours under this version; what was typed since is unsent. */
  confirmWhole(text: string, version: number): Transaction {
    let document = this.#base;
    let count = 0;
    for (const { changes } of this.unsent) {
      if (document.toString() === text) break;
      document = changes.apply(document);
      count += 1;
    }
    return this.#confirmFirst(count, version);
  }

  /** How many of what is unsent one update has, which may be several in one. */
  #countIn(json: string): number {
    const [first, ...rest] = this.unsent;
    let changes = first?.changes;
    let count = 1;
    for (const next of rest) {
      if (changes && updateJson({ clientID: getClientID(this.#state), changes }) === json) break;
      changes = changes?.compose(next.changes);
      count += 1;
    }
    return count;
  }

  #confirmFirst(count: number, version: number): Transaction {
    const transaction = this.#receive(this.unsent.slice(0, count));
    this.startAt(version);
    return transaction;
  }

  /** The authority has a new text under this version. */
  replace(text: string, version: number): Transaction {
    this.#lastBy = undefined;
    const transaction = this.#receive([{ clientID: SOMEBODY, changes: difference(this.#base, text) }]);
    this.startAt(version);
    return transaction;
  }

  /** Does again what was done on an earlier page. */
  redo(json: string): void {
    this.change({ changes: readUpdate(json).changes });
  }

  /** The authority calls what it has by this version from now on. */
  startAt(version: number): void {
    this.#offset = version - getSyncedVersion(this.#state);
  }

  #receive(updates: readonly TextUpdate[]): Transaction {
    this.#base = updates.reduce((text, { changes }) => changes.apply(text), this.#base);
    return this.take(receiveUpdates(this.#state, updates));
  }
}

/** Where values were chosen in what is unsent, each as JSON; undefined where nothing is, or some was not done by forms. */
function chosenIn(unsent: readonly TextUpdate[]): ReadonlySet<string> | undefined {
  const all = unsent.map(({ origin }) => origin?.annotation(ofForm));
  if (all.length === 0 || all.includes(undefined)) return undefined;
  return new Set(all.flatMap((paths = []) => paths.map((path) => JSON.stringify(path))));
}

/** An update as it is sent. */
export function updateJson({ clientID, changes }: TextUpdate): string {
  return JSON.stringify({ clientID, changes: changes.toJSON() });
}

/** What makes one text of the other: what both begin and end with stays. */
function difference(before: Text, after: string): ChangeSet {
  const { from, to, insert } = changeBetween(before.toString(), after);
  return ChangeSet.of({ from, to, insert: textOf(insert) }, before.length);
}
