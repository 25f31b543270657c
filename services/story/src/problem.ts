import { type Code, DIAGNOSTICS } from './diagnostics/diagnostics.ts';
import type { FieldPath, SourceFile } from './source-file.ts';

/** Something to mend in a story folder. An error keeps the story from being published, a warning does not. */
export interface Problem {
  /** See diagnostics/. */
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  /** Relative to the story folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Where in the file, for people, e.g. `facets.who-for.points`; empty: the file itself. */
  readonly field: string;
  /** The same as it is written: keys and indexes. Its end need not be there, where something is missing. */
  readonly path: FieldPath;
  /** Slug of the moment, if it is about one. */
  readonly moment?: string;
  /** If it is about the text in one language. */
  readonly language?: string;
  readonly message: string;
  /** What an author can do about it. */
  readonly mend: string;
}

export interface Finding {
  readonly source: Pick<SourceFile, 'name' | 'at'> & Partial<Pick<SourceFile, 'value'>>;
  readonly path: FieldPath;
  readonly message: string;
  /** The code's own where left out. */
  readonly mend?: string | undefined;
}

/** Collects problems while a story is compiled. */
export class Problems {
  readonly list: Problem[] = [];

  report(code: Code, { source, path, message, mend }: Finding): void {
    const { severity, mend: usual } = DIAGNOSTICS[code];
    const written = writtenPath(source.value, path);
    const place = {
      file: source.name,
      ...source.at(written),
      field: path.join('.'),
      path: written,
      ...partsOf(source.name, path),
    };
    this.list.push({ code, severity, ...place, message, mend: mend ?? usual });
  }

  get hasErrors(): boolean {
    return this.list.some((problem) => problem.severity === 'error');
  }
}

/** A list of names that is read as named entries (`options: { items: [lamp] }`) is told by those names; it has indexes. */
function writtenPath(value: unknown, path: FieldPath): FieldPath {
  let node = value;
  return path.map((step) => {
    const at = Array.isArray(node) && typeof step === 'string' ? node.indexOf(step) : -1;
    const written = at < 0 ? step : at;
    node = typeof node === 'object' && node !== null ? Reflect.get(node, written) : undefined;
    return written;
  });
}

function partsOf(file: string, path: FieldPath): Pick<Problem, 'moment' | 'language'> {
  const moment = /^moments\/(.+)\.yaml$/.exec(file)?.[1];
  const language = path.findLast((step) => step === 'en' || step === 'fr');
  return {
    ...(moment === undefined ? {} : { moment }),
    ...(language === undefined ? {} : { language: String(language) }),
  };
}

/** `error FS403 moments/the-keeper.yaml:12:5 points: The goal asks for … Lower the goal …` */
export function formatProblem({ severity, code, file, line, column, field, message, mend }: Problem): string {
  const where = field === '' ? '' : ` ${field}:`;
  return `${severity} ${code} ${file}:${line}:${column}${where} ${message} ${mend}`.trim();
}
