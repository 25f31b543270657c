import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Problem } from '@fabula/story/problem';
import type { DraftStore } from '../draft/store.ts';

/** Underlines what is to mend in a text. */
export function showProblems(draft: DraftStore, path: string, problems: readonly Problem[]): void {
  const state = draft.stateOf(path);
  if (!state) return;
  const here = problems.filter(({ file }) => file === path).map((problem) => shown(problem, state.doc));
  draft.dispatch(path, setDiagnostics(state, here));
}

/** From where it begins to the end of its line: the checker tells where, not how far. */
function shown({ code, severity, line, column, message, mend }: Problem, doc: Text): Diagnostic {
  const written = doc.line(Math.min(line, doc.lines));
  const to = written.from + written.text.trimEnd().length;
  const from = Math.min(written.from + column - 1, to);
  return { from, to, severity, source: code, message: `${message} ${mend}`.trim() };
}
