import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, type YAMLParseError } from 'yaml';
import { quickYaml, type Refusal } from './quick-yaml.ts';
import { TooDeep, yamlDocument } from './yaml-document.ts';

/** A place in a source file, as keys and indexes from its top. */
export type FieldPath = readonly (string | number)[];

interface Position {
  readonly line: number;
  readonly column: number;
}

/** One mistake can make every sign after it another one. */
const MOST_ERRORS = 20;

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
  #parsed: Parsed | 'too deep' | undefined;

  /**
   * @param name relative to the story folder, with forward slashes
   * @param read what is taken of what it says; all of it, if left out
   */
  constructor(name: string, text: string, read = (written: unknown): unknown => written) {
    this.name = name;
    this.#text = text;
    const quick = quickYaml(text);
    const { value, errors } = 'refusal' in quick ? this.#readAgain(quick) : { ...quick, errors: [] };
    this.value = read(value);
    this.syntaxErrors = errors;
  }

  /** Position of a field, or of the nearest thing around it that was written. */
  at(path: FieldPath): Position {
    if (path.length === 0) return { line: 1, column: 1 };
    const parsed = this.#document();
    if (parsed === undefined) return { line: 1, column: 1 };
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

  #readAgain(refusal: Refusal): Read {
    return readAgain(refusal.isFinal ? undefined : this.#document(), refusal);
  }

  /** Undefined where it is too deep to be read. */
  #document(): Parsed | undefined {
    if (this.#parsed === undefined) this.#parsed = parsed(this.#text) ?? 'too deep';
    return this.#parsed === 'too deep' ? undefined : this.#parsed;
  }
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly text: string;
}

function parsed(text: string): Parsed | undefined {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, stringKeys: true } as const;
  try {
    return { document: yamlDocument(text, options), lines, text };
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
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
function readAgain(again: Parsed | undefined, { refusal, line, column }: Refusal): Read {
  // An alias of nothing, or far too many, or what is too deep: the quick reader knows the place.
  const unreadable = { value: undefined, errors: [{ line, column, message: refusal }] };
  if (again === undefined) return unreadable;
  const { errors } = again.document;
  if (errors.length > 0) {
    const told = errors.slice(0, MOST_ERRORS).map((error) => findingOf(error, again));
    return { value: undefined, errors: told };
  }
  try {
    return { value: again.document.toJS(), errors: [] };
  } catch {
    return unreadable;
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
