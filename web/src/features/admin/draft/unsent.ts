import { createStore, del, entries, set } from 'idb-keyval';
import type { DraftFiles } from './draftFiles.ts';
import { Journal } from './journal.ts';
import type { DraftSession } from './session.ts';
import { updateJson } from './textFile.ts';
import type { Unsent } from './unsentTexts.ts';

/** Where pages keep what they have not sent, until a later visit. */
export interface UnsentStore {
  /** Says to other pages of this browser that this one is open, until the answer is called. */
  hold(clientId: string): () => void;
  put(unsent: Unsent): Promise<void>;
  /** Keeps it before the answer: for a page that may be gone then. */
  putNow(unsent: Unsent): void;
  drop(unsent: Pick<Unsent, 'storyId' | 'clientId'>): Promise<void>;
  /** Of pages that are not there any more. */
  left(storyId: string): Promise<readonly Unsent[]>;
}

/** Undefined: there is nothing to keep. */
export function unsentOf(storyId: string, files: DraftFiles, session: DraftSession): Unsent | undefined {
  const texts = [...files.unsentTexts()].map(({ path, at, text }) => ({
    ...{ path, at, version: text.version, base: text.base },
    updatesJson: text.unsent.map(updateJson),
  }));
  const media = [...files.unsentMedia()];
  const { revision, flight } = session;
  if (texts.length === 0 && media.length === 0 && flight === undefined) return undefined;
  return { storyId, clientId: files.clientId, revision, flight, texts, media };
}

const keyOf = ({ storyId, clientId }: Pick<Unsent, 'storyId' | 'clientId'>) => `${storyId}/${clientId}`;
const lockOf = (clientId: string) => `fabula-draft-${clientId}`;

/**
 * In the browser's database, and what is put down at once beside it until the database has it. Of each author of this browser
 * apart: nobody's words go out as somebody else's, who signs in after them.
 */
export class BrowserUnsentStore implements UnsentStore {
  readonly #store = createStore('fabula-drafts', 'unsent');
  readonly #journal = new Journal();
  readonly #userId: string | undefined;
  /** Of what was put or dropped, how much so far. */
  #count = 0;
  /** What of that is in the journal. */
  #journalled = 0;

  constructor(userId: string | undefined) {
    this.#userId = userId;
  }

  hold(clientId: string): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks?.request(lockOf(clientId), () => held);
    return () => release();
  }

  put(unsent: Unsent): Promise<void> {
    return this.#settle(keyOf(unsent), (key) => set(key, this.#signed(unsent), this.#store));
  }

  putNow(unsent: Unsent): void {
    this.#count += 1;
    this.#journalled = this.#count;
    this.#journal.put(keyOf(unsent), this.#signed(unsent));
  }

  drop(unsent: Pick<Unsent, 'storyId' | 'clientId'>): Promise<void> {
    return this.#settle(keyOf(unsent), (key) => del(key, this.#store));
  }

  async left(storyId: string): Promise<readonly Unsent[]> {
    // First: what is dropped from it meanwhile is in the database by then.
    const journal = this.#journal.all();
    const database = await this.#inDatabase().catch(() => []);
    const all = [...new Map([...database, ...journal]).values()];
    const own = all.filter((unsent) => unsent.storyId === storyId && this.#isMine(unsent));
    const left = await Promise.all(own.map(async (unsent) => ((await isOpen(unsent)) ? [] : [unsent])));
    return left.flat();
  }

  /** A browser that keeps nothing may say so at once. */
  async #inDatabase(): Promise<[string, Unsent][]> {
    return entries<string, Unsent>(this.#store);
  }

  #signed(unsent: Unsent): Unsent {
    return { ...unsent, userId: this.#userId };
  }

  /** Pages of before did not say whose it is. */
  #isMine({ userId }: Unsent): boolean {
    return userId === undefined || userId === this.#userId;
  }

  /** What the database has done is not in the journal any more, unless it came there meanwhile. */
  async #settle(key: string, act: (key: string) => Promise<void>): Promise<void> {
    this.#count += 1;
    const own = this.#count;
    await act(key);
    if (this.#journalled < own) this.#journal.drop(key);
  }
}

/** Whether another page of this browser has it in hand. */
async function isOpen({ clientId, isLeft }: Unsent): Promise<boolean> {
  // A browser lets go late what it held, or not at all: it may show that page again.
  if (isLeft) return false;
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(clientId));
}
