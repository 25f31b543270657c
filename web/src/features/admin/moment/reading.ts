import type { Problem } from '@fabula/story/problem';
import { SourceFile } from '@fabula/story/source-file';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { LostText } from '../draft/typedFields.ts';
import { sharing } from '../widgets/values.ts';

/** A file as a form shows it. */
export interface Reading {
  /** What it says; what it said when it last could be read. */
  readonly value: unknown;
  /** Where it cannot be read now, from 1. */
  readonly brokenLine: number | undefined;
  readonly isThere: boolean;
}

/** Reads a file again and again: once for each text, and what stayed alike stays the same object. */
class Reader {
  #text: string | undefined;
  #reading: Reading = { value: undefined, brokenLine: undefined, isThere: false };

  read(text: string | undefined): Reading {
    if (text !== undefined && text === this.#text) return this.#reading;
    this.#text = text;
    const { value } = this.#reading;
    if (text === undefined) this.#reading = { value, brokenLine: undefined, isThere: false };
    else this.#reading = readAgain(value, text);
    return this.#reading;
  }
}

function readAgain(before: unknown, text: string): Reading {
  const { value, syntaxErrors } = new SourceFile('', text);
  const [error] = syntaxErrors;
  if (error !== undefined) return { value: before, brokenLine: error.line, isThere: true };
  return { value: sharing(before, value), brokenLine: undefined, isThere: true };
}

/** A file of a draft, as it is now. */
export function useReading(draft: Draft, file: string): Reading {
  const reader = useMemo(() => ({ of: file, reads: new Reader() }), [file]).reads;
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener, file), [draft, file]);
  const text = useSyncExternalStore(subscribe, () => draft.textOf(file));
  return reader.read(text);
}

/** What the checker found in a file. */
export function useFindings(draft: Draft, file: string): readonly Problem[] {
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  const all = useSyncExternalStore(subscribe, () => draft.problems());
  return useMemo(() => all.filter((problem) => problem.file === file), [all, file]);
}

/** What was typed in a file into places that are gone. */
export function useLost(draft: Draft, file: string): readonly LostText[] {
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  return useSyncExternalStore(subscribe, () => draft.lostIn(file));
}
