import { type Document, isCollection, isMap, isNode, isScalar, type Node, visit } from 'yaml';
import { type FieldPath, SourceFile } from '../source-file.ts';
import { yamlDocument } from '../yaml-document.ts';
import { entriesOf, type WrittenEntries, type WrittenEntry } from './entries.ts';
import { EditAsText } from './errors.ts';

export interface Spot {
  readonly among: WrittenEntries;
  readonly index: number;
  readonly entry: WrittenEntry;
}

/** A YAML text that can be edited: what it says, and how it is written. */
export class Written {
  readonly text: string;
  readonly value: unknown;
  #parsed: Document.Parsed | undefined;

  /** @throws EditAsText if it is no YAML */
  constructor(text: string) {
    this.text = text;
    const { value, syntaxErrors } = new SourceFile('', text);
    if (syntaxErrors.length > 0) throw new EditAsText([], 'This is no YAML now.');
    this.value = value ?? {};
  }

  /** What is written at a path; undefined where nothing is. */
  nodeAt(path: FieldPath): Node | undefined {
    let node: unknown = this.#document().contents;
    for (const step of path) node = isCollection(node) ? childOf(node, step) : undefined;
    return isNode(node) ? node : undefined;
  }

  /** The entries of the list or map at a path, as they are written; undefined if it is neither. */
  entriesAt(path: FieldPath): WrittenEntries | undefined {
    const node = this.nodeAt(path);
    return isCollection(node) ? entriesOf(this.text, node) : undefined;
  }

  /** One entry, and what it is among. */
  spotAt(path: FieldPath): Spot | undefined {
    const among = this.entriesAt(path.slice(0, -1));
    const step = path.at(-1);
    const index = among?.isMap ? among.entries.findIndex(({ key }) => isCalled(key, step)) : Number(step);
    const entry = among?.entries[index];
    return among && entry ? { among, index, entry } : undefined;
  }

  /** Whether writing it anew loses nothing but its spelling: no comment, nothing that another place repeats. */
  isPlain(path: FieldPath): boolean {
    const node = this.nodeAt(path);
    let plain = true;
    if (node === undefined) return false;
    visit(node, (_key, part) => {
      if (isNode(part) && (part.comment || part.commentBefore || !('items' in part || isScalar(part))))
        plain = false;
      if (isNode(part) && 'anchor' in part && part.anchor !== undefined) plain = false;
    });
    return plain;
  }

  #document(): Document.Parsed {
    const options = { keepSourceTokens: true, prettyErrors: false, stringKeys: true } as const;
    this.#parsed ??= yamlDocument(this.text, options);
    return this.#parsed;
  }
}

function childOf(node: Node, step: string | number): unknown {
  if (!isCollection(node)) return undefined;
  if (!isMap(node)) return typeof step === 'number' ? node.items[step] : undefined;
  return node.items.find(({ key }) => isCalled(key, step))?.value;
}

function isCalled(key: unknown, step: string | number | undefined): boolean {
  return isScalar(key) && String(key.value) === String(step);
}
