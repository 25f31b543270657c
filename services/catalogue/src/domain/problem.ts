import type { SourceFile } from './source-file.ts';

/** Something to mend in a story folder. An error keeps the story from being published, a warning does not. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** Relative to the story folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Where in the file, e.g. `facets.who-for.points`; empty: the file itself. */
  readonly field: string;
  readonly message: string;
  /** What an author can do about it. */
  readonly mend: string;
}

/** A place in a source file, as keys and indexes from its top. */
export type FieldPath = readonly (string | number)[];

export interface Finding {
  readonly source: SourceFile;
  readonly path: FieldPath;
  readonly message: string;
  readonly mend: string;
}

/** Collects problems while a story is compiled. */
export class Problems {
  readonly list: Problem[] = [];

  error(finding: Finding): void {
    this.#add('error', finding);
  }

  warning(finding: Finding): void {
    this.#add('warning', finding);
  }

  get hasErrors(): boolean {
    return this.list.some((problem) => problem.severity === 'error');
  }

  #add(severity: Problem['severity'], { source, path, message, mend }: Finding): void {
    const { line, column } = source.at(path);
    this.list.push({ severity, file: source.name, line, column, field: path.join('.'), message, mend });
  }
}

/** `moments/the-keeper.yaml:12:5 points: Must be a whole number. Write …` */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const field = problem.field === '' ? '' : ` ${problem.field}:`;
  return `${problem.severity} ${place}${field} ${problem.message} ${problem.mend}`.trim();
}
