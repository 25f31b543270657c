import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Code } from '@fabula/story/diagnostics/diagnostics';
import type { Problem } from '@fabula/story/problem';
import type { DraftStore } from '../draft/store.ts';

interface Shown {
  readonly problems: readonly Problem[];
  /** Says what a code means. */
  readonly explain: (code: Code) => void;
  /** What that is called. */
  readonly explains: (code: Code) => string;
}

/** Underlines what is to mend in a text. */
export function showProblems(draft: DraftStore, path: string, { problems, explain, explains }: Shown): void {
  const state = draft.stateOf(path);
  if (!state) return;
  const here = problems
    .filter(({ file }) => file === path)
    .map((problem) => ({
      ...shown(problem, state.doc),
      actions: [{ name: explains(problem.code), apply: () => explain(problem.code) }],
    }));
  draft.dispatch(path, setDiagnostics(state, here));
}

/** From where it begins to the end of its line: the checker tells where, not how far. */
function shown({ code, severity, line, column, message, mend }: Problem, doc: Text): Diagnostic {
  const written = doc.line(Math.min(line, doc.lines));
  const to = written.from + written.text.trimEnd().length;
  const from = Math.min(written.from + column - 1, to);
  return { from, to, severity, source: code, message: `${message} ${mend}`.trim() };
}
