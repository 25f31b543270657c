import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { type QuickRead, quickYaml } from './quick-yaml.ts';

/** A place in a source file, as keys and indexes from its top. */
export type FieldPath = readonly (string | number)[];

interface Position {
  readonly line: number;
  readonly column: number;
}

interface SyntaxFinding extends Position {
  readonly message: string;
  /** A key that stands twice in one place. */
  readonly twice?: string;
}

/** A file of a story folder that can tell where each of its fields was written. */
export class SourceFile {
  readonly name: string;
  /** undefined where it is not YAML. */
  readonly value: unknown;
  /** What is not YAML at all. */
  readonly syntaxErrors: readonly SyntaxFinding[];
  readonly #text: string;
  /** Made where something is wrong with the file: it takes most of the time of a check. */
  #parsed: Parsed | undefined;

  /** @param name relative to the story folder, with forward slashes */
  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
    const quick = quickYaml(text);
    const { value, errors } =
      'refusal' in quick ? readAgain(this.#document(), quick) : { ...quick, errors: [] };
    this.value = value;
    this.syntaxErrors = errors;
  }

  /** Position of a field, or of the nearest thing around it that was written. */
  at(path: FieldPath): Position {
    if (path.length === 0) return { line: 1, column: 1 };
    const parsed = this.#document();
    let node: unknown = parsed.document.contents;
    let offset = 0;
    for (const step of path) {
      const next = child(node, step);
      if (next === undefined) break;
      offset = next.offset;
      node = next.node;
    }
    return positionOf(offset, parsed);
  }

  #document(): Parsed {
    this.#parsed ??= parsed(this.#text);
    return this.#parsed;
  }
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly text: string;
}

function parsed(text: string): Parsed {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true } as const;
  return { document: parseDocument(text, options), lines, text };
}

function positionOf(offset: number, { lines }: Parsed): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

interface Read {
  readonly value: unknown;
  readonly errors: readonly SyntaxFinding[];
}

/** What was not read quickly: all that is wrong with it; nothing, where it was only unusual. */
function readAgain(again: Parsed, { refusal, line, column }: Extract<QuickRead, { refusal: string }>): Read {
  const { errors } = again.document;
  if (errors.length > 0) return { value: undefined, errors: errors.map((error) => findingOf(error, again)) };
  try {
    return { value: again.document.toJS(), errors: [] };
  } catch {
    // An alias of nothing, or far too many: only a value shows it, and the quick reader knows the place.
    return { value: undefined, errors: [{ line, column, message: refusal }] };
  }
}

function findingOf({ code, message, pos: [offset] }: YAMLParseError, again: Parsed): SyntaxFinding {
  const finding = { ...positionOf(offset, again), message };
  if (code !== 'DUPLICATE_KEY') return finding;
  return { ...finding, twice: /^[\w-]*/.exec(again.text.slice(offset))?.[0] ?? '' };
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
