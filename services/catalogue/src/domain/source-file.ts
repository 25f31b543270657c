import { isCollection, isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { FieldPath } from './problem.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A file of a story folder that remembers where each of its fields was written. */
export class SourceFile {
  readonly name: string;
  readonly value: unknown;
  /** What is not YAML at all; `twice`: a key that stands twice in one place. */
  readonly syntaxErrors: readonly (Position & { readonly message: string; readonly twice?: string })[];
  readonly #lines = new LineCounter();
  readonly #root: Node | null;

  /** @param name relative to the story folder, with forward slashes */
  constructor(name: string, text: string) {
    this.name = name;
    const document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false, stringKeys: true });
    this.#root = document.contents;
    this.syntaxErrors = document.errors.map((error) => ({
      ...this.#position(error.pos[0]),
      message: error.message,
      ...(error.code === 'DUPLICATE_KEY' ? { twice: wordAt(text, error.pos[0]) } : {}),
    }));
    this.value = document.errors.length === 0 ? document.toJS() : undefined;
  }

  /** Position of a field, or of the nearest thing around it that was written. */
  at(path: FieldPath): Position {
    let node: unknown = this.#root;
    let offset = 0;
    for (const step of path) {
      const next = child(node, step);
      if (next === undefined) break;
      offset = next.offset;
      node = next.node;
    }
    return this.#position(offset);
  }

  #position(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }
}

function wordAt(text: string, offset: number): string {
  return /^[\w-]*/.exec(text.slice(offset))?.[0] ?? '';
}

/** One step down: of a map the key's position counts, of a list the entry's. */
function child(node: unknown, step: string | number): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    const offset = pair !== undefined && isNode(pair.key) ? pair.key.range?.[0] : undefined;
    return pair === undefined || offset === undefined ? undefined : { node: pair.value, offset };
  }
  if (!isCollection(node)) return undefined;
  const entry = node.items[Number(step)];
  const offset = isNode(entry) ? entry.range?.[0] : undefined;
  return offset === undefined ? undefined : { node: entry, offset };
}
