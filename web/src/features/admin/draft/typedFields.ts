/** Fields in which somebody types what no file says yet. */
export class TypedFields {
  readonly #writes = new Set<() => void>();
  readonly #lost = new Map<string, readonly LostText[]>();
  readonly #tell: () => void;

  /** @param tell is called when there are some, or none any more, and when any text was lost */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  get isAny(): boolean {
    return this.#writes.size > 0;
  }

  /** Somebody types. @param write writes it into its file at once @returns says that the file says it, or never will */
  hold(write: () => void): () => void {
    this.#writes.add(write);
    if (this.#writes.size === 1) this.#tell();
    return () => {
      if (this.#writes.delete(write) && !this.isAny) this.#tell();
    };
  }

  /** Has all of them written. */
  write(): void {
    for (const write of [...this.#writes]) write();
  }

  /** What was typed into places of a file that are gone. The same list until it changes. */
  lostIn(path: string): readonly LostText[] {
    return this.#lost.get(path) ?? NONE;
  }

  keepLost(path: string, lost: LostText): void {
    this.#lost.set(path, [...this.lostIn(path), lost]);
    this.#tell();
  }

  dropLost(path: string): void {
    this.#lost.delete(path);
    this.#tell();
  }
}

export interface LostText {
  readonly text: string;
  /** The name of whoever took its place away, where that is known. */
  readonly by: string | undefined;
}

const NONE: readonly LostText[] = [];
