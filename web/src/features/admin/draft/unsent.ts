import { createStore, del, entries, set } from 'idb-keyval';
import type { DraftFiles } from './draftFiles.ts';
import type { DraftSession } from './session.ts';
import { updateJson } from './textFile.ts';
import type { Unsent } from './unsentTexts.ts';

/** Where pages keep what they have not sent, until a later visit. */
export interface UnsentStore {
  /** Says to other pages of this browser that this one is open, until the answer is called. */
  hold(clientId: string): () => void;
  put(unsent: Unsent): Promise<void>;
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

/** In the browser's database. */
export class BrowserUnsentStore implements UnsentStore {
  readonly #store = createStore('fabula-drafts', 'unsent');

  hold(clientId: string): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks?.request(lockOf(clientId), () => held);
    return () => release();
  }

  put(unsent: Unsent): Promise<void> {
    return set(keyOf(unsent), unsent, this.#store);
  }

  drop(unsent: Pick<Unsent, 'storyId' | 'clientId'>): Promise<void> {
    return del(keyOf(unsent), this.#store);
  }

  async left(storyId: string): Promise<readonly Unsent[]> {
    const all = await entries<string, Unsent>(this.#store);
    const own = all.map(([, unsent]) => unsent).filter((unsent) => unsent.storyId === storyId);
    const left = await Promise.all(own.map(async (unsent) => ((await isOpen(unsent)) ? [] : [unsent])));
    return left.flat();
  }
}

/** Whether another page of this browser has it in hand. */
async function isOpen({ clientId }: Unsent): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === lockOf(clientId));
}
