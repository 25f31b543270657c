import { KeptReadings } from '@fabula/story/kept-readings';
import type { DraftText, ListedDraft } from '../drafts/read-draft.ts';
import { type CompiledDraft, compileDraft } from './compile-draft.ts';

export interface CompileJob {
  readonly draft: ListedDraft;
  /** The card alone, as coming soon. */
  readonly announceOnly: boolean;
}

/** What the process is asked. What goes in and out is copied, and a small piece holds nobody up. */
export type Job =
  /** Which texts of a story it has. */
  | { readonly kind: 'has'; readonly storyId: string }
  | { readonly kind: 'take'; readonly storyId: string; readonly texts: readonly DraftText[] }
  | ({ readonly kind: 'compile' } & CompileJob);

/** Asks for `has` what versions there are; for `compile` undefined: some text is not there, and all is to be done anew. */
export interface Answers {
  readonly has: ReadonlyMap<string, number>;
  readonly take: undefined;
  readonly compile: CompiledDraft | undefined;
}

/**
 * The draft that is looked at, in the process that does so, as long as it is the same story's: the next time only texts that
 * changed are brought and read.
 */
export class CheckDesk {
  #storyId: string | undefined;
  #texts = new Map<string, DraftText>();
  #kept = new KeptReadings();

  do(job: Job): Answers[Job['kind']] {
    switch (job.kind) {
      case 'has':
        return this.#has(job.storyId);
      case 'take':
        this.#take(job.storyId, job.texts);
        return undefined;
      case 'compile':
        return this.#compile(job);
    }
  }

  #has(storyId: string): ReadonlyMap<string, number> {
    if (storyId !== this.#storyId) return new Map();
    return new Map([...this.#texts].map(([path, { version }]) => [path, version]));
  }

  #take(storyId: string, texts: readonly DraftText[]): void {
    if (storyId !== this.#storyId) this.#clear(storyId);
    for (const text of texts) this.#texts.set(text.path, text);
  }

  #clear(storyId: string): void {
    this.#storyId = storyId;
    this.#texts = new Map();
    this.#kept = new KeptReadings();
  }

  #compile({ draft, announceOnly }: CompileJob): CompiledDraft | undefined {
    const { storyId, folder, versions } = draft;
    const texts = new Map<string, string>();
    for (const [path, version] of versions) {
      const held = storyId === this.#storyId ? this.#texts.get(path) : undefined;
      if (held?.version !== version) return undefined;
      texts.set(path, held.text);
    }
    for (const path of this.#texts.keys()) if (!texts.has(path)) this.#texts.delete(path);
    this.#kept.keepOnly(texts);
    return compileDraft({ folder: { ...folder, texts, kept: this.#kept }, announceOnly });
  }
}
