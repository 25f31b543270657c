import type { z } from 'zod';
import type { Names } from './names.ts';
import { SourceFile } from './source-file.ts';

/** What a schema made of a file, and of which names. */
interface Understood {
  readonly names: string;
  readonly result: z.ZodSafeParseResult<unknown>;
}

/**
 * What was read of a story's files, for whoever looks at it again and again as it is written: a text is parsed once, and
 * understood once with the same names in the story. One version of each file is kept, so that it holds no more than a story.
 */
export class KeptReadings {
  readonly #sources = new Map<string, { readonly text: string; readonly source: SourceFile }>();
  readonly #understood = new WeakMap<SourceFile, Understood>();

  /** @param name relative to the story folder */
  sourceOf(name: string, text: string): SourceFile {
    const kept = this.#sources.get(name);
    if (kept?.text === text) return kept.source;
    const source = new SourceFile(name, text);
    this.#sources.set(name, { text, source });
    return source;
  }

  /** @param names of the story, as `namesKey` tells them: the schema knows them */
  understood<T>(schema: z.ZodType<T>, source: SourceFile, names: string): z.ZodSafeParseResult<T> {
    const kept = this.#understood.get(source);
    // A file is always understood by the schema of its name and type, so its result is of that type.
    if (kept?.names === names) return kept.result as z.ZodSafeParseResult<T>;
    const result = understand(schema, source);
    this.#understood.set(source, { names, result });
    return result;
  }

  /** Forgets files that are no part of the story any more. */
  keepOnly(paths: ReadonlyMap<string, unknown>): void {
    for (const path of this.#sources.keys()) if (!paths.has(path)) this.#sources.delete(path);
  }
}

export function understand<T>(schema: z.ZodType<T>, source: SourceFile): z.ZodSafeParseResult<T> {
  return schema.safeParse(source.value ?? {}, { reportInput: true });
}

/** The same text for the same names. */
export function namesKey(names: Names): string {
  return JSON.stringify(names, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}
