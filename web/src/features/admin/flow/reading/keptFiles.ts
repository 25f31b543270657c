import type { Text } from '@codemirror/state';
import { SourceFile } from '@fabula/story/source-file';

/** Files of a draft as they were last read: each text is parsed once, however often it is asked for. */
export class KeptFiles {
  readonly #kept = new Map<string, { readonly text: Text; readonly source: SourceFile }>();

  of(path: string, text: Text): SourceFile {
    const kept = this.#kept.get(path);
    if (kept?.text === text) return kept.source;
    const source = new SourceFile(path, text.toString());
    this.#kept.set(path, { text, source });
    return source;
  }

  /** Forgets what is no part of the draft any more. */
  keepOnly(paths: ReadonlySet<string>): void {
    for (const path of this.#kept.keys()) if (!paths.has(path)) this.#kept.delete(path);
  }
}
